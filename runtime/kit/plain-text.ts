// Text out of markup that sources leave in single fields: tags go, character references become characters.

import { decodeHTMLStrict } from 'entities';
import { readHtml } from './html.ts';

/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements that stand beside each other in a line. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const NO_BREAK_SPACE = /\u00a0/g;
const SOFT_HYPHEN = /\u00ad/g;

/** The text in one line: without tags, references decoded once, white space collapsed. Undefined when nothing is left. */
export function plainLine(text: string | undefined): string | undefined {
  return nonEmpty(decoded(withoutTags(text ?? '')).replace(/\s+/g, ' '));
}

/** The same with the line ends of its blocks and paragraphs; never more than one empty line. */
export function plainText(text: string | undefined): string | undefined {
  const lines = decoded(withoutTags(text ?? ''))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  return nonEmpty(kept.join('\n'));
}

/** The text with its character references as characters, decoded once: `&amp;lt;` is `&lt;`. */
export function decoded(text: string): string {
  return decodeHTMLStrict(text).replace(NO_BREAK_SPACE, ' ').replace(SOFT_HYPHEN, '');
}

function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  let text = '';
  let isInLine = false;
  let isMarkup = false;
  const breakLine = () => {
    text += '\n';
    isInLine = false;
  };
  const unfinished = readHtml(html, {
    text: (piece) => {
      text += piece;
      const line = piece.slice(piece.lastIndexOf('\n') + 1);
      isInLine = line.trim() !== '' || (isInLine && line === piece);
    },
    open: (tag) => {
      isMarkup = true;
      if (tag === 'br' || (isInLine && BLOCKS.has(tag))) breakLine();
    },
    close: (tag) => {
      isMarkup = true;
      if (BLOCKS.has(tag)) breakLine();
      else if (CELLS.has(tag)) text += ' ';
    },
  });
  // "p <q" is no tag; at the end of markup it is one that was cut.
  return isMarkup ? text : text + unfinished;
}

function nonEmpty(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}
