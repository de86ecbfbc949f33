// Access to elements, attributes and names of SDMX-ML structure messages.

import { isObject, type JsonObject, textOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';

const readMessage = xmlReader();

/** The `Structures` of a message. @throws Error for a malformed, truncated or different document */
export function structuresOf(text: string): JsonObject {
  const message = readMessage(text, 'Structure');
  if (!isObject(message)) throw new Error('The message is empty.');
  return isObject(message['Structures']) ? message['Structures'] : {};
}

/** Elements with this name. The parser returns a single element without a list. */
export function elements(parent: unknown, name: string): JsonObject[] {
  const found = isObject(parent) ? parent[name] : undefined;
  return (Array.isArray(found) ? found : [found]).filter(isObject);
}

/** The elements at the end of a path of names; each step follows all matching elements. */
export function at(parent: unknown, ...names: readonly string[]): JsonObject[] {
  return names.reduce<JsonObject[]>(
    (found, name) => found.flatMap((each) => elements(each, name)),
    [{ '': parent } as JsonObject].flatMap((root) => (isObject(root['']) ? [root['']] : [])),
  );
}

/** An attribute by its local name. */
export function attribute(element: JsonObject | undefined, name: string): string | undefined {
  return textOf(element?.[`@${name}`]);
}

/** The English name of an element, or its only name. */
export function nameOf(element: JsonObject): string | undefined {
  const names = Array.isArray(element['Name']) ? element['Name'] : [element['Name']];
  const english = names.find((name) => isObject(name) && name['@lang'] === 'en') ?? names[0];
  return isObject(english) ? textOf(english['#text']) : textOf(english);
}
