/**
 * Returns the names of the columns that follow the arguments varied by `for_each` in a call's table. A name that is
 * already used gets the prefix `result_`.
 * @param varied names of the varied arguments
 * @param columns names of the result's columns
 */
export function columnNames(varied: readonly string[], columns: readonly string[]): string[] {
  const taken = new Set(varied);
  return columns.map((column) => {
    let name = column;
    while (taken.has(name)) name = `result_${name}`;
    taken.add(name);
    return name;
  });
}
