// GeoNames' ASCII name of most places. The gazetteer stores the others.

const MARK = /\p{Script=Inherited}/gu;

/** `asciiOf('Málaga')` is `Malaga`. */
export function asciiOf(name: string): string {
  return name.normalize('NFKD').replace(MARK, '');
}
