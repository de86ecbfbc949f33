// Removes accents and keeps capitals, which yields GeoNames' ASCII name for most places. The gazetteer stores the others.

const MARK = /\p{Script=Inherited}/gu;

/** `asciiOf('Málaga')` is `Malaga`. Keeps letters that are not an accented base letter. */
export function asciiOf(name: string): string {
  return name.normalize('NFKD').replace(MARK, '');
}
