// `/answers/<id>`: an answer returned by a tool, with its question, sources and citations, and a check.

import { html } from 'htm/preact';
import type { PublishedAnswer } from '../../answers/answers.ts';
import type { AnswerSource } from '../../answers/content.ts';
import type { Operation, Service } from '../../contract/operation.ts';
import type { OperationPage, PageArguments } from '../../contract/page.ts';
import { Problem } from '../../contract/problem.ts';
import { viewsOf } from '../../views/declared.ts';
import { tabularView } from '../../views/table.ts';
import { citationFormats, minuteOf, oneLine } from '../citation-formats.ts';
import { AnswerCall, AnswerParts, type AnswerPartsProps } from '../components/answer.ts';
import { Island } from '../components/island.ts';
import { argumentsText } from '../components/operation.ts';
import { samplesOf } from '../components/samples.ts';
import type { Page } from '../document.ts';
import { pageDataOf, pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs, namedCitations, namedSources, policyOf, Sentence } from './parts.ts';

/** Code samples shown on the page: one for REST and one for MCP. */
const SAMPLES = new Set(['curl', 'mcp']);

/** The tool that returned an answer, if this server still has it. */
interface Tool {
  readonly operation: Operation;
  readonly service: Service;
  readonly page: OperationPage;
}

/** @throws Problem `answer_unknown`, also if this server does not store answers */
export async function answerPage({ params, options, base }: PageRequest): Promise<Page> {
  const { answers, config } = options;
  if (answers === undefined) throw new Problem('answer_unknown', 'This server does not store answers.');
  const answer = await answers.open(params['id'] ?? '');
  const tool = await toolOf(answer, options);
  const { id, arguments: args, sources, digest, signature, revision } = answer;
  const url = `${base}/answers/${id}`;
  const title = tool?.page.title ?? answer.operation;
  const question = oneLine(argumentsText(withoutDefaults(args, tool)));
  const named = question === '' ? title : `${title}: ${question}`;
  const used = usedSources(sources);
  const props: AnswerPartsProps = {
    id,
    name: tool?.page.name ?? 'answer',
    result: answer.result as AnswerPartsProps['result'],
    views: tool === undefined ? [] : await viewsOf(tool.operation),
    args: args as PageArguments,
    sources: [...namedSources(used.map((each) => each.id)), ...namedCitations(tool?.operation.builtIn)],
    fetchedAt: newestOf(sources),
    citations: citationFormats({
      ...{ id, url, title: named, digest, answeredAt: answer.answered_at },
      ...publishersOf(used, tool),
    }),
    base,
    signup: config.signup === 'open',
  };
  const samples = tool === undefined ? [] : await samplesFor(tool, args, base);
  return {
    title: named,
    description: `${named}. An answer with its sources${answer.answered_at === null ? '' : `, retrieved ${minuteOf(answer.answered_at)}`}.`,
    path: `/answers/${id}`,
    section: 'services',
    script: 'answer',
    unlisted: true,
    body: html`${tool && html`<${Crumbs} trail=${trail(tool)} />`}
      <header class="head">
        <h1>${title}</h1>
        ${question !== '' && html`<p class="answer-asked"><bdi>${question}</bdi></p>`}
        ${tool === undefined ? html`<p class="lead">This server no longer has the tool <code><bdi>${answer.operation}</bdi></code>.</p>` : html`<p class="answer-summary"><${Sentence} text=${tool.page.summary} /></p>`}
        <div class="answer-address">
          <p class="hint">${answer.answered_at === null ? 'Built-in data' : html`Retrieved <time datetime=${answer.answered_at}>${minuteOf(answer.answered_at)}</time>`}${` · `}<a href=${`/answers/${id}.json`}>JSON</a>${tool && html`${` · `}<a href=${tool.page.page}>About this tool</a>`}</p>
        </div>
      </header>
      <${Island} name="answer" component=${AnswerParts} props=${props} />
      <div class="section columns">
        <section class="stack" aria-labelledby="sources-title">
          <h2 id="sources-title">Sources</h2>
          <${Sources} used=${used} tool=${tool} />
        </section>
        <section class="stack" aria-labelledby="arguments-title">
          <h2 id="arguments-title">Arguments</h2>
          <${Arguments} args=${args} />
        </section>
      </div>
      ${
        samples.length > 0 &&
        html`<section class="section" aria-labelledby="call-title">
          <h2 id="call-title">Code for this call</h2>
          <${Island} name="answer-call" component=${AnswerCall} props=${{ samples }} />
        </section>`
      }
      <section class="section">
        <details class="more">
          <summary>Digest and signature</summary>
          <dl class="facts answer-proof">
            <div><dt>Address</dt><dd><code>${url}</code></dd></div>
            <div><dt>Digest</dt><dd><code>${digest}</code></dd></div>
            <div><dt>Signature</dt><dd><code>${signature}</code></dd></div>
            <div><dt>Public keys</dt><dd><a href="/.well-known/jwks.json">/.well-known/jwks.json</a></dd></div>
            <div><dt>Revision of the tools</dt><dd><code>${revision}</code></dd></div>
          </dl>
          <p class="hint"><a href="/docs/answers#digest">How to verify an answer</a> without this server.</p>
        </details>
      </section>`,
  };
}

async function toolOf(answer: PublishedAnswer, options: PageRequest['options']): Promise<Tool | undefined> {
  const operation = options.answers?.operationOf(answer);
  const service = [...options.services, ...options.areas].find(({ slug }) => slug === operation?.service);
  if (operation === undefined || service === undefined) return undefined;
  const { operations } = await pageDataOf(service);
  const page = operations.find(({ name }) => name === operation.name);
  return page && { operation, service, page };
}

function trail({ service }: Tool): { title: string; path: string }[] {
  return [
    { title: 'Services', path: '/#services' },
    { title: service.title, path: pathOf(service) },
  ];
}

type Arguments = Readonly<Record<string, unknown>>;

/** Omits empty arguments and defaults, which do not help to describe the question. */
function withoutDefaults(args: object, tool: Tool | undefined): Arguments {
  const { properties = {} } = tool?.page.arguments ?? {};
  return Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) => value !== null && JSON.stringify(value) !== JSON.stringify(properties[name]?.default),
    ),
  );
}

async function samplesFor({ operation, service, page }: Tool, args: object, base: string) {
  const input = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  const hasRows = tabularView(await viewsOf(operation)) !== undefined;
  return samplesOf({ operation: page, service: service.slug, args: input, base, hasRows })
    .filter(({ name }) => SAMPLES.has(name))
    .map(({ name, title, code }) => ({ name, title, text: code }));
}

function Arguments({ args }: { args: object }): unknown {
  const values = Object.entries(args).filter(([, value]) => value !== null);
  if (values.length === 0) return html`<p class="note">No arguments.</p>`;
  return html`<dl class="facts">
    ${values.map(([name, value]) => html`<div><dt><code><bdi>${name}</bdi></code></dt><dd><bdi>${typeof value === 'string' ? value : JSON.stringify(value)}</bdi></dd></div>`)}
  </dl>`;
}

/** In milliseconds since 1970. */
function newestOf(sources: readonly AnswerSource[]): number | undefined {
  return sources.length === 0 ? undefined : Math.max(...sources.map(({ fetched_at: at }) => Date.parse(at)));
}

interface UsedSource {
  readonly id: string;
  readonly responses: readonly AnswerSource[];
}

function usedSources(sources: readonly AnswerSource[]): UsedSource[] {
  const ids = [...new Set(sources.map(({ source }) => source))];
  return ids.map((id) => ({ id, responses: sources.filter(({ source }) => source === id) }));
}

function publishersOf(used: readonly UsedSource[], tool: Tool | undefined) {
  const citations = [
    ...used.map(({ id }) => policyOf(id)?.citation ?? { publisher: id }),
    ...(tool?.operation.builtIn ?? []),
  ];
  return {
    publishers: [...new Set(citations.map(({ publisher }) => publisher))],
    licences: [
      ...new Set(
        used
          .map(({ id }) => policyOf(id)?.licence.name)
          .concat((tool?.operation.builtIn ?? []).map(({ licence }) => licence))
          .filter((licence) => licence !== undefined),
      ),
    ],
  };
}

function Sources({ used, tool }: { used: readonly UsedSource[]; tool: Tool | undefined }): unknown {
  const builtIn = tool?.operation.builtIn ?? [];
  if (used.length === 0 && builtIn.length === 0) {
    return html`<p class="note">Computed from built-in data. No source was queried.</p>`;
  }
  return html`<ul class="sources answer-sources">
    ${used.map((each) => html`<li><${Source} used=${each} /></li>`)}
    ${builtIn.map(
      ({ publisher, page, licence }) => html`<li>
        <p class="source-name">${page === undefined ? publisher : html`<a href=${page} rel="noreferrer">${publisher}</a>`}</p>
        <p class="hint">${licence && `${licence}. `}Ships with the server.</p>
      </li>`,
    )}
  </ul>`;
}

/** Number of responses shown per source; further ones are collapsed. */
const FIRST_RESPONSES = 3;

function Source({ used: { id, responses } }: { used: UsedSource }): unknown {
  const policy = policyOf(id);
  const [first, rest] = [responses.slice(0, FIRST_RESPONSES), responses.slice(FIRST_RESPONSES)];
  const list = (some: readonly AnswerSource[]) =>
    html`<ul class="answer-responses">${some.map((each) => html`<${Response} response=${each} />`)}</ul>`;
  return html`${
    policy === undefined
      ? html`<p class="source-name"><bdi>${id}</bdi></p>`
      : html`<p class="source-name"><a href=${policy.citation.page ?? policy.homepage} rel="noreferrer">${policy.title}</a></p>
          <p class="hint">${policy.licence.url === undefined ? policy.licence.name : html`<a href=${policy.licence.url} rel="noreferrer">${policy.licence.name}</a>`}. ${policy.attribution}</p>`
  }
    ${list(first)}
    ${rest.length > 0 && html`<details class="more"><summary>${rest.length} more responses</summary>${list(rest)}</details>`}`;
}

function Response({ response: { fetched_at: at, digest } }: { response: AnswerSource }): unknown {
  return html`<li class="hint">Fetched <time datetime=${at}>${minuteOf(at)}</time>${digest !== undefined && html`<br /><code><bdi>${digest}</bdi></code>`}</li>`;
}
