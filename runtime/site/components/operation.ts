// Interactive page of a tool or endpoint: form, example response, result and code samples. Rendered on the server and in the browser.

import { html } from 'htm/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Choices, OperationPage, PageArguments } from '../../contract/page.ts';
import type { View } from '../../contract/view.ts';
import { linkedViews, nextLeads } from '../../views/record-links.ts';
import { tabularView } from '../../views/table.ts';
import { counted } from '../views/format.ts';
import { NextSteps } from '../views/record-links.ts';
import { AnswerViews } from './answer-views.ts';
import type { CompareProps } from './compare.ts';
import { CodeBlock, CopyButton } from './copy.ts';
import { FormField } from './field.ts';
import { argumentsOf, type Field, type FormValues, fieldsOf, queryOf, unreadable, valuesOf } from './form-values.ts';
import { MorePages } from './more-pages.ts';
import { PickerContext } from './picker/use-choices.ts';
import { ProblemNote } from './problem.ts';
import { type NamedSource, provenanceParts, sourcesIn } from './provenance.ts';
import { type Answer, mustAskFirst, needsKey, runCall } from './run-call.ts';
import { samplesOf } from './samples.ts';
import type { Outcome } from './server-calls.ts';
import { type Tab, Tabs } from './tabs.ts';
import { useCall } from './use-call.ts';
import { KeyBox, keyHere, useKey } from './visitor-key.ts';

export type TriedOperation = Omit<OperationPage, 'result'>;

export interface OperationProps {
  readonly operation: TriedOperation;
  /** Service slug; `api/<area>` for an area. */
  readonly service: string;
  readonly views: readonly View[];
  readonly sources: readonly NamedSource[];
  readonly values: FormValues;
  /** True if the values come from the URL of a shared link. */
  readonly isShared: boolean;
  /** True if visitors without a key may call the operation. */
  readonly isOpen: boolean;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  readonly signup: boolean;
  /** URLs of the tables from which people choose arguments. */
  readonly choices: Partial<Record<Choices, string>>;
}

/** Minimum number of fields shown, even if fewer are required or filled in. The others are collapsed. */
const FIRST_FIELDS = 2;

export function OperationForm(props: OperationProps): unknown {
  const { operation, service, views, sources, signup, isOpen } = props;
  const linked = useMemo(() => linkedViews(views, operation.links), [views, operation]);
  const fields = useMemo(() => fieldsOf(operation as OperationPage), [operation]);
  const [values, setValues] = useState(props.values);
  const [base, setBase] = useState(props.base);
  const [key, setKey] = useKey();
  const [isKeyRequested, setKeyRequested] = useState(false);
  const [unread, setUnread] = useState<ReadonlyMap<string, string>>(new Map());
  const [ranWith, setRanWith] = useState<string | undefined>(undefined);
  const { outcome, busy, run, clear } = useCall<Answer>();
  const args = argumentsOf(fields, values);
  const argsText = JSON.stringify(args);
  /** Arguments of the call that returned the result. */
  const [ran, setRan] = useState(args);
  const target = { operation, service, isOpen };
  useEffect(() => setBase(globalThis.location === undefined ? props.base : originHere()), []);
  useEffect(() => keepInAddress(operation.page, args), [argsText]);
  const call = (withKey: string) => {
    setRanWith(argsText);
    return run(() => runCall(target, args, withKey)).then((ended) => {
      setRan(args);
      return ended;
    });
  };
  const start = async (withKey: string) => {
    // Ignore the click during a call. The button stays enabled, so it keeps the focus.
    if (busy !== undefined) return;
    if (mustAskFirst(target, withKey)) setKeyRequested(true);
    else {
      setKeyRequested(needsKey(await call(withKey)));
      showResult();
    }
  };
  useEffect(() => {
    // Run a shared link only if it calls a read-only tool. If a key must be entered first, wait for the button.
    const isRunnable = operation.effect === 'read' && operation.keyArgument === undefined;
    if (!props.isShared || !isRunnable || mustAskFirst(target, keyHere())) return;
    void call(keyHere()).then((ended) => needsKey(ended) && clear());
  }, []);
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const faulty = unreadable(fields, values);
    setUnread(faulty);
    if (faulty.size === 0) void start(key);
  };
  const enterKey = (input: string) => {
    setKey(input);
    if (isKeyRequested && input.trim() !== '') void start(input.trim());
  };
  const change = (name: string) => (text: string) => setValues({ ...values, [name]: text });
  const faults =
    unread.size > 0 ? new Map([...unread].map(([name, fault]) => [name, [fault]])) : faultsOf(outcome, fields);
  const samples = samplesOf({
    ...{ operation: operation as OperationPage, service, args, base },
    hasRows: tabularView(views) !== undefined,
  });
  const example = JSON.stringify(argumentsOf(fields, valuesOf(fields, operation.examples[0]?.arguments ?? {})));
  return html`<div class="try">
    <div class="try-left"><form class="try-form" method="get" action=${operation.page} onSubmit=${submit} novalidate>
      <h2>Arguments</h2>
      <${Examples} operation=${operation} onChoose=${(input: PageArguments) => setValues(valuesOf(fields, input))} />
      <${PickerContext.Provider} value=${{ pickers: operation.pickers ?? {}, tables: props.choices, key, values }}>
        <${Fields} fields=${fields} values=${values} faults=${faults} change=${change} />
      </${PickerContext.Provider}>
      <p class="note unscripted">Running the tool on this page requires JavaScript. The code samples below work without it.</p>
      <p class="actions scripted">
        <button type="submit" class="primary" aria-disabled=${busy === undefined ? undefined : 'true'}>Run</button>
        <button type="button" class="quiet" onClick=${() => setValues({})}>Clear</button>
        ${busy !== undefined && busy > 0 && html`<progress class="run-progress" aria-label="In progress"></progress><span class="hint" aria-hidden="true">${busy.toFixed(1)} s</span>`}
      </p>
    </form>
    ${operation.needsKey && (isKeyRequested || key !== '') && html`<div class="try-key"><${KeyBox} keyText=${key} onKey=${enterKey} signup=${signup} isFocused=${isKeyRequested && key === ''} /></div>`}
    </div>
    <section class="try-result" aria-label="Result">
      <${Result} operation=${operation} fields=${fields} call=${(input: PageArguments) => runCall(target, input, key)} views=${linked} sources=${sources} args=${ran} outcome=${outcome} busy=${busy} isExample=${argsText === example} isCurrent=${argsText === (ranWith ?? example)} isShared=${props.isShared} />
    </section>
    <section class="try-code">
      <h2>Code for this call</h2>
      <${Tabs}
        id="code"
        label="Languages"
        tabs=${samples.map(({ name, title, code }): Tab => ({ name, title, panel: html`<${CodeBlock} code=${code} label=${`This call in ${title}`} language=${name} />` }))}
      />
    </section>
  </div>`;
}

function originHere(): string {
  return (globalThis as unknown as { location: { origin: string } }).location.origin;
}

interface ResultElement {
  getBoundingClientRect(): { readonly top: number };
  scrollIntoView(options: { block: 'start' }): void;
}

/**
 * Scrolls to the result if its start is out of view, for example below a long form on a phone. The focus stays on the
 * button.
 */
function showResult(): void {
  const { document, innerHeight } = globalThis as unknown as {
    document: { querySelector(selector: string): ResultElement | null };
    innerHeight: number;
  };
  const result = document.querySelector('.try-result');
  const top = result?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) result?.scrollIntoView({ block: 'start' });
}

/** Writes the arguments, without the key, to the URL, so the call can be shared. */
function keepInAddress(page: string, args: PageArguments): void {
  const query = queryOf(args).toString();
  const { history } = globalThis as unknown as {
    history: { replaceState(state: null, title: string, url: string): void };
  };
  history.replaceState(null, '', query === '' ? page : `${page}?${query}`);
}

/** Error messages, keyed by argument. Errors in nested values are assigned to the argument that contains them. */
function faultsOf(
  outcome: Outcome<Answer> | undefined,
  fields: readonly Field[],
): ReadonlyMap<string, readonly string[]> {
  const faults = new Map<string, string[]>();
  for (const { parameter, message, hint } of outcome?.problem?.errors ?? []) {
    const name = fields.find(
      (field) =>
        parameter === field.name ||
        (/^[.[]/.test(parameter.slice(field.name.length)) && parameter.startsWith(field.name)),
    )?.name;
    if (name !== undefined)
      faults.set(name, [
        ...(faults.get(name) ?? []),
        `${message}${/[.?!]$/.test(message) ? '' : '.'}${hint === undefined ? '' : ` ${hint}`}`,
      ]);
  }
  return faults;
}

function Examples({
  operation,
  onChoose,
}: {
  operation: TriedOperation;
  onChoose: (args: PageArguments) => void;
}): unknown {
  const examples = operation.examples.filter((example) => Object.keys(example.arguments).length > 0);
  if (examples.length === 0) return null;
  return html`<div class="examples">
    <span class="hint" id="examples-label">Examples</span>
    <ul aria-labelledby="examples-label">
      ${examples.map(({ summary, arguments: args }) => {
        const query = queryOf(args).toString();
        const choose = (event: { preventDefault(): void }) => {
          event.preventDefault();
          onChoose(args);
        };
        return html`<li><a href=${`${operation.page}?${query}`} rel="nofollow" onClick=${choose}>${summary ?? exampleName(args)}</a></li>`;
      })}
    </ul>
  </div>`;
}

/** Maximum length of a generated example name. */
const MAX_NAME_LENGTH = 60;

function exampleName(args: PageArguments): string {
  return argumentsText(args, MAX_NAME_LENGTH);
}

/** Arguments on one line: `base EUR, target USD`. */
export function argumentsText(args: PageArguments, longest = 200): string {
  const text = Object.entries(args)
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(', ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Quotes strings that contain spaces. */
function valueText(value: unknown): string {
  if (Array.isArray(value))
    return value.every((each) => typeof each !== 'object') ? value.join(', ') : counted(value.length, 'item');
  if (typeof value === 'object') return JSON.stringify(value);
  return /\s/.test(String(value)) ? `“${String(value)}”` : String(value);
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly values: FormValues;
  readonly faults: ReadonlyMap<string, readonly string[]>;
  readonly change: (name: string) => (text: string) => void;
}

function Fields({ fields, values, faults, change }: FieldsProps): unknown {
  // Decided only once, because a field that moves while the reader is typing would lose the focus.
  const [chosen] = useState(() => firstOf(fields, values));
  if (fields.length === 0) return html`<p class="note">No arguments.</p>`;
  const control = (field: Field) =>
    html`<${FormField} key=${field.name} field=${field} value=${values[field.name] ?? ''} faults=${faults.get(field.name) ?? []} onChange=${change(field.name)} />`;
  const rest = fields.filter(({ name }) => !chosen.has(name));
  const isUsed = rest.some(({ name }) => values[name] !== undefined || faults.has(name));
  return html`${fields.filter(({ name }) => chosen.has(name)).map(control)}
    ${
      rest.length > 0 &&
      html`<details class="more" open=${isUsed || undefined}>
      <summary>${rest.length} optional ${rest.length === 1 ? 'argument' : 'arguments'}</summary>
      ${rest.map(control)}
    </details>`
    }`;
}

function firstOf(fields: readonly Field[], values: FormValues): ReadonlySet<string> {
  const chosen = new Set(
    fields.filter(({ name, required }) => required || values[name] !== undefined).map(({ name }) => name),
  );
  for (const { name } of fields) if (chosen.size < FIRST_FIELDS) chosen.add(name);
  return chosen;
}

interface ResultProps extends Pick<CompareProps, 'fields' | 'call'> {
  readonly operation: TriedOperation;
  readonly views: readonly View[];
  readonly sources: readonly NamedSource[];
  /** Arguments of the call that produced the outcome. */
  readonly args: PageArguments;
  readonly outcome: Outcome<Answer> | undefined;
  readonly busy: number | undefined;
  readonly isExample: boolean;
  /** True if the arguments in the form are those of the result or example shown. */
  readonly isCurrent: boolean;
  readonly isShared: boolean;
}

/** Arguments that may be part of a file name. The key is excluded. */
function withoutKey(args: PageArguments, { keyArgument = '' }: TriedOperation): PageArguments {
  const { [keyArgument]: _, ...rest } = args;
  return rest;
}

function Result(props: ResultProps): unknown {
  const { operation, sources, outcome, busy, isExample, isCurrent, isShared } = props;
  const hasExample = outcome === undefined && operation.answer !== undefined && (isExample || !isShared);
  const answer = outcome === undefined ? (hasExample ? operation.answer : undefined) : outcome.json;
  const isBusy = busy !== undefined;
  const isStale = answer !== undefined && !isCurrent;
  return html`<div class="result-head">
      <h2>${hasExample ? 'Example' : 'Result'}</h2>
      <p class="result-meta" role="status" aria-live="polite">${isBusy && busy > 0 ? `Waiting for the response: ${busy.toFixed(1)} s` : hasExample ? exampleNote(operation) : metaText(outcome, sources)}</p>
    </div>
    <${RunNote} isEmpty=${outcome === undefined && !hasExample && !isBusy} isStale=${isStale} what=${hasExample ? 'example' : 'result'} />
    ${outcome?.problem && html`<${ProblemNote} problem=${outcome.problem} />`}
    <div class=${isStale ? 'stale' : ''}>
      ${answer !== undefined && html`<${ResultViews} key=${outcome === undefined ? 'example' : outcome.ms} answer=${answer} ...${props} />`}
      ${outcome?.json !== undefined && html`<${AnswerLinks} outcome=${outcome} />`}
    </div>`;
}

function ResultViews({
  operation,
  fields,
  call,
  views,
  sources,
  args,
  outcome,
  answer: firstPage,
}: ResultProps & { answer: Answer }): unknown {
  const [answer, setAnswer] = useState(firstPage);
  const used = useMemo(
    () => (outcome === undefined ? sources : sourcesIn(outcome.headers, sources)),
    [outcome, sources],
  );
  const called = outcome === undefined ? (operation.examples[0]?.arguments ?? {}) : args;
  const rows = tabularView(views)?.rows;
  return html`<${AnswerViews} answer=${answer} views=${views} name=${operation.name} args=${withoutKey(called, operation)} sources=${used} fetchedAt=${outcome && fetchedAt(outcome)} compare=${outcome && { fields, call }} />
    ${outcome && rows && html`<${MorePages} answer=${answer} rows=${rows} args=${args} call=${call} onAnswer=${setAnswer} />`}
    <${NextSteps} leads=${nextLeads(answer, operation.links)} watched=${operation.watched ?? []} answer=${answer} />`;
}

function RunNote({ isEmpty, isStale, what }: { isEmpty: boolean; isStale: boolean; what: string }): unknown {
  if (isEmpty) return html`<p class="note">Press Run to see the result.</p>`;
  return isStale && html`<p class="note">This ${what} is for other arguments. Press Run to update it.</p>`;
}

function AnswerLinks({ outcome }: { outcome: Outcome<Answer> }): unknown {
  const path = outcome.headers.get('Content-Location');
  if (path === null || !ANSWER_PATH.test(path)) return null;
  return html`<p class="result-links">
    <a href=${path}>Permalink</a>
    <${CopyButton} text=${`${originHere()}${path}`} label="Copy link" />
    <a href=${`${path}#cite-title`}>Cite</a>
    <a href=${`${path}#check-title`}>Check</a>
  </p>`;
}

function exampleNote({ examples }: TriedOperation): string {
  const args = examples[0]?.arguments ?? {};
  const call = Object.keys(args).length === 0 ? 'without arguments' : `for ${exampleName(args)}`;
  return `Example response ${call}, shortened`;
}

/** In milliseconds since 1970; undefined for built-in data. */
function fetchedAt({ headers, at }: Outcome<Answer>): number | undefined {
  return headers.get('Almanac-Source') === null ? undefined : at - Number(headers.get('Age') ?? 0) * 1000;
}

function metaText(outcome: Outcome<Answer> | undefined, sources: readonly NamedSource[]): string {
  if (outcome === undefined) return '';
  const left = /;r=(\d+)/.exec(outcome.headers.get('RateLimit') ?? '')?.[1];
  const parts = [outcome.status === 0 ? 'no response' : `HTTP ${outcome.status}`, `${outcome.ms} ms`];
  if (outcome.json !== undefined) parts.push(...provenanceParts(outcome.headers, sources, outcome.at));
  if (left !== undefined) parts.push(`${left} calls left today`);
  return parts.join(' · ');
}

/** Paths of answers. The header is checked against this, because other endpoints use it for other addresses. */
const ANSWER_PATH = /^\/answers\/[0-9a-z]{26}$/;
