// Plain text from fields with markup. Tags with known names are removed; every other "<" is kept.

import { decodeHTMLStrict } from 'entities';
import { readHtml } from './html.ts';
import { separationOf } from './known-tags.ts';
import { onlyTagsAsMarkup } from './markup.ts';

const NO_BREAK_SPACE = /\u00a0/g;
const SOFT_HYPHEN = /\u00ad/g;

/** Decodes references once and collapses white space. Returns undefined if no text remains. */
export function plainLine(text: string | undefined): string | undefined {
  return nonEmpty(decoded(withoutTags(text ?? '')).replace(/\s+/g, ' '));
}

/** Keeps line breaks between blocks, but at most one empty line. */
export function plainText(text: string | undefined): string | undefined {
  const lines = decoded(withoutTags(text ?? ''))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  return nonEmpty(kept.join('\n'));
}

/** Decodes character references once: `&amp;lt;` becomes `&lt;`. */
export function decoded(text: string): string {
  return decodeHTMLStrict(text).replace(NO_BREAK_SPACE, ' ').replace(SOFT_HYPHEN, '');
}

function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  let text = '';
  let isInLine = false;
  const breakLine = () => {
    text += '\n';
    isInLine = false;
  };
  readHtml(onlyTagsAsMarkup(html), {
    text: (piece) => {
      text += piece;
      const line = piece.slice(piece.lastIndexOf('\n') + 1);
      isInLine = line.trim() !== '' || (isInLine && line === piece);
    },
    open: (tag) => {
      const separation = separationOf(tag);
      if (separation === 'break' || (isInLine && separation === 'line')) breakLine();
      else if (separation === 'cell') text += ' ';
    },
    close: (tag) => {
      const separation = separationOf(tag);
      if (separation === 'line') breakLine();
      else if (separation === 'cell') text += ' ';
    },
  });
  return text;
}

function nonEmpty(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}
