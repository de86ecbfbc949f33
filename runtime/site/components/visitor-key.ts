// The visitor's API key. It is stored in session storage and sent only to this server, in a request header.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { platform } from '../../../generated/platform.ts';
import { CopyButton } from './copy.ts';
import type { ControlEvent } from './field.ts';
import { type ProblemBody, sendJson } from './server-calls.ts';
import { keptHere, useKept } from './tab-storage.ts';

const STORED_AS = 'almanac.key';

export function useKey(): [key: string, change: (key: string) => void] {
  return useKept(STORED_AS);
}

/** Reads the key directly, for calls before the first effect has run. */
export function keyHere(): string {
  return keptHere(STORED_AS);
}

/** Beginning of a key, long enough to recognize it. */
export function keyName(key: string): string {
  return `${key.slice(0, platform.keyPrefix.length + 5)}…`;
}

export interface KeyBoxProps {
  readonly keyText: string;
  readonly onKey: (key: string) => void;
  /** Whether self-service sign-up is open. */
  readonly signup: boolean;
  /** True if the field gets the focus when it appears. */
  readonly isFocused?: boolean;
}

/** Shows the key in use, or a form to enter or request one. */
export function KeyBox({ keyText, onKey, signup, isFocused = false }: KeyBoxProps): unknown {
  const field = useRef<{ focus(): void }>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const [text, give] = useState('');
  const [fresh, setFresh] = useState<string | undefined>(undefined);
  if (keyText !== '') {
    return html`<div class="key-box set">
      <p>
        This tab uses the key <code>${keyName(keyText)}</code>.
        <button type="button" class="link" onClick=${() => onKey('')}>Remove</button>
      </p>
      ${fresh === keyText && html`<${FreshKey} keyText=${fresh} />`}
    </div>`;
  }
  const enter = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onKey(text);
    give('');
  };
  return html`<div class="key-box scripted">
    <form onSubmit=${enter} class="inline-form">
      <label for="visitor-key">Your API key</label>
      <span class="joined">
        <input id="visitor-key" ref=${field} type="password" autocomplete="off" spellcheck="false" value=${text} onInput=${({ currentTarget }: ControlEvent) => give(currentTarget.value)} />
        <button type="submit" disabled=${text.trim() === ''}>Use key</button>
      </span>
    </form>
    ${
      signup &&
      html`<${SignUpForm}
      onKey=${(key: string) => {
        setFresh(key);
        onKey(key);
      }}
    />`
    }
    <p class="hint">The key stays in this tab and is sent only to this server.</p>
  </div>`;
}

/** Shows a new key, once. */
export function FreshKey({ keyText }: { keyText: string }): unknown {
  return html`<div class="fresh-key" role="status">
    <p>Your new key. Save it now: it is shown only once.</p>
    <p class="joined"><code class="whole-key">${keyText}</code><${CopyButton} text=${keyText} /></p>
  </div>`;
}

export function SignUpForm({ onKey }: { onKey: (key: string) => void }): unknown {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const [isSent, setSent] = useState(false);
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    setBusy(true);
    const { json, problem: failed } = await sendJson<{ key?: string }>('POST', '/signup', { body: { email } });
    setBusy(false);
    setProblem(failed);
    // A server with a mail server sends a link instead of the key.
    setSent(json !== undefined && json.key === undefined);
    if (json?.key !== undefined) onKey(json.key);
  };
  const output = problem === undefined ? undefined : (problem.errors?.[0]?.message ?? problem.detail ?? problem.title);
  return html`<form onSubmit=${submit} class="inline-form">
    <label for="sign-up-email">No key yet? Enter your email address</label>
    <span class="joined">
      <input id="sign-up-email" type="email" name="email" required autocomplete="email" value=${email} aria-invalid=${output === undefined ? undefined : 'true'} aria-describedby=${output === undefined ? undefined : 'sign-up-fault'} onInput=${({ currentTarget }: ControlEvent) => setEmail(currentTarget.value)} />
      <button type="submit" disabled=${busy}>Get a key</button>
    </span>
    ${isSent && html`<p class="hint" role="status">A link is on its way to ${email}. Open it to see your key, then enter the key here.</p>`}
    ${output !== undefined && html`<p class="fault" id="sign-up-fault" role="alert">${output}</p>`}
  </form>`;
}
