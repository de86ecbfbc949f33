// Names and literals in Python code, for the generated client and for code samples.

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/**
 * A trailing underscore distinguishes a name from a keyword. Names of builtins such as `type` are kept, because a
 * keyword argument does not hide them.
 */
export function pythonName(name: string): string {
  return isKeyword(name) || name === 'self' ? `${name}_` : name;
}

export function isKeyword(name: string): boolean {
  return KEYWORDS.has(name);
}

/** `eu-law` becomes `eu_law`. */
export function snakeCase(slug: string): string {
  return pythonName(slug.replaceAll('-', '_'));
}

/** Returns JSON data as a Python literal, on one line. */
export function pythonLiteral(value: unknown): string {
  if (typeof value === 'string') return pythonString(value);
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([name, item]) => `${pythonString(name)}: ${pythonLiteral(item)}`);
  return `{${entries.join(', ')}}`;
}

/** JSON's string escapes are also valid in Python. */
export function pythonString(text: string): string {
  const written = JSON.stringify(text);
  return text.includes('"') && !text.includes("'") ? `'${written.slice(1, -1).replaceAll('\\"', '"')}'` : written;
}
