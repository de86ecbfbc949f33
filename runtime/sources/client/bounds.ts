// Limits checked before a body is parsed. Parsing memory depends on the number of values, not bytes (48 MB of `{},` become
// gigabytes), and a thread that runs out of memory kills the process.

/** Maximum number of values, including names. 5 million of the smallest objects take about 400 MB. */
const MAX_VALUES = 5_000_000;
/** Maximum nesting depth. It is limited because readers recurse into values. */
const DEEPEST = 200;
const MAX_TAGS = 2_000_000;

const [BACKSLASH, QUOTE, COMMA, COLON] = [92, 34, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, LESS_THAN] = [91, 93, 123, 125, 60];

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
        if (depth > DEEPEST) return `its JSON is nested more than ${DEEPEST} levels deep`;
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
  return values > MAX_VALUES ? `its JSON has more than ${MAX_VALUES} values` : undefined;
}

/** Returns the last index of the input if the string is not terminated. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH) index++;
    else if (code === QUOTE) return index;
  }
  return text.length;
}

/** Ignores bodies that are not XML. */
export function markupFault(body: Uint8Array): string | undefined {
  let tags = 0;
  for (const byte of body) if (byte === LESS_THAN) tags++;
  return tags > MAX_TAGS ? `it has more than ${MAX_TAGS} tags` : undefined;
}
