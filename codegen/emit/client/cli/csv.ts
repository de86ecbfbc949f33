// Reads and writes CSV as specified in RFC 4180.

const SPECIAL = /[",\r\n]/;

export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (found === null) throw new SyntaxError('The CSV cannot be read.');
    const [, quoted, plain = '', separator] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === ',') {
      // If the input ends with a comma, its last cell is empty.
      if (cells.lastIndex === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
  }
  return row.length === 0 ? rows : [...rows, row];
}

export function csvOf(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
