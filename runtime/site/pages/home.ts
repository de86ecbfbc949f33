// `/`: search box, services by subject, and how to get started.

import { html } from 'htm/preact';
import { eventTypes } from '../../../generated/events.ts';
import { plans, platform, subjects } from '../../../generated/platform.ts';
import type { Service } from '../../contract/operation.ts';
import { CodeBlock } from '../components/copy.ts';
import { StateWord } from '../components/state-word.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { answersTo } from './ask.ts';
import { type States, statesOf } from './parts.ts';

/** Example questions; each has matching tools. */
const EXAMPLE_QUESTIONS = [
  'Earthquakes in Chile this month',
  'What is 250 dollars in kronor?',
  'Papers on coral bleaching',
  'Who owns this Norwegian company?',
  'Ships near Oslo',
];

export async function homePage(request: PageRequest): Promise<Page> {
  const { options, base, query } = request;
  const { services, areas } = options;
  const states = await statesOf(options);
  const tools = services.reduce(
    (sum, { operations }) => sum + operations.filter(({ adapter }) => adapter !== 'shared').length,
    0,
  );
  const endpoints = areas.reduce((sum, { operations }) => sum + operations.length, 0);
  const question = query.get('q')?.trim() ?? '';
  const answers = question === '' ? undefined : await answersTo(question, request);
  return {
    description: `${platform.summary} ${services.length} services with ${tools} tools over MCP and REST, ${endpoints} endpoints, and signed webhooks.`,
    path: '/',
    section: 'services',
    script: 'copy',
    body: html`<section class="hero">
        <h1>Live public data for your AI agents</h1>
        <p class="lead">
          ${services.length} services with ${tools} tools, and ${areas.length} areas with ${endpoints} endpoints: exchange rates, company registers, parliaments, papers,
          weather warnings, ships. Try each one here, call it over MCP or REST, or subscribe to ${eventTypes.length} types of changes by webhook.
        </p>
        <form class="ask" method="get" action="/" role="search">
          <input type="search" name="q" value=${question} maxlength="200" required aria-label="Your question" placeholder="Ask in your own words" />
          <button type="submit" class="primary">Find a tool</button>
        </form>
        ${question === '' ? html`<${ExampleQuestions} />` : answers}
      </section>
      <section class="section" id="services" aria-labelledby="services-title">
        <h2 id="services-title">Browse the data</h2>
        <div class="subjects">
          ${Object.entries({ ...subjects, other: 'Other' }).map(([name, title]) => html`<${Subject} title=${title} offers=${[...services, ...areas].filter(({ subject = 'other' }) => subject === name)} states=${states} />`)}
        </div>
      </section>
      <section class="section" aria-labelledby="begin-title">
        <h2 id="begin-title">Get started</h2>
        <${GettingStarted} base=${base} signup=${options.config.signup === 'open'} />
      </section>`,
  };
}

function ExampleQuestions(): unknown {
  return html`<p class="tries"><span class="hint">For example:</span>${EXAMPLE_QUESTIONS.map((text) => html`<a href=${`/?q=${encodeURIComponent(text)}`} rel="nofollow">${text}</a>`)}</p>`;
}

function Subject({ title, offers, states }: { title: string; offers: readonly Service[]; states: States }): unknown {
  if (offers.length === 0) return null;
  return html`<section>
    <h3>${title}</h3>
    <ul>
      ${offers.map((service) => {
        const failing = service.sources.filter((id) => states.get(id) === 'failing');
        return html`<li>
          <a href=${pathOf(service)}>${service.title}</a> ${failing.length > 0 && html`<${StateWord} name="failing" />`}
          <p>${service.summary}</p>
        </li>`;
      })}
    </ul>
  </section>`;
}

function GettingStarted({ base, signup }: { base: string; signup: boolean }): unknown {
  const call = `curl -s "${base}/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer" \\\n  -H "Service-API-Key: $ALMANAC_KEY"`;
  return html`<div class="columns">
    <div class="stack">
      <h3>Connect an agent</h3>
      <p>One MCP server finds and calls every tool. Copy the <a href="/docs/clients">settings for your client</a>.</p>
      <${CodeBlock} code=${`${base}/mcp/`} label="URL of the MCP server" />
    </div>
    <div class="stack">
      <h3>Call the REST API</h3>
      <p>Each tool accepts GET and POST. See the <a href="/docs/reference">API reference</a> and the <a href="/openapi.json">OpenAPI document</a>. To join several results with SQL, send a <a href="/query">query</a>.</p>
      <${CodeBlock} code=${call} label="A call with curl" language="sh" />
    </div>
    <div class="stack">
      <h3>Subscribe to changes</h3>
      <p>Webhooks send new papers, warnings, companies and rates to your server, signed and numbered. <a href="/webhooks">Subscribe</a>, or read <a href="/docs/webhooks">how it works</a>.</p>
    </div>
    <div class="stack">
      <h3>Get a key</h3>
      <p>${signup ? html`Free, with ${plans.free.callsPerDay} calls per day. <a href="/key">Sign up with your email address.</a>` : html`The operator of this server issues keys. <a href="/key">More about keys.</a>`}</p>
    </div>
  </div>`;
}
