import { isKeyword, pythonName } from '../../../runtime/lib/python.ts';

/** Methods with these names would hide the types in their class's annotations. */
const ANNOTATIONS = new Set(['bool', 'dict', 'float', 'int', 'list', 'object', 'str']);

export function methodName(name: string): string {
  return ANNOTATIONS.has(name) ? `${name}_` : pythonName(name);
}

export function isFieldName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !isKeyword(name);
}

/** `_GET_HISTORY` */
export function constantName(name: string): string {
  return `_${name.toUpperCase()}`;
}
