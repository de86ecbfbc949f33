// Answers a question with matching tools. The search needs no key, so it is rate limited per network.

import { html } from 'htm/preact';
import { BurstCap } from '../../limits/burst.ts';
import type { ToolMatch } from '../../search/find-tool.ts';
import { isReadable } from '../../search/script.ts';
import { pageDataOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';

const MOST_MATCHES = 6;
/** Enough for people; programs use find_tool. */
const ASKING = { perSecond: 2, size: 20 } as const;

const asking = new BurstCap(() => performance.now());

export async function answersTo(question: string, { options, network }: PageRequest): Promise<unknown> {
  if (asking.take(network, ASKING) > 0) {
    return html`<p class="note" role="status">Too many questions from your network. Wait a few seconds, then ask again.</p>`;
  }
  const { matches, isAboutOffer } = options.findTool(question, MOST_MATCHES);
  const all = await Promise.all(matches.map((match) => shownAs(match, options)));
  const found = all.filter((each) => each !== undefined);
  if (found.length === 0) {
    return html`<p class="note" role="status">${withoutMatches(question, isAboutOffer)}</p>`;
  }
  return html`<ul class="matches" aria-label=${`Tools for: ${question}`}>
    ${found.map(
      ({ page, title, service, summary }) => html`<li>
        <a class="match-name" href=${page}>${title}</a> <span class="hint">${service}</span>
        <p>${summary}</p>
      </li>`,
    )}
  </ul>`;
}

function withoutMatches(question: string, isAboutOffer: boolean): string {
  if (!isReadable(question)) return 'Only Latin script is searched. Ask again in English, or choose a service below.';
  if (isAboutOffer) return 'Your question is about Almanac itself. All services are listed below.';
  return 'No tool matches. Rephrase the question, or choose a service below.';
}

/** Undefined if this server does not offer the tool. */
async function shownAs({ id }: ToolMatch, { services, areas }: PageRequest['options']) {
  for (const service of [...services, ...areas]) {
    const operation = service.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const { operations } = await pageDataOf(service);
    const page = operations.find(({ name }) => name === operation.name);
    return page === undefined ? undefined : { ...page, service: service.title };
  }
  return undefined;
}
