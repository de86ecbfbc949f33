// What a body may hold before it is parsed: the memory that parsing takes goes by the number of values, not of bytes (48 MB of
// `{},` become gigabytes), and a thread that runs out of it takes the whole process along. Both scans are linear.

/** Values, names included, in a JSON text; 5 million of the smallest objects take some 400 MB. */
const MOST_VALUES = 5_000_000;
/** What reads the values goes down into them. */
const DEEPEST = 200;
/** Tags of an XML or HTML text. */
const MOST_TAGS = 2_000_000;

const [BACKSLASH, QUOTE, COMMA, COLON] = [92, 34, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, LESS_THAN] = [91, 93, 123, 125, 60];

/** Why a JSON text must not be parsed; undefined when it may. */
export function jsonFault(text: string): string | undefined {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        values++;
        if (depth > DEEPEST) return `its JSON is nested more than ${DEEPEST} deep`;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
      case COLON:
        values++;
    }
  }
  return values > MOST_VALUES ? `its JSON has more than ${MOST_VALUES} values` : undefined;
}

/** Index of the quote that ends the string which begins at `start`; the text's last one where none does. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index++;
    else if (code === QUOTE) return index;
  }
  return text.length;
}

/** Why a body must not be parsed as XML; undefined when it may, or is none. */
export function markupFault(body: Uint8Array): string | undefined {
  let tags = 0;
  for (const byte of body) if (byte === LESS_THAN) tags++;
  return tags > MOST_TAGS ? `it has more than ${MOST_TAGS} tags` : undefined;
}
