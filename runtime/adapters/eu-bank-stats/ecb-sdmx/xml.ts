// SDMX-ML structure messages as plain objects: ways to their elements, attributes and names.

import { isObject, type JsonObject, textOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';

const readMessage = xmlReader();

/** The `Structures` of a message. @throws Error for a document that is broken, cut short or another one */
export function structuresOf(text: string): JsonObject {
  const message = readMessage(text, 'Structure');
  if (!isObject(message)) throw new Error('The message is empty.');
  return isObject(message['Structures']) ? message['Structures'] : {};
}

/** Elements of this name: one alone is no list in the parsed form. */
export function elements(parent: unknown, name: string): JsonObject[] {
  const found = isObject(parent) ? parent[name] : undefined;
  return (Array.isArray(found) ? found : [found]).filter(isObject);
}

/** The elements at the end of a way of names, over all of each. */
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

/** The English name of an element, or its only one. */
export function nameOf(element: JsonObject): string | undefined {
  const names = Array.isArray(element['Name']) ? element['Name'] : [element['Name']];
  const english = names.find((name) => isObject(name) && name['@lang'] === 'en') ?? names[0];
  return isObject(english) ? textOf(english['#text']) : textOf(english);
}
