// `/key`: get and manage a key.

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
    description: `Get a key for ${platform.title}, see its usage, rotate it or revoke it.`,
    path: '/key',
    section: 'key',
    script: 'key',
    body: html`<header class="head">
        <h1>Your key</h1>
        <p class="lead">
          ${
            open
              ? `Keys are free and include ${plans.free.callsPerDay} calls per day. Send your key with every call in the ${platform.keyHeader} header.`
              : 'Sign-up is closed. The operator of this server issues keys.'
          }
        </p>
      </header>
      <${Island} name="key" component=${KeyPage} props=${props} />
      <section class="section prose" aria-labelledby="lost-title">
        <h2 id="lost-title">Lost your key?</h2>
        <p>
          The server stores only a hash of each key, so a lost key cannot be recovered. The operator can rotate or revoke it.
          ${contact === undefined ? ' Ask the person who gave you the address of this server.' : html` Contact <${Contact} contact=${contact} />.`}
        </p>
      </section>`,
  };
}

function Contact({ contact }: { contact: string }): unknown {
  return html`<a href=${contact.includes('@') ? `mailto:${contact}` : contact}>${contact}</a>`;
}
