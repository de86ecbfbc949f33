// What a question is answered with: the tools that fit, each one click from being tried. The search needs no key, so that each
// network has a cap of its own.

import { html } from 'htm/preact';
import { BurstCap } from '../../../accounts/burst.ts';
import type { ToolMatch } from '../../../find-tool/find-tool.ts';
import type { PageRequest } from '../serve.ts';

const MOST_MATCHES = 6;
/** A person types slower; a program has find_tool. */
const ASKING = { perSecond: 2, size: 20 } as const;

const asking = new BurstCap(() => performance.now());

export function Answers({ question, request }: { question: string; request: PageRequest }): unknown {
  const { options, network } = request;
  if (asking.take(network, ASKING) > 0) {
    return html`<p class="note" role="status">Many questions came from your network within seconds. Wait a moment, then ask again.</p>`;
  }
  const { matches, isAboutOffer } = options.findTool(question, MOST_MATCHES);
  const found = matches.flatMap((match) => nameOf(match, options) ?? []);
  if (found.length === 0) {
    const said = isAboutOffer
      ? 'That is about what there is: all of it stands below.'
      : 'No tool fits. Ask for a thing that can be looked up, or choose below.';
    return html`<p class="note" role="status">${said}</p>`;
  }
  return html`<ul class="matches" aria-label=${`Tools for: ${question}`}>
    ${found.map(
      ({ path, title, service, summary }) => html`<li>
        <a class="match-name" href=${path}>${title}</a> <span class="hint">${service}</span>
        <p>${summary}</p>
      </li>`,
    )}
  </ul>`;
}

/** How a match is shown, where this server has its tool. */
function nameOf({ id }: ToolMatch, { services, areas }: PageRequest['options']) {
  for (const { slug, title: service, operations } of [...services, ...areas]) {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const path =
      operation.path === undefined
        ? `/services/${slug}/${operation.name}`
        : operation.path.replace('/api/', '/endpoints/').replaceAll(/\/\{\w+\}/g, '');
    return { path, title: headline(operation.name), service, summary: operation.summary };
  }
  return undefined;
}

/** A tool's name in words. */
function headline(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
