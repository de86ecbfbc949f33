// The question box and its answer: the best matching tool, the arguments found in the question, and the result of the
// call.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageArguments } from '../../contract/page.ts';
import type { View } from '../../contract/view.ts';
import { show } from '../../views/show.ts';
import type { Shown } from '../../views/shown.ts';
import { ShownView } from '../views/view.ts';
import { CopyButton } from './copy.ts';
import { ProblemNote } from './problem.ts';
import { type NamedSource, provenanceParts } from './provenance.ts';
import { type Answer, mustAskFirst, needsKey, type RunOperation, runCall } from './run-call.ts';
import { inShell } from './samples.ts';
import type { Outcome } from './server-calls.ts';
import { useCall } from './use-call.ts';
import { KeyBox, keyHere, useKey } from './visitor-key.ts';

export interface AskedTool {
  readonly title: string;
  readonly serviceTitle: string;
  readonly summary: string;
  readonly address: string;
  readonly arguments: PageArguments;
}

/** The best match. */
export interface FirstTool extends AskedTool {
  readonly operation: RunOperation;
  /** Slug, or `api/<area>`. */
  readonly service: string;
  readonly views: readonly View[];
  readonly sources: readonly NamedSource[];
  /** Required arguments that were not found in the question. */
  readonly missing: readonly string[];
  readonly isComplete: boolean;
  /** True if visitors without a key may call the tool. */
  readonly isOpen: boolean;
}

export interface AskedProps {
  readonly question: string;
  readonly first?: FirstTool;
  readonly others: readonly AskedTool[];
  /** True if visitors without a key can make calls. */
  readonly isOpen: boolean;
  /** Shown instead of a match. */
  readonly note?: string;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  readonly signup: boolean;
}

/** Example questions; each has a matching tool that requires no further input. */
const EXAMPLE_QUESTIONS = [
  'What is 250 dollars in kronor?',
  'Earthquakes in Chile this month',
  'Ships near Helsinki',
  'Papers on coral bleaching',
  'Refugees from Syria in Germany',
];

interface Page {
  readonly location: { readonly href: string };
  readonly history: { pushState(state: null, title: string, url: string): void };
  addEventListener(name: 'popstate', listener: () => void): void;
  readonly document: object;
}

export function AskBox(props: AskedProps): unknown {
  const [asked, setAsked] = useState(props);
  const [text, setText] = useState(props.question);
  const [isBusy, setBusy] = useState(false);
  const count = useRef(0);
  const call = async (question: string, isNew: boolean) => {
    const number = ++count.current;
    const address = question === '' ? '/' : `/?q=${encodeURIComponent(question)}`;
    const page = globalThis as unknown as Page;
    setText(question);
    setBusy(true);
    const found = await fetchProps(address).catch(() => undefined);
    if (number !== count.current) return;
    setBusy(false);
    // If there is no response, navigate to the page, so that the browser shows the error.
    if (found === undefined) (page.location as { href: string }).href = address;
    else {
      if (isNew) page.history.pushState(null, '', address);
      setAsked(found);
    }
  };
  useEffect(() => {
    const page = globalThis as unknown as Page;
    page.addEventListener('popstate', () => void call(new URL(page.location.href).searchParams.get('q') ?? '', false));
  }, []);
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (text.trim() !== '') void call(text.trim(), true);
  };
  const change = ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value);
  return html`<form class="ask" method="get" action="/" role="search" onSubmit=${submit}>
      <input type="search" name="q" value=${text} maxlength="200" required aria-label="Your question" placeholder="Ask in your own words" onInput=${change} />
      <button type="submit" class="primary">Ask</button>
    </form>
    <p class="tries"><span class="hint">${props.isOpen ? 'Try without a key:' : 'Try:'}</span>${EXAMPLE_QUESTIONS.map(
      (question) => {
        const choose = (event: { preventDefault(): void }) => {
          event.preventDefault();
          void call(question, true);
        };
        return html`<a href=${`/?q=${encodeURIComponent(question)}`} rel="nofollow" onClick=${choose}>${question}</a>`;
      },
    )}</p>
    <div class="asked" aria-live="polite" aria-busy=${String(isBusy)}>
      ${isBusy ? html`<p class="hint">Searching for a tool…</p>` : html`<${Asked} key=${asked.question} ...${asked} />`}
    </div>`;
}

/** Fetches the page for another question, and reads the properties from its island. */
async function fetchProps(address: string): Promise<AskedProps | undefined> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok) return undefined;
  const { DOMParser } = globalThis as unknown as {
    DOMParser: new () => { parseFromString(text: string, type: string): { querySelector(at: string): Element | null } };
  };
  interface Element {
    readonly dataset: { readonly props?: string };
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const value = page.querySelector('[data-island="ask"]')?.dataset.props;
  return value === undefined ? undefined : (JSON.parse(value) as AskedProps);
}

function Asked({ question, first, others, note, base, signup }: AskedProps): unknown {
  if (question === '') return null;
  return html`${note && html`<p class="note" role="status">${note}</p>`}
    ${first && html`<${FirstMatch} first=${first} base=${base} signup=${signup} />`}
    ${
      others.length > 0 &&
      html`<ul class="matches" aria-label=${first === undefined ? 'Nearest tools' : 'Other tools'}>
      ${others.map(
        ({ title, serviceTitle, summary, address }) => html`<li>
          <a class="match-name" href=${address} rel="nofollow">${title}</a> <span class="hint">${serviceTitle}</span>
          <p>${summary}</p>
        </li>`,
      )}
    </ul>`
    }`;
}

function FirstMatch({ first, base, signup }: { first: FirstTool; base: string; signup: boolean }): unknown {
  const { title, serviceTitle, summary, address, arguments: args, missing, isComplete, operation } = first;
  const [key, setKey] = useKey();
  const [asksKey, setAsksKey] = useState(false);
  const { outcome, busy, run } = useCall<Answer>();
  const start = async (withKey: string) => {
    if (mustAskFirst(first, withKey)) setAsksKey(true);
    else setAsksKey(needsKey(await run(() => runCall(first, args, withKey))));
  };
  useEffect(() => {
    if (isComplete && !mustAskFirst(first, keyHere())) void start(keyHere());
  }, []);
  const enterKey = (value: string) => {
    setKey(value);
    if (value.trim() !== '') void start(value.trim());
  };
  const isIdle = outcome === undefined && busy === undefined;
  return html`<article class="match">
    <header>
      <h2><a href=${address} rel="nofollow">${title}</a></h2>
      <span class="hint">${serviceTitle}</span>
      <p>${summary}</p>
    </header>
    <${Filled} args=${args} missing=${missing} />
    ${busy !== undefined && html`<p class="hint" role="status">Calling…${busy > 0 ? ` ${busy.toFixed(0)} s` : ''}</p>`}
    ${outcome?.json && html`<${BriefAnswer} answer=${outcome.json} views=${first.views} sources=${first.sources} outcome=${outcome} address=${address} />`}
    ${outcome?.problem && html`<${ProblemNote} problem=${outcome.problem} />`}
    ${asksKey && html`<${KeyBox} keyText=${key} onKey=${enterKey} signup=${signup} isFocused=${true} />`}
    <p class="actions">
      ${isComplete && isIdle && html`<button type="button" class="primary scripted" onClick=${() => void start(key)}>Run</button>`}
      <a class="button" href=${address} rel="nofollow">${missing.length > 0 ? 'Fill in the rest' : 'Open'}</a>
      <${CopyButton} text=${callText(operation, args, base)} label="Copy call" />
      <a class="button" href="#connect">Connect</a>
    </p>
  </article>`;
}

function callText({ path }: RunOperation, args: PageArguments, base: string): string {
  return `curl -s ${inShell(`${base}${path}`)} -H "Service-API-Key: $ALMANAC_KEY" --json ${inShell(JSON.stringify(args))}`;
}

function Filled({ args, missing }: { args: PageArguments; missing: readonly string[] }): unknown {
  const entries = Object.entries(args);
  if (entries.length + missing.length === 0) return null;
  return html`<dl class="filled">
    ${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${Array.isArray(value) ? value.join(', ') : String(value)}</dd></div>`)}
    ${missing.map((name) => html`<div class="open"><dt>${name}</dt><dd>?</dd></div>`)}
  </dl>`;
}

interface BriefAnswerProps {
  readonly answer: Answer;
  readonly sources: readonly NamedSource[];
  readonly views: readonly View[];
  readonly outcome: Outcome<Answer>;
  readonly address: string;
}

function BriefAnswer({ answer, views, sources, outcome, address }: BriefAnswerProps): unknown {
  const all = views.map((view) => show(view, answer));
  const shown = all.find(({ empty }) => !empty) ?? all[0];
  const [brief, more] = shown === undefined ? [undefined, 0] : shortened(shown);
  return html`<div class="brief">
    ${brief && html`<${ShownView} shown=${brief} />`}
    ${more > 0 && html`<p><a href=${address} rel="nofollow">${more} more ${more === 1 ? 'row' : 'rows'}</a></p>`}
    <p class="hint">${provenanceParts(outcome.headers, sources, outcome.at).join(' · ')}</p>
  </div>`;
}

const MAX_ROWS = 5;

function shortened(shown: Shown): [shown: Shown, more: number] {
  if (shown.kind !== 'table' || shown.rows.length <= MAX_ROWS) return [shown, 0];
  const more = shown.rows.length - MAX_ROWS + shown.omitted;
  return [{ ...shown, rows: shown.rows.slice(0, MAX_ROWS), omitted: 0 }, more];
}
