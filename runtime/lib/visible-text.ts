// Removes characters that a person does not see but a model reads, so source text cannot contain a hidden message.
//
// Removed: control characters except tab, line feed and carriage return (so ESC sequences lose their ESC),
// bidirectional embeddings, overrides and isolates, zero-width characters, soft hyphens, tag characters, variation
// selectors and every other default-ignorable character of Unicode. Kept, one at a time, where writing needs them: ZWNJ
// and ZWJ next to letters of scripts that join or cluster, ZWJ and presentation selectors in emoji, selectors after
// characters that have such variants, LRM, RLM and ALM in right-to-left text, zero-width spaces between words of
// scripts that write no space, and the three subdivision flags in use.

const HIDDEN_CLASS = '[\\0-\\x08\\v\\f\\x0e-\\x1f\\x7f-\\x9f\\ufff9-\\ufffb\\p{Default_Ignorable_Code_Point}]';
/** Flags of England, Scotland and Wales: a black flag, tag characters and a cancel tag. */
const FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';
const HIDDEN = new RegExp(HIDDEN_CLASS, 'u');
const FLAG_OR_HIDDEN = new RegExp(`${FLAG}|${HIDDEN_CLASS}`, 'gu');

/** Matches hidden characters in the output of JSON.stringify. */
const HIDDEN_OR_ESCAPE = new RegExp(`${HIDDEN_CLASS}|\\\\(?:u00|[bf])`, 'u');
/** An escape in JSON text for a possibly hidden character, or for half of a surrogate pair. */
const ESCAPED_HIDDEN =
  /\\(?:[bf]|u(?:00[0189]|00ad|034f|061c|115f|1160|17b[45]|180[b-f]|200[b-f]|202[a-e]|206|3164|fe0|feff|ff[af]|d82f|d834|db40))/i;

/** Control characters that separate words. */
const SEPARATORS: ReadonlySet<string> = new Set(['\v', '\f', '\u0085']);
const RIGHT_TO_LEFT =
  /(?!\u061c)[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;
const SHAPED =
  /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Syriac}\p{Script_Extensions=Nko}\p{Script_Extensions=Mandaic}\p{Script_Extensions=Adlam}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Phags_Pa}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Javanese}\p{Script_Extensions=Balinese}]/u;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const PICTOGRAPH_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
const EMOJI = /\p{Emoji}/u;
const HAN = /\p{Script=Han}/u;
/** Characters with standardized variants other than emoji. */
const HAS_VARIANTS =
  /[\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}0\u3001\u3002\uff01\uff0c\uff0e\uff1a\uff1b\uff1f\u2018-\u201d]/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;
const MARK = /\p{M}/u;

/** Takes linear time. */
export function visibleText(text: string): string {
  if (!HIDDEN.test(text)) return text;
  let isRightToLeft: boolean | undefined;
  return text.replace(FLAG_OR_HIDDEN, (found, at: number) => {
    if (found.length > 2) return found;
    if (SEPARATORS.has(found)) return ' ';
    const before = characterBefore(text, at);
    const after = characterAt(text, at + found.length);
    const isMark = found === '\u200e' || found === '\u200f' || found === '\u061c';
    if (isMark) isRightToLeft ??= RIGHT_TO_LEFT.test(text);
    const isNeeded = isMark ? isRightToLeft === true && !HIDDEN.test(before) : isNeededBetween(found, before, after);
    return isNeeded ? found : '';
  });
}

/** Returns whether the script needs the hidden character; '' means the edge of the string. */
function isNeededBetween(hidden: string, before: string, after: string): boolean {
  const code = hidden.codePointAt(0) as number;
  if (code === 0x200d && PICTOGRAPH_END.test(before) && PICTOGRAPH.test(after)) return true;
  if (before === '' || HIDDEN.test(before)) return code === 0x200d && isShaped(after) && !HIDDEN.test(before);
  if (code === 0x200c || code === 0x200d) return isShaped(before) || isShaped(after);
  if (code === 0x200b) return UNSPACED.test(before) && UNSPACED.test(after);
  if (code === 0x034f) return MARK.test(before) && MARK.test(after);
  if (code >= 0x180b && code <= 0x180f) return MONGOLIAN.test(before);
  if (code === 0xfe0e || code === 0xfe0f) return EMOJI.test(before) || HAS_VARIANTS.test(before);
  if (code >= 0xfe00 && code <= 0xfe02) return HAS_VARIANTS.test(before);
  return code >= 0xe0100 && code <= 0xe01ef && HAN.test(before);
}

/** Excludes hidden characters, because some are listed with several scripts although they belong to none. */
function isShaped(character: string): boolean {
  return LETTER_OR_MARK.test(character) && SHAPED.test(character) && !HIDDEN.test(character);
}

function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function characterBefore(text: string, at: number): string {
  if (at === 0) return '';
  const pair = at > 1 ? characterAt(text, at - 2) : '';
  return pair.length === 2 ? pair : (text[at - 1] as string);
}

/** Returns the same value if it has no hidden characters; never modifies it. */
export function withVisibleText<Value>(value: Value): Value {
  if (typeof value === 'string') return visibleText(value) as Value;
  return isContainer(value) && holdsHidden(value) ? (visibleCopy(value) as Value) : value;
}

/** If the text has passed `visibleText`, only escapes can still produce hidden characters. */
export function parsedWithVisibleText<Value>(text: string, value: Value): Value {
  return ESCAPED_HIDDEN.test(text) ? withVisibleText(value) : value;
}

type Container = unknown[] | Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Serializing the value in V8 is several times faster than walking it in JavaScript. Control characters are escaped in
 * the output.
 */
function holdsHidden(value: Container): boolean {
  return HIDDEN_OR_ESCAPE.test(JSON.stringify(value));
}

/** Iterative, because the source controls the nesting depth. */
function visibleCopy(root: Container): Container {
  const copyOf = (value: Container): Container => (Array.isArray(value) ? [] : {});
  const copy = copyOf(root);
  const waiting: [Container, Container][] = [[root, copy]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, to] = next;
    for (const [name, value] of Object.entries(from)) {
      let visible: unknown = typeof value === 'string' ? visibleText(value) : value;
      if (isContainer(value)) {
        const inner = copyOf(value);
        waiting.push([value, inner]);
        visible = inner;
      }
      // Define the property, because assigning to the name __proto__ would set the prototype.
      const property = { value: visible, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(to, visibleText(name), property);
    }
  }
  return copy;
}
