import { isKeyword, pythonName } from '../../../runtime/lib/python.ts';

/** Names of types. A method with such a name would hide the type in the annotations of its class. */
const ANNOTATIONS = new Set(['bool', 'dict', 'float', 'int', 'list', 'object', 'str']);

export function methodName(name: string): string {
  return ANNOTATIONS.has(name) ? `${name}_` : pythonName(name);
}

export function isFieldName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !isKeyword(name);
}

/** Returns the name of a constant, such as `_GET_HISTORY`. */
export function constantName(name: string): string {
  return `_${name.toUpperCase()}`;
}
