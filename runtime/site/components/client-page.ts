// Settings for MCP clients, with the server's URL and, once it has been entered, the reader's key.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { clientSettings, KEY_PLACEHOLDER } from '../client-settings.ts';
import { CodeBlock } from './copy.ts';
import type { ControlEvent } from './field.ts';

export interface ClientPageProps {
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  /** Shows only this client; all clients if omitted. */
  readonly slug?: string;
}

export function ClientPage({ base: initialBase, slug }: ClientPageProps): unknown {
  const [base, setBase] = useState(initialBase);
  const [key, setKey] = useState('');
  useEffect(() => setBase((globalThis as unknown as { location: { origin: string } }).location.origin), []);
  const settings = clientSettings(`${base}/mcp/`, key.trim() || KEY_PLACEHOLDER).filter(
    (each) => slug === undefined || each.slug === slug,
  );
  const stay = (event: { preventDefault(): void }) => event.preventDefault();
  return html`<form class="field narrow scripted" onSubmit=${stay}>
      <label for="key">Your API key, to fill in the settings below</label>
      <input id="key" type="password" autocomplete="off" spellcheck="false" value=${key} onInput=${({ currentTarget }: ControlEvent) => setKey(currentTarget.value)} />
      <p class="hint">The key stays on this page and is not sent anywhere. <a href="/key">No key yet?</a></p>
    </form>
    ${settings.map(
      ({
        slug: own,
        client,
        where,
        language,
        text,
        note,
        takes,
        install,
      }) => html`<section class="section prose" aria-labelledby=${own}>
        <h2 id=${own}>${slug === undefined ? html`<a href=${`/docs/clients/${own}`}>${client}</a>` : 'Setup'}</h2>
        ${install && html`<p><a class="install" href=${install}>Install in ${client}</a></p>`}
        <p>${where}</p>
        <${CodeBlock} code=${text} label=${`Settings for ${client}`} language=${language} />
        ${note && html`<p class="hint">${note}</p>`}
        ${takes && html`<p class="hint">${takes.says} As of <time datetime=${takes.on}>${takes.on}</time>.</p>`}
      </section>`,
    )}`;
}
