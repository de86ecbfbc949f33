// `search` of the research endpoint. Merges the results that arrive in time.

import { Problem } from '../../contract/problem.ts';
import type { ResearchSource } from '../../contract/research.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { tooSoon } from './call.ts';
import type { McpRequest } from './mcp-request.ts';
import type { JsonObject } from './protocol.ts';
import {
  addressOf,
  at,
  type Block,
  type Bound,
  callOf,
  inWordsOf,
  json,
  type ResearchHit,
  type ResearchOptions,
  textArgument,
  textOf,
} from './research-sources.ts';

/** Maximum number of sources per search. Each source counts as a call made with the key. */
export const MAX_SOURCES = 6;
/** Time limit, so that clients that time out after ten seconds still get partial results. */
const SEARCH_MS = 9_500;
const MAX_RESULTS = 20;

export async function search(
  options: ResearchOptions,
  bound: readonly Bound[],
  values: JsonObject,
  exchange: McpRequest,
): Promise<readonly Block[] | Problem> {
  const query = textArgument(values, 'query');
  if (query instanceof Problem) return query;
  if (foldWords(query) === '') return wordless();
  // Selecting the sources requires a search, which is rate limited.
  const late = tooSoon(exchange.entry);
  if (late !== undefined) return late;
  const queried = chosen(bound, options.fitting(query));
  const end = AbortSignal.timeout(options.searchMs ?? SEARCH_MS);
  const answers = await Promise.all(
    queried.map(async ({ source, searches, title }) => {
      const { argument, with: fixed } = source.search;
      const call = callOf(options, searches, { ...fixed, [argument]: query }, exchange, end);
      const outcome = await Promise.race([call, endOf(end)]);
      return { source, title, outcome };
    }),
  );
  const answered = answers.flatMap(({ source, outcome }) => (outcome?.ok ? [rowsOf(source, outcome.result)] : []));
  const failed = answers.flatMap(({ source, title, outcome }) =>
    outcome?.ok ? [] : [{ title, problem: outcome && inWordsOf('query', outcome.problem, [source.search.argument]) }],
  );
  if (answered.length === 0) {
    const problem = commonProblem(failed);
    if (problem !== undefined) return problem;
  }
  const silent = failed.map(({ title, problem }) => ({ source: title, why: whyOf(problem) }));
  const results = merged(answered).slice(0, MAX_RESULTS);
  return [json({ results, ...(silent.length === 0 ? {} : { not_answered: silent }) })];
}

interface Failed {
  readonly title: string;
  readonly problem: Problem | undefined;
}

/**
 * Returns the problem if it is the same for all sources; otherwise, a problem with the reason of each source and the
 * code of the first.
 */
function commonProblem(failed: readonly Failed[]): Problem | undefined {
  const first = failed.find(({ problem }) => problem !== undefined)?.problem;
  if (first === undefined || failed.every(({ problem }) => problem?.message === first.message)) return first;
  const reasons = failed.map(({ title, problem }) => `${title}: ${whyOf(problem)}`).join('; ');
  const { errors: _, ...extras } = first.extras;
  return new Problem(first.code, reasons, extras);
}

function whyOf(problem: Problem | undefined): string {
  return problem?.message ?? 'no response in time';
}

function wordless(): Problem {
  const message = 'must contain at least one word';
  const hint = 'Describe the texts you are looking for in a few words.';
  return new Problem('invalid_arguments', `query: ${message}`, {
    errors: [{ parameter: 'query', code: 'value', message, hint }],
  });
}

/** Returns matching sources first, best match first, then the others in the order of declaration. */
function chosen(bound: readonly Bound[], fitting: readonly string[]): Bound[] {
  const rank = ({ source }: Bound) => {
    const at = fitting.indexOf(source.service);
    return at === -1 ? fitting.length : at;
  };
  return [...bound].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SOURCES);
}

function endOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

function rowsOf({ service, search: { rows, id, title, url } }: ResearchSource, result: object): ResearchHit[] {
  const list = at(result, rows);
  if (!Array.isArray(list)) return [];
  return list.map((row: object) => {
    const own = id.map((field) => String(at(row, field) ?? '')).join('/');
    return { id: `${service}:${own}`, title: textOf(at(row, title)) || own, url: addressOf(url, row) };
  });
}

/** Interleaves results: the first result of each source, then the second result of each source, and so on. */
function merged(lists: readonly (readonly ResearchHit[])[]): ResearchHit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}
