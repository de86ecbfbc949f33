/**
 * Names of the columns of a call's table, after the arguments that `for_each` varies. A name that is taken gets the prefix `result_`.
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
