// `/webhooks`: webhook console.

import { html } from 'htm/preact';
import { eventTypes } from '../../../generated/events.ts';
import type { PageSchema } from '../../contract/page.ts';
import { Console, type ConsoleProps } from '../components/console.ts';
import { Island } from '../components/island.ts';
import type { WatchedType } from '../components/subscribe-form.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { Sentence } from './parts.ts';

const types: readonly WatchedType[] = eventTypes.map(
  ({ type, title = type, summary, filters = [], schema, example }) => ({
    ...{ type, title, summary, example },
    fields: filters.map((name) => ({ name, schema: fieldSchema(name, schema as PageSchema) })),
  }),
);

export function webhooksPage({ options }: PageRequest): Page {
  const props: ConsoleProps = { types, signup: options.config.signup === 'open' };
  return {
    title: 'Webhooks',
    description: 'Subscribe to changes of public records and monitor your deliveries.',
    path: '/webhooks',
    section: 'webhooks',
    script: 'webhooks',
    body: html`<header class="head">
        <h1>Webhooks</h1>
        <p class="lead">
          Subscribe to a type of record and receive each change at your URL: signed, numbered without gaps, delivered at least once. <a href="/docs/webhooks">How to receive webhooks</a>
        </p>
      </header>
      <p class="note unscripted">Subscribing on this page requires JavaScript. You can also <a href="/services/webhooks/subscribe">call subscribe</a>.</p>
      <${Island} name="webhooks" component=${Console} props=${props} />
      <section class="section" aria-labelledby="kinds-title">
        <h2 id="kinds-title">Event types</h2>
        <ul class="listing">
          ${types.map(({ type, title, summary }) => html`<li><p>${title}<br /><code>${type}</code></p><p class="says"><${Sentence} text=${summary} /></p></li>`)}
        </ul>
      </section>`,
  };
}

function fieldSchema(name: string, { properties = {} }: PageSchema): PageSchema {
  const { type, description, items, enum: words } = properties[name] ?? {};
  return {
    ...(type === undefined ? {} : { type }),
    ...(description === undefined ? {} : { description }),
    ...(items?.type === undefined ? {} : { items: { type: items.type } }),
    ...(words === undefined ? {} : { enum: words }),
  };
}
