// A result as lines for a model to read, for clients that asked for it (`?text=table`): where a result is mostly one list of
// records, its field names stand once, at the top, and not once a row. Programs read `structuredContent`, which stays as it is.

type Fields = Readonly<Record<string, unknown>>;

/** Everything that ends a line or a cell somewhere: what comes from a source cannot begin a row of its own. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * The result with its list of records as a table: every other field as a line `name: value`, a blank line, a header and the
 * rows, tabs between the cells. Fields keep their order; null and what a record lacks is empty, what is nested is JSON.
 * @returns undefined for a result that has not exactly one list of records at its root: that one is told as JSON
 */
export function tableText(result: object): string | undefined {
  const fields = Object.entries(result);
  const lists = fields.filter(([, value]) => isListOfRecords(value));
  const [list] = lists;
  if (list === undefined || lists.length > 1) return undefined;
  const lines: string[] = [];
  for (const [name, value] of fields) {
    if (name === list[0] || value === undefined) continue;
    const text = cell(value);
    lines.push(text === '' ? `${cell(name)}:` : `${cell(name)}: ${text}`);
  }
  if (lines.length > 0) lines.push('');
  const rows = list[1] as readonly Fields[];
  const columns = columnsOf(rows);
  lines.push(columns.map(cell).join('\t'));
  for (const row of rows) lines.push(columns.map((column) => cell(own(row, column))).join('\t'));
  return lines.join('\n');
}

/** An empty list has no fields to put at its top. */
function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of all rows in the order in which they first occur. */
function columnsOf(rows: readonly Fields[]): string[] {
  const columns = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) columns.add(name);
  return [...columns];
}

function own(row: Fields, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function cell(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(BREAKS, ' ');
  if (value === null || value === undefined) return '';
  const json = JSON.stringify(value) ?? '';
  // Numbers that JSON does not have are null there, and empty here.
  if (typeof value !== 'object') return json === 'null' ? '' : json;
  return json.replaceAll(BREAKS, ' ');
}
