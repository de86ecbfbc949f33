// Reads the endpoint's answers: SPARQL JSON results into rows of plain texts, and error texts, whatever their status, into
// failures.

import type { Answer } from '../../upstream/answer.ts';
import { SourceFailure } from '../../upstream/failure.ts';

/** One row: the value of each bound variable. An unbound one is absent. */
export type Row = Readonly<Record<string, string>>;

interface Results {
  readonly results?: { readonly bindings?: unknown };
}

/** The engine ran out of time, or estimated beforehand that it would. */
const OUT_OF_TIME = /S1T00|S1TAT|SP031|timed?[ -]?out|execution time/i;
const MOST_TEXT = 2000;

/**
 * Throws for an error text: the engine sends those with 200, 400 and 500 alike.
 * @throws SourceFailure `upstream_timeout` when the query takes too long, `upstream_failed` when it was refused
 */
export function refuseErrors(answer: Answer): void {
  const text = answer.text().slice(0, MOST_TEXT).trimStart();
  const source = answer.provenance.source;
  if (/^Virtuoso\b/i.test(text)) {
    if (OUT_OF_TIME.test(text)) {
      const detail = `${source}: the query takes it too long. Ask for less: more words, one doc_type, or a year.`;
      throw new SourceFailure('upstream_timeout', detail, { retryable: false });
    }
    const code = /\b(?:Error )?([A-Z0-9]{5})\b/.exec(text.slice(text.indexOf('Error')))?.[1] ?? 'unnamed';
    throw new SourceFailure('upstream_failed', `${source}: it refused the query (error ${code}).`, {
      retryable: false,
    });
  }
  if (answer.status !== 200) {
    const retryable = answer.status >= 500;
    throw new SourceFailure('upstream_failed', `${source}: it answered ${answer.status}.`, { retryable });
  }
  void answer.parsed(readRows);
}

/**
 * The rows of SPARQL 1.1 JSON results. Types and languages are dropped: each query knows what its variables hold.
 * @throws Error when the answer has no list of bindings
 */
export function readRows(answer: Answer): readonly Row[] {
  const bindings = answer.json<Results | null>()?.results?.bindings;
  if (!Array.isArray(bindings)) throw new Error('There is no list results.bindings.');
  return bindings.map(readRow);
}

function readRow(binding: unknown): Row {
  const row: Record<string, string> = {};
  for (const [name, bound] of Object.entries((binding ?? {}) as Record<string, { value?: unknown } | null>)) {
    if (typeof bound?.value === 'string') row[name] = bound.value;
  }
  return row;
}
