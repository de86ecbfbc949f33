// Operator sign-in. The token is kept in session storage, never in a URL or in HTML.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import type { ControlEvent } from './field.ts';
import { ProblemNote } from './problem.ts';
import type { ProblemBody } from './server-calls.ts';
import { useKept } from './tab-storage.ts';

export interface Operating {
  /** Empty until the server has accepted a token. */
  readonly token: string;
  readonly problem: ProblemBody | undefined;
  enter(value: string): Promise<void>;
  leave(): void;
}

/**
 * The operator signed in on this tab.
 * @param load fetches the page's data with a token; resolves to the problem if the
 * server rejects the token
 */
export function useOperator(load: (token: string) => Promise<ProblemBody | undefined>): Operating {
  const [kept, keep] = useKept('almanac.operator');
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<ProblemBody | undefined>(undefined);
  const enter = async (value: string) => {
    const refused = await load(value);
    setProblem(refused);
    if (refused === undefined) {
      keep(value);
      setToken(value);
    } else if (refused.code === 'operator_token') keep('');
  };
  useEffect(() => {
    if (kept !== '' && token === '') void enter(kept);
  }, [kept]);
  const leave = () => {
    keep('');
    setToken('');
  };
  return { token, problem, enter, leave };
}

export function OperatorEntrance({ operating }: { operating: Operating }): unknown {
  const [text, give] = useState('');
  const { token, problem, enter, leave } = operating;
  if (token !== '')
    return html`<p class="actions"><button type="button" class="quiet" onClick=${leave}>Sign out</button></p>`;
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    void enter(text.trim()).then(() => give(''));
  };
  return html`<form class="stack narrow scripted" onSubmit=${submit}>
    <label for="operator-token">Operator token</label>
    <span class="joined">
      <input id="operator-token" type="password" autocomplete="off" value=${text} onInput=${({ currentTarget }: ControlEvent) => give(currentTarget.value)} />
      <button type="submit" class="primary">Sign in</button>
    </span>
    <p class="hint">The value of ALMANAC_ADMIN_TOKEN, or your own token from ALMANAC_OPERATORS_FILE. The token stays in this tab until you close the tab.</p>
    ${problem && html`<${ProblemNote} problem=${problem} />`}
  </form>`;
}
