// Renders third-party HTML with an allow list of structural elements; the only attribute kept is the href of links. A tokenizer reads it
// (not a browser parser, which might execute something) and produces nodes, never markup. Browsers load the tokenizer only when needed,
// because it is larger than all views together (browser/operation.ts).

import { html } from 'htm/preact';
import { type ComponentChild, h } from 'preact';
import type { htmlNodes } from './html-nodes.ts';

let reader: typeof htmlNodes | undefined;

export function readHtmlWith(given: typeof htmlNodes): void {
  reader = given;
}

export function SanitisedHtml({ text }: { text: string }): unknown {
  return html`<div class="foreign">${reader?.<ComponentChild>(text, h)}</div>`;
}
