// HTML of others, as elements of ours: only what structures a text is taken over, no attribute but the address of a link. It is
// read by a tokeniser (no browser's parser, which might run something), and what it gives are nodes, never markup. The tokeniser
// is larger than all views together, so that browsers load it only for a text that needs it (browser/operation.ts).

import { html } from 'htm/preact';
import { type ComponentChild, h } from 'preact';
import type { htmlNodes } from './html-nodes.ts';

let reader: typeof htmlNodes | undefined;

/** Says what reads HTML here. */
export function readHtmlWith(given: typeof htmlNodes): void {
  reader = given;
}

/** A text with its paragraphs, lists, tables and emphasis. */
export function SanitisedHtml({ text }: { text: string }): unknown {
  return html`<div class="foreign">${reader?.<ComponentChild>(text, h)}</div>`;
}
