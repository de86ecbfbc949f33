// `/changelog`: renders CHANGELOG.md. Supports only the Markdown it uses: headings, lists, paragraphs, code and links.

import { readFile } from 'node:fs/promises';
import { html } from 'htm/preact';
import type { Page } from '../document.ts';
import { Crumbs } from './parts.ts';

const FILE = new URL('../../../CHANGELOG.md', import.meta.url);

interface Block {
  readonly kind: 'h2' | 'h3' | 'p' | 'ul';
  readonly texts: string[];
}

let blocks: Promise<readonly Block[]> | undefined;

export async function changelogPage(): Promise<Page> {
  blocks ??= readFile(FILE, 'utf8').then(blocksOf);
  const read = await blocks;
  return {
    title: 'Changelog',
    description: 'Changes to the API and the server, newest first.',
    path: '/changelog',
    section: 'docs',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head"><h1>Changelog</h1></header>
      <div class="prose">${read.map((block) => html`<${BlockNode} block=${block} />`)}</div>`,
  };
}

export function blocksOf(text: string): readonly Block[] {
  const found: Block[] = [];
  let goesOn = false;
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    const heading = /^(##|###) (.*)$/.exec(line);
    if (heading !== null) found.push({ kind: heading[1] === '##' ? 'h2' : 'h3', texts: [heading[2] as string] });
    else if (line.startsWith('- ')) {
      if (last?.kind === 'ul') last.texts.push(line.slice(2));
      else found.push({ kind: 'ul', texts: [line.slice(2)] });
    } else if (line.trim() !== '' && !line.startsWith('# ')) {
      if (goesOn && last !== undefined) last.texts.push(`${last.texts.pop()} ${line.trim()}`);
      else found.push({ kind: 'p', texts: [line.trim()] });
    }
    goesOn = line.trim() !== '' && heading === null;
  }
  return found;
}

function BlockNode({ block: { kind, texts } }: { block: Block }): unknown {
  if (kind === 'ul') return html`<ul>${texts.map((text) => html`<li>${inline(text)}</li>`)}</ul>`;
  const [text = ''] = texts;
  if (kind === 'h2') return html`<h2>${inline(text)}</h2>`;
  return kind === 'h3' ? html`<h3>${inline(text)}</h3>` : html`<p>${inline(text)}</p>`;
}

function inline(text: string): unknown[] {
  return text
    .split('`')
    .flatMap((part, index): unknown[] => (index % 2 === 1 ? [html`<code>${part}</code>`] : linked(part)));
}

function linked(text: string): unknown[] {
  const parts = text.split(/\[([^\][]{1,200})\]\((https?:\/\/[^()\s]{1,300})\)/);
  return parts.flatMap((part, index): unknown[] => {
    if (index % 3 === 0) return [part.replaceAll('**', '')];
    return index % 3 === 1 ? [html`<a href=${parts[index + 1]}>${part}</a>`] : [];
  });
}
