// Names in Python.

/** Keywords, and names that annotations of the same scope use. */
const RESERVED = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Methods with these names would hide the types in the annotations of their class. */
const ANNOTATIONS = new Set(['bool', 'dict', 'float', 'int', 'list', 'object', 'str']);

/** `eu-law` becomes `eu_law`. A trailing underscore separates a name from a keyword. */
export function snakeCase(slug: string): string {
  return argumentName(slug.replaceAll('-', '_'));
}

/** Builtins such as `type` stay: as a keyword argument they hide nothing. */
export function argumentName(name: string): string {
  return RESERVED.has(name) || name === 'self' ? `${name}_` : name;
}

export function methodName(name: string): string {
  return RESERVED.has(name) || ANNOTATIONS.has(name) ? `${name}_` : name;
}

/** Whether a field can be written in the class form of a TypedDict. */
export function isFieldName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !RESERVED.has(name);
}

/** `GET_HISTORY` */
export function constantName(name: string): string {
  return `_${name.toUpperCase()}`;
}
