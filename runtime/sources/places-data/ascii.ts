// Names on a plain keyboard, capitals kept: what GeoNames calls the ASCII name, for all names where that is only a matter of
// dropping accents. The gazetteer stores the others.

const MARK = /\p{Script=Inherited}/gu;

/** The name without its accents: `asciiOf('Málaga')` is `Malaga`. Letters that are not a letter with an accent stay. */
export function asciiOf(name: string): string {
  return name.normalize('NFKD').replace(MARK, '');
}
