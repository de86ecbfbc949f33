// A tool result inside a chat, with the same views as on the site and with its sources.

import { html } from 'htm/preact';
import { PROVENANCE_META, VIEWS_META } from '../../contract/app.ts';
import type { View } from '../../contract/view.ts';
import { show } from '../../views/show.ts';
import type { Shown } from '../../views/shown.ts';
import { isRecord } from '../../views/walk.ts';
import { Address } from '../views/cell.ts';
import { formatted } from '../views/format.ts';
import { ShownView } from '../views/view.ts';
import { type Tab, Tabs } from './tabs.ts';

export type CallState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'done'; readonly result: unknown };

export interface AnswerProps {
  readonly call: CallState;
  /** Tool title provided by the host. */
  readonly title: string | undefined;
}

export function AnswerView({ call, title }: AnswerProps): unknown {
  if (call.phase === 'waiting') return html`<p class="note" role="status">Waiting for the response …</p>`;
  if (call.phase === 'cancelled') return html`<p class="note" role="status">The call was canceled.</p>`;
  const result = isRecord(call.result) ? call.result : {};
  if (result['isError'] === true) return html`<p class="problem" role="alert">${textOf(result)}</p>`;
  const all = shownOf(result);
  const full = all.filter(({ empty }) => !empty);
  const shown = full.length > 0 ? full : all.slice(0, 1);
  const [only] = shown;
  return html`<h1 class="app-title"><bdi>${title ?? only?.title ?? 'Answer'}</bdi></h1>
    ${only === undefined && html`<p class="plain-text"><bdi>${textOf(result)}</bdi></p>`}
    ${only !== undefined && shown.length === 1 && html`<${ShownView} shown=${only} />`}
    ${shown.length > 1 && html`<${Tabs} id="views" label="Views of the response" tabs=${shown.map(tabOf)} />`}
    <${Sources} sources=${metaOf(result)[PROVENANCE_META]} />`;
}

function tabOf(shown: Shown, index: number): Tab {
  return { name: `${shown.kind}-${index}`, title: shown.title, panel: html`<${ShownView} shown=${shown} />` };
}

function metaOf(result: Record<string, unknown>): Record<string, unknown> {
  return isRecord(result['_meta']) ? result['_meta'] : {};
}

/** Views of the result. Empty if the host withholds the metadata or it is malformed. */
function shownOf(result: Record<string, unknown>): Shown[] {
  const views = metaOf(result)[VIEWS_META];
  const answer = result['structuredContent'];
  if (!Array.isArray(views) || !isRecord(answer)) return [];
  try {
    return (views as View[]).map((view) => show(view, answer));
  } catch {
    return [];
  }
}

/** Maximum number of characters shown if there is no view. */
const MAX_TEXT_LENGTH = 20_000;

function textOf({ content }: Record<string, unknown>): string {
  const blocks: unknown[] = Array.isArray(content) ? content : [];
  const texts = blocks.flatMap((block) => (isRecord(block) && typeof block['text'] === 'string' ? block['text'] : []));
  return texts.join('\n\n').slice(0, MAX_TEXT_LENGTH) || 'The response has no content to show.';
}

function Sources({ sources }: { sources: unknown }): unknown {
  const named = (Array.isArray(sources) ? sources : []).filter(isRecord);
  if (named.length === 0) return null;
  return html`<ul class="app-sources" aria-label="Sources">
    ${named.map(({ publisher, page, licence, as_of, fetched_at }) => {
      const name = typeof publisher === 'string' ? publisher : 'Source';
      const when = [as_of, fetched_at].find((each) => typeof each === 'string');
      return html`<li>
        ${typeof page === 'string' ? html`<${Address} address=${page} text=${name} />` : html`<bdi>${name}</bdi>`}
        ${typeof licence === 'string' && html`, <bdi>${licence}</bdi>`}
        ${typeof when === 'string' && html`, as of ${formatted(when, 'date-time')}`}
      </li>`;
    })}
  </ul>`;
}
