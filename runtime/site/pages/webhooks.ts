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

const types: readonly WatchedType[] = eventTypes.map(({ type, summary, schema }) => ({
  type,
  summary,
  fields: plainFields(schema as PageSchema),
}));

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
          ${types.map(({ type, summary }) => html`<li><p><code>${type}</code></p><p class="says"><${Sentence} text=${summary} /></p></li>`)}
        </ul>
      </section>`,
  };
}

/** Scalar fields and lists of scalars: only these can be filtered. */
function plainFields({ properties = {} }: PageSchema): WatchedType['fields'] {
  const plain = Object.entries(properties).filter(([, schema]) =>
    isPlain(schema.type === 'array' ? (schema.items ?? {}) : schema),
  );
  return Object.fromEntries(
    plain.map(([name, { type, description, items, ...rest }]) => [
      name,
      {
        ...(type === undefined ? {} : { type }),
        ...(description === undefined ? {} : { description }),
        ...(items?.type === undefined ? {} : { items: { type: items.type } }),
        ...(rest.enum === undefined ? {} : { enum: rest.enum }),
      },
    ]),
  );
}

function isPlain({ type }: PageSchema): boolean {
  return [type ?? []].flat().every((each) => each !== 'object' && each !== 'array');
}
