// JSON Canonicalization Scheme (RFC 8785): the same value always has the same serialization, which can be hashed and
// signed.

/** Maximum nesting depth; more deeply nested values are rejected. */
const DEEPEST = 200;

/**
 * Members are sorted by UTF-16 code units; undefined members are omitted, as by `JSON.stringify`.
 * @throws Error for a non-finite number, a value that JSON cannot represent, and nesting beyond 200 levels
 */
export function canonicalJson(value: unknown): string {
  return written(value, 0);
}

function written(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error('JSON cannot represent non-finite numbers.');
      // RFC 8785 uses the number format of ECMAScript.
      return JSON.stringify(value);
    case 'object':
      break;
    default:
      throw new Error(`JSON has no ${typeof value}.`);
  }
  if (value === null) return 'null';
  if (depth >= DEEPEST) throw new Error(`The value is nested in more than ${DEEPEST} levels.`);
  if (Array.isArray(value)) return `[${value.map((item) => written(item, depth + 1)).join(',')}]`;
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${written(member, depth + 1)}`;
  }
  return `{${text}}`;
}
