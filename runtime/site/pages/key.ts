// `/key`: how to get a key, and what became of one.

import { html } from 'htm/preact';
import { plans, platform } from '../../../generated/platform.ts';
import { Island } from '../components/island.ts';
import { KeyPage, type KeyPageProps } from '../components/key-page.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';

export function keyPage({ options }: PageRequest): Page {
  const { signup, contact } = options.config;
  const open = signup === 'open';
  const props: KeyPageProps = { signup: open, ...(contact === undefined ? {} : { contact }) };
  return {
    title: 'Your key',
    description: `Get a key of ${platform.title}, see what it used, rotate or revoke it.`,
    path: '/key',
    section: 'key',
    script: 'key',
    body: html`<header class="head">
        <h1>Your key</h1>
        <p class="lead">
          ${
            open
              ? `A key is free and has ${plans.free.callsPerDay} calls a day. It goes with every call, in the header ${platform.keyHeader}.`
              : 'The people who run this server give keys; nobody can sign up by themselves.'
          }
        </p>
      </header>
      <${Island} name="key" component=${KeyPage} props=${props} />
      <section class="section prose" aria-labelledby="lost-title">
        <h2 id="lost-title">When it is lost</h2>
        <p>
          The server keeps no key, only a fingerprint of each, so that nobody can look one up for you. The people who run it can rotate or revoke it:
          ${contact === undefined ? ' whoever gave you this address knows them.' : html` ask <${Contact} contact=${contact} />.`}
        </p>
      </section>`,
  };
}

function Contact({ contact }: { contact: string }): unknown {
  return html`<a href=${contact.includes('@') ? `mailto:${contact}` : contact}>${contact}</a>`;
}
