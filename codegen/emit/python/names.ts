// Names of the Python client.

import { isKeyword, pythonName } from '../../../runtime/lib/python.ts';

/** Methods with these names would hide the types in the annotations of their class. */
const ANNOTATIONS = new Set(['bool', 'dict', 'float', 'int', 'list', 'object', 'str']);

export function methodName(name: string): string {
  return ANNOTATIONS.has(name) ? `${name}_` : pythonName(name);
}

/** Whether a field can be written in the class form of a TypedDict. */
export function isFieldName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !isKeyword(name);
}

/** `_GET_HISTORY` */
export function constantName(name: string): string {
  return `_${name.toUpperCase()}`;
}
