// Measures and sanitizes text for terminals. Text from sources may contain any character.

import { stripVTControlCharacters } from 'node:util';

/** Control characters, line separators, and characters that reorder or hide the text after them. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const LINE_BREAKS_AND_TABS = /[\r\n\t]+/g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Matches characters that take up two columns: East Asian wide and fullwidth characters, and emoji. */
const WIDE =
  /^(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Yi}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji}\ufe0f)/u;
const HALFWIDTH = /^[\uff61-\uffdc]/;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;

export function inert(text: string): string {
  return stripVTControlCharacters(text).replace(LINE_BREAKS_AND_TABS, ' ').replace(UNSAFE, '\ufffd');
}

export function inertLines(text: string): string {
  return text.split(/\r?\n/).map(inert).join('\n');
}

/** Escapes the control characters that JSON.stringify leaves unescaped. */
export function inertJson(json: string): string {
  return json.replace(UNSAFE_IN_JSON, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) && !HALFWIDTH.test(grapheme) ? 2 : 1;
}

/** Truncates to `width` columns with an ellipsis. */
export function cut(text: string, width: number): string {
  if (text.length <= width && widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const more = graphemeWidth(segment);
    if (used + more > width - 1) {
      // The remaining characters may be invisible.
      return widthOf(text.slice(kept.length)) <= width - used ? text : `${kept}…`;
    }
    kept += segment;
    used += more;
  }
  return kept;
}

/** Wraps text at `width` columns. A longer word is placed on a separate line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
