// Pages without scripts. The content security policy allows their only style sheet by its hash.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { platform } from '../../generated/platform.ts';
import { escaped } from './html.ts';

const TOKENS = readFileSync(new URL('../site/style/tokens.css', import.meta.url), 'utf8');
const STYLE = `${TOKENS}
body { font: 1rem/1.55 var(--sans); color: var(--ink); background: var(--page); max-width: 34rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; margin: 1rem 0; }
label { display: block; font-weight: 600; }
input { font: inherit; color: var(--ink); background: var(--surface); width: 100%; box-sizing: border-box; padding: .5rem .65rem; margin: .25rem 0 .75rem; border: 1px solid var(--edge); border-radius: var(--radius); }
button { font: inherit; font-weight: 600; padding: .5rem 1.1rem; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--accent); color: var(--accent-ink); cursor: pointer; }
button.quiet { background: none; color: var(--ink); border-color: var(--edge); font-weight: 400; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, output { overflow-wrap: anywhere; font-family: var(--mono); }
output { display: block; padding: .75rem; background: var(--accent-soft); border-radius: var(--radius); margin: .5rem 0 1rem; user-select: all; }
[role=alert] { background: var(--bad-soft); border-left: 3px solid var(--bad); border-radius: 0 var(--radius) var(--radius) 0; padding: .75rem 1rem; margin: 1rem 0; }
.small { font-size: var(--small); color: var(--muted); }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface Consent {
  readonly action: string;
  /** Token that proves that this server created the form for this sign-in. */
  readonly token: string;
  /** Self-declared, unverified. */
  readonly clientName: string | undefined;
  /** Host of the metadata document, if any. */
  readonly documentHost: string | undefined;
  readonly receiver: { readonly name: string; readonly isLocal: boolean };
  /** Value for `form-action`, which browsers also apply to redirects after a form submission. */
  readonly receiverSource: string;
  /** For example "all 26 services" or "the service Places". */
  readonly scope: string;
  readonly canSignUp: boolean;
  readonly contact: string | undefined;
}

/** Header fields that let the form be sent only to this server and redirected only to the client. */
export function pageFields(receiverSource?: string): Readonly<Record<string, string>> {
  const form = receiverSource === undefined ? "'none'" : `'self' ${receiverSource}`;
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${form}; frame-ancestors 'none'; base-uri 'none'`,
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    // Lets the browser show that the form came from this server.
    'Referrer-Policy': 'same-origin',
  };
}

/** @param alert error of the previous submission */
export function consentPage(consent: Consent, alert?: string): string {
  const { receiver, clientName, documentHost, scope, contact } = consent;
  const about = [
    `Sign-in details will be sent to <strong>${escaped(receiver.name)}</strong>.`,
    ...(clientName === undefined
      ? []
      : [
          `The program calls itself <bdi>“${escaped(clientName)}”</bdi>. ${escaped(platform.title)} has not verified this name.`,
        ]),
    ...(documentHost === undefined
      ? []
      : [`Its description is published at <strong>${escaped(documentHost)}</strong>.`]),
    ...(receiver.isLocal
      ? ['Allow it only if you just started this sign-in yourself, in a program on this computer.']
      : []),
  ];
  return page(
    `Allow ${receiver.name} to use ${platform.title}?`,
    `<h1>Allow <strong>${escaped(receiver.name)}</strong> to use ${escaped(platform.title)}?</h1>
${alert === undefined ? '' : `<p role="alert">${escaped(alert)}</p>\n`}<p>${about.join(' ')}</p>
<p>It can then call the tools of ${escaped(scope)} on your behalf: each call counts against your key, and it can see and change data that tools
store for your key, such as webhook subscriptions. It never sees the key itself. Its access ends when the key is revoked or replaced, or when you
disconnect ${escaped(platform.title)} in the program.</p>
<section aria-labelledby="with-key">
<h2 id="with-key">With your key</h2>
${form(
  consent,
  'allow',
  `<label for="key">${escaped(platform.title)} key</label>
<input id="key" name="key" type="password" autocomplete="off" spellcheck="false" required maxlength="200" aria-describedby="key-how">
<p id="key-how" class="small">It begins with <code>${platform.keyPrefix}_</code>.${contact === undefined ? '' : ` Lost it? Ask ${escaped(contact)}.`}</p>
<button>Allow</button>`,
)}
</section>
${consent.canSignUp ? signUp(consent) : ''}
${form(consent, 'deny', '<button class="quiet">Deny</button>')}`,
  );
}

function signUp(consent: Consent): string {
  return `<section aria-labelledby="without-key">
<h2 id="without-key">Without a key</h2>
${form(
  consent,
  'sign-up',
  `<label for="email">Your email address</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254">
<button>Get a key</button>`,
)}
</section>`;
}

export function newKeyPage(consent: Consent, key: string): string {
  return page(
    'Your key',
    `<h1>Your key</h1>
<p>Save it: it is shown only once. You can also use it to call ${escaped(platform.title)} from other programs.</p>
<output>${escaped(key)}</output>
${form(consent, 'allow', `<input type="hidden" name="key" value="${escaped(key)}"><button>Continue: allow ${escaped(consent.receiver.name)}</button>`)}
${form(consent, 'deny', '<button class="quiet">Deny</button>')}`,
  );
}

/** @param what a sentence @param error code for the client's developers */
export function faultPage(what: string, error: string): string {
  const sentence = what.charAt(0).toUpperCase() + what.slice(1);
  return page(
    'Sign-in failed',
    `<h1>Sign-in failed</h1>
<p role="alert">${escaped(sentence)}${/[.!?]$/.test(sentence) ? '' : '.'}</p>
<p>Go back to the program that sent you here and connect again. If this page appears again, report its error to the developers of the program
(<code>${escaped(error)}</code>). The program received no access.</p>`,
  );
}

function form({ action, token }: Consent, choice: string, content: string): string {
  return `<form method="post" action="${escaped(action)}">
<input type="hidden" name="choice" value="${choice}"><input type="hidden" name="token" value="${escaped(token)}">
${content}
</form>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${platform.title}: ${title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
