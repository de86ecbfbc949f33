// `/`: what this is, a box that takes a question and answers with tools, everything that there is by subject, and how to begin.

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

/** Matches that a question is answered with. */
const TRIES = [
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
    description: `${platform.summary} ${services.length} services with ${tools} tools over REST and MCP, ${endpoints} endpoints, and signed webhooks.`,
    path: '/',
    section: 'services',
    script: 'copy',
    body: html`<section class="hero">
        <h1>Public data for agents, to look at, call and subscribe to</h1>
        <p class="lead">
          ${services.length} services and ${areas.length} areas of ${endpoints} endpoints over public sources: rates, registers, parliaments, papers, weather
          warnings, ships. Every one can be tried here, called over REST and MCP, and ${eventTypes.length} kinds of change can be sent to you.
        </p>
        <form class="ask" method="get" action="/" role="search">
          <input type="search" name="q" value=${question} maxlength="200" required aria-label="Your question" placeholder="Ask in your own words" />
          <button type="submit" class="primary">Find a tool</button>
        </form>
        ${question === '' ? html`<${Tries} />` : answers}
      </section>
      <section class="section" id="services" aria-labelledby="services-title">
        <h2 id="services-title">What there is</h2>
        <div class="subjects">
          ${Object.entries({ ...subjects, other: 'Other' }).map(([name, title]) => html`<${Subject} title=${title} offers=${[...services, ...areas].filter(({ subject = 'other' }) => subject === name)} states=${states} />`)}
        </div>
      </section>
      <section class="section" aria-labelledby="begin-title">
        <h2 id="begin-title">How to begin</h2>
        <${Beginnings} base=${base} signup=${options.config.signup === 'open'} />
      </section>`,
  };
}

function Tries(): unknown {
  return html`<p class="tries"><span class="hint">For example</span>${TRIES.map((text) => html`<a href=${`/?q=${encodeURIComponent(text)}`} rel="nofollow">${text}</a>`)}</p>`;
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

function Beginnings({ base, signup }: { base: string; signup: boolean }): unknown {
  const call = `curl -s "${base}/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer" \\\n  -H "Service-API-Key: $ALMANAC_KEY"`;
  return html`<div class="columns">
    <div class="stack">
      <h3>Connect an agent</h3>
      <p>One MCP server finds and calls every tool. <a href="/docs/clients">Settings for each client</a> are ready to paste.</p>
      <${CodeBlock} code=${`${base}/mcp/`} label="Address of the MCP server" />
    </div>
    <div class="stack">
      <h3>Call REST</h3>
      <p>Each tool answers GET and POST; all of it is in <a href="/docs/reference">the reference</a> and <a href="/openapi.json">OpenAPI</a>.</p>
      <${CodeBlock} code=${call} label="A call by curl" language="sh" />
    </div>
    <div class="stack">
      <h3>Be told of changes</h3>
      <p>New papers, warnings, companies, rates: sent to your address, signed and numbered. <a href="/webhooks">Subscribe</a>, or read <a href="/docs/webhooks">how it works</a>.</p>
    </div>
    <div class="stack">
      <h3>Get a key</h3>
      <p>${signup ? html`Free, with ${plans.free.callsPerDay} calls a day. <a href="/key">Sign up with an e-mail address.</a>` : html`The people who run this server give keys. <a href="/key">More on keys.</a>`}</p>
    </div>
  </div>`;
}
