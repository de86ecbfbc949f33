// Derives the ASCII name that GeoNames uses for most places. The gazetteer stores the exceptions.

const MARK = /\p{Script=Inherited}/gu;

/** `asciiOf('Málaga')` is `Malaga`. */
export function asciiOf(name: string): string {
  return name.normalize('NFKD').replace(MARK, '');
}
