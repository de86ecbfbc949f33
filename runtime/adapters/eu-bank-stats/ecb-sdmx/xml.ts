import { isObject, type JsonObject, textOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';

const readMessage = xmlReader();

/** @throws Error if the document is malformed, truncated or of another type */
export function structuresOf(text: string): JsonObject {
  const message = readMessage(text, 'Structure');
  if (!isObject(message)) throw new Error('The message is empty.');
  return isObject(message['Structures']) ? message['Structures'] : {};
}

/** The parser does not wrap a single element in a list. */
export function elements(parent: unknown, name: string): JsonObject[] {
  const found = isObject(parent) ? parent[name] : undefined;
  return (Array.isArray(found) ? found : [found]).filter(isObject);
}

export function at(parent: unknown, ...names: readonly string[]): JsonObject[] {
  return names.reduce<JsonObject[]>(
    (found, name) => found.flatMap((each) => elements(each, name)),
    [{ '': parent } as JsonObject].flatMap((root) => (isObject(root['']) ? [root['']] : [])),
  );
}

export function attribute(element: JsonObject | undefined, name: string): string | undefined {
  return textOf(element?.[`@${name}`]);
}

/** Returns the English name if there is one. */
export function nameOf(element: JsonObject): string | undefined {
  const names = Array.isArray(element['Name']) ? element['Name'] : [element['Name']];
  const english = names.find((name) => isObject(name) && name['@lang'] === 'en') ?? names[0];
  return isObject(english) ? textOf(english['#text']) : textOf(english);
}
