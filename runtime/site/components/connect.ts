// One command or setting per client, with the visitor's new key if there is one.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { clientSettings, KEY_PLACEHOLDER } from '../client-settings.ts';
import { CodeBlock } from './copy.ts';
import { type Tab, Tabs } from './tabs.ts';
import { FreshKey, SignUpForm, useKey } from './visitor-key.ts';

export interface ConnectProps {
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  /** Whether self-service sign-up is open. */
  readonly signup: boolean;
  readonly callsPerDay: number;
}

const CLIENTS: Readonly<Record<string, string>> = {
  'claude-code': 'Claude Code',
  'claude-desktop': 'Claude Desktop',
  cursor: 'Cursor',
  'vs-code': 'VS Code',
  chatgpt: 'ChatGPT',
};
const CALL = '/rest/eu-bank-fx/get_rate?base=EUR&target=USD';

export function Connect({ base: initialBase, signup, callsPerDay }: ConnectProps): unknown {
  const [base, setBase] = useState(initialBase);
  const [key, setKey] = useKey();
  const [fresh, setFresh] = useState('');
  useEffect(() => setBase((globalThis as unknown as { location: { origin: string } }).location.origin), []);
  const takeKey = (made: string) => {
    setFresh(made);
    setKey(made);
  };
  return html`<div class="connect-parts wrapped">
    <${Tabs} id="client" label="Clients" tabs=${tabsOf(base, key === '' ? KEY_PLACEHOLDER : key)} />
    <div class="connect-key">
      ${key !== '' && html`<p>The settings contain this tab's key.</p>`}
      ${fresh !== '' && html`<${FreshKey} keyText=${fresh} />`}
      ${key === '' && signup && html`<div class="scripted"><${SignUpForm} onKey=${takeKey} /></div>`}
      <p class="hint">${signup ? `Free: ${callsPerDay} calls per day.` : 'The operator of this server issues keys.'} <a href="/key">More about keys</a></p>
    </div>
  </div>`;
}

function tabsOf(base: string, key: string): Tab[] {
  const settings = clientSettings(`${base}/mcp/`, key);
  const clients = Object.entries(CLIENTS).flatMap(([slug, title]): Tab[] => {
    const found = settings.find((each) => each.slug === slug);
    if (found === undefined) return [];
    const { where, text, language, install } = found;
    const panel = html`<p class="hint">${where}${install && html`, or <a href=${install}>install it in ${title}</a>`}</p>
      <${CodeBlock} code=${text} label=${`Settings for ${title}`} language=${language} />`;
    return [{ name: slug, title, panel }];
  });
  const curl = `curl -s '${base}${CALL}' -H 'Service-API-Key: ${key}'`;
  const python = [
    'from almanac_client import Almanac',
    '',
    `almanac = Almanac("${base}", key="${key}")`,
    'print(almanac.eu_bank_fx.get_history(base="EUR", target="USD").df())',
  ].join('\n');
  return [
    ...clients,
    {
      name: 'curl',
      title: 'curl',
      panel: html`<p class="hint">Every tool accepts GET and POST. <a href="/docs/reference">API reference</a></p><${CodeBlock} code=${curl} label="A call with curl" language="sh" />`,
    },
    {
      name: 'python',
      title: 'Python',
      panel: html`<p class="hint">Typed methods and pandas frames. <a href="/docs/python">Install the client</a></p><${CodeBlock} code=${python} label="A call with Python" language="python" />`,
    },
  ];
}
