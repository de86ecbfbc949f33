// `/`: the purpose of the server, the question box, live cards, setup instructions, and the list of services.

import { html } from 'htm/preact';
import { eventTypes } from '../../../generated/events.ts';
import { plans, platform, subjects } from '../../../generated/platform.ts';
import type { Service } from '../../contract/operation.ts';
import { AskBox } from '../components/ask.ts';
import { Connect } from '../components/connect.ts';
import { queryOf } from '../components/form-values.ts';
import { Island } from '../components/island.ts';
import { StateWord } from '../components/state-word.ts';
import type { Page } from '../document.ts';
import type { Card, CardContent } from '../live/cards.ts';
import { contentOf } from '../live/live-cards.ts';
import { pageDataOf, pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { askedProps } from './ask.ts';
import { CardView, type ShownCard } from './cards.ts';
import { policyOf, type States, statesOf } from './parts.ts';

export async function homePage(request: PageRequest): Promise<Page> {
  const { options, base, query } = request;
  const { services, areas } = options;
  const [states, asked, cards] = await Promise.all([
    statesOf(options),
    askedProps(query.get('q')?.trim() ?? '', request),
    shownCards(options),
  ]);
  const offers = [...services, ...areas];
  const tools = offers.reduce((sum, service) => sum + toolsOf(service), 0);
  const sources = new Set(offers.flatMap((service) => service.sources)).size;
  const counts = `${tools} tools from ${sources} public sources over MCP and REST, and ${eventTypes.length} kinds of webhooks.`;
  return {
    description: `${platform.summary} ${counts}`,
    path: '/',
    section: 'services',
    script: 'home',
    body: html`<div class="front"><div class="front-start"><section class="hero">
        <h1>Live public data for your AI agents</h1>
        <p class="lead">
          Exchange rates, companies, parliaments, papers, warnings, ships: ${counts}
        </p>
        <${Island} name="ask" component=${AskBox} props=${asked} />
      </section>
      <section class="section" id="connect" aria-labelledby="connect-title">
        <h2 id="connect-title">Connect your agent</h2>
        <${Island} name="connect" component=${Connect} props=${{ base, signup: options.config.signup === 'open', callsPerDay: plans.free.callsPerDay }} />
      </section>
      </div>
      ${
        cards.length > 0 &&
        html`<section class="live-now" aria-labelledby="live-title">
        <h2 id="live-title">Live now</h2>
        <ul class="live">${cards.map((card) => html`<${CardView} card=${card} />`)}</ul>
      </section>`
      }
      </div>
      <section class="section" id="services" aria-labelledby="services-title">
        <div class="title-row">
          <h2 id="services-title">Services</h2>
          <input id="service-filter" class="scripted" type="search" placeholder="Filter" aria-label="Filter services" />
        </div>
        <ul class="service-list" id="service-list">
          ${inOrder(offers).map((service) => html`<${ServiceLine} service=${service} states=${states} />`)}
        </ul>
        <p id="service-none" class="note" hidden>No service matches. Ask a question above: it also finds single tools.</p>
        <p class="unfold"><a href="#services">Show all ${offers.length} services</a></p>
      </section>`,
  };
}

/** Returns the cached results or, before the first refresh, the recorded examples. */
async function shownCards({ liveCards, services }: PageRequest['options']): Promise<ShownCard[]> {
  const live = new Map(liveCards.current().map(({ card, content }) => [card, content]));
  const cards = await Promise.all(
    liveCards.offered.map(async (card) => {
      const found = await pageOf(card, services);
      if (found === undefined) return undefined;
      const { page, service } = found;
      const content = live.get(card);
      if (content !== undefined) return shownCard(card, content, page.page, service, card.arguments, false);
      const example = page.answer === undefined ? undefined : contentOf(card, page.answer);
      if (example === undefined) return undefined;
      return shownCard(card, example, page.page, service, page.examples[0]?.arguments ?? {}, true);
    }),
  );
  return cards.filter((card) => card !== undefined);
}

async function pageOf({ operation }: Card, services: readonly Service[]) {
  const [slug, name] = operation.split('.');
  const service = services.find((each) => each.slug === slug);
  const page = service && (await pageDataOf(service)).operations.find((each) => each.name === name);
  return service === undefined || page === undefined ? undefined : { service, page };
}

function shownCard(
  { title, arguments: ofCard }: Card,
  content: CardContent,
  path: string,
  service: Service,
  args: Readonly<Record<string, unknown>>,
  isExample: boolean,
): ShownCard {
  const query = queryOf(args).toString();
  const isSame = JSON.stringify(args) === JSON.stringify(ofCard);
  const source = policyOf(service.sources[0] ?? '')?.citation.publisher ?? service.title;
  return {
    title: isSame ? title : service.title,
    content,
    address: query === '' ? path : `${path}?${query}`,
    source,
    isExample,
  };
}

function toolsOf({ operations }: Service): number {
  return operations.filter(({ adapter }) => adapter !== 'shared').length;
}

function inOrder(offers: readonly Service[]): Service[] {
  const names = [...Object.keys(subjects), undefined];
  return names.flatMap((name) => offers.filter(({ subject }) => subject === name));
}

function ServiceLine({ service, states }: { service: Service; states: States }): unknown {
  const { title, summary, subject, sources } = service;
  const policies = sources.flatMap((id) => policyOf(id) ?? []);
  const publishers = [...new Set(policies.map(({ citation }) => citation.publisher))];
  const isFailing = sources.some((id) => states.get(id) === 'failing');
  const count = toolsOf(service);
  const names = publishers.slice(0, 2).join(', ') + (publishers.length > 2 ? ` and ${publishers.length - 2} more` : '');
  const subjectTitle = subject === undefined ? '' : ((subjects as Readonly<Record<string, string>>)[subject] ?? '');
  return html`<li data-words=${`${title} ${summary} ${subjectTitle} ${publishers.join(' ')}`.toLowerCase()}>
    <a href=${pathOf(service)}>${title}</a>
    <span class="says">${count} ${count === 1 ? 'tool' : 'tools'} · ${names === '' ? 'built in' : names}${freshness(policies.filter(({ embedded }) => !embedded))}</span>
    ${isFailing && html`<${StateWord} name="failing" />`}
  </li>`;
}

/** Describes the shortest cache lifetime of the sources, after which their data is fetched again. */
function freshness(policies: readonly { readonly cache: { readonly fresh: number } }[]): string {
  if (policies.length === 0) return '';
  const minutes = Math.min(...policies.map(({ cache }) => cache.fresh)) / 60_000;
  if (minutes < 60) return ` · refreshed every ${Math.max(1, Math.round(minutes))} min`;
  return ` · refreshed every ${Math.round(minutes / 60)} h`;
}
