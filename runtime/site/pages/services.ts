// `/services`: all services and areas, grouped by subject, with the number of tools and the state of the sources.

import { html } from 'htm/preact';
import { platform, subjects } from '../../../generated/platform.ts';
import type { Service } from '../../contract/operation.ts';
import { StateWord } from '../components/state-word.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { counted } from '../views/format.ts';
import { type States, statesOf } from './parts.ts';

export async function servicesPage({ options }: PageRequest): Promise<Page> {
  const offers = [...options.services, ...options.areas];
  const states = await statesOf(options);
  return {
    title: 'Services',
    description: `All ${offers.length} services of ${platform.title}, by subject.`,
    path: '/services',
    section: 'services',
    body: html`<header class="head">
        <h1>Services</h1>
        <form class="ask" method="get" action="/" role="search">
          <input type="search" name="q" maxlength="200" required aria-label="Your question" placeholder="Ask in your own words" />
          <button type="submit" class="primary">Find a tool</button>
        </form>
      </header>
      ${Object.entries({ ...subjects, other: 'Other' }).map(([name, title]) => html`<${Subject} name=${name} title=${title} offers=${offers.filter(({ subject = 'other' }) => subject === name)} states=${states} />`)}`,
  };
}

interface SubjectProps {
  readonly name: string;
  readonly title: string;
  readonly offers: readonly Service[];
  readonly states: States;
}

function Subject({ name, title, offers, states }: SubjectProps): unknown {
  if (offers.length === 0) return null;
  return html`<section class="section" aria-labelledby=${`subject-${name}`}>
    <h2 id=${`subject-${name}`}>${title}</h2>
    <ul class="listing">
      ${offers.map((service) => {
        const own = service.operations.filter(({ adapter }) => adapter !== 'shared').length;
        const isFailing = service.sources.some((id) => states.get(id) === 'failing');
        return html`<li>
          <p><a href=${pathOf(service)}>${service.title}</a></p>
          <p class="says">${service.summary} <span class="count">${counted(own, service.slug.startsWith('api/') ? 'endpoint' : 'tool')}</span> ${isFailing && html`<${StateWord} name="failing" />`}</p>
        </li>`;
      })}
    </ul>
  </section>`;
}
