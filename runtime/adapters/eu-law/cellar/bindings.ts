import { isObject, listOf, objectOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';

/** A result row: values by variable name. Unbound variables are absent. */
export type Row = Readonly<Record<string, string>>;

/**
 * Matches the error messages of queries that timed out, or that the engine rejected because it estimated that they
 * would.
 */
const OUT_OF_TIME = /S1T00|S1TAT|SP031|timed?[ -]?out|execution time/i;
/** Only the beginning of the response is searched for an error message, because the source appends the query to it. */
const MAX_TEXT = 2000;

/**
 * Parses SPARQL 1.1 JSON results and drops data types and languages. Error responses are plain text, with status 200,
 * 400 or 500.
 * @throws SourceFailure `upstream_timeout` if the query takes too long, `upstream_failed` if it is rejected; Error if
 *   the response has no list of bindings
 */
export function rowsOf(answer: Answer): readonly Row[] {
  const start = answer.text().slice(0, MAX_TEXT).trimStart();
  const source = answer.provenance.source;
  if (/^Virtuoso\b/i.test(start)) throw refusal(source, start);
  if (answer.status !== 200) {
    const retryable = answer.status >= 500;
    throw new SourceFailure('upstream_failed', `${source}: the source returned status ${answer.status}.`, {
      retryable,
    });
  }
  const { bindings } = objectOf(objectOf(answer.json())['results']);
  if (!Array.isArray(bindings)) throw new Error('The response has no list results.bindings.');
  return listOf(bindings).map(rowOf);
}

/** Reports the failure as specific to this query, because the engine can still run other queries. */
function refusal(source: string, text: string): SourceFailure {
  const options = { retryable: false, isOfRequest: true };
  if (OUT_OF_TIME.test(text)) {
    const detail = `${source}: the query takes too long. Narrow it: add words, a single doc_type, or a year.`;
    return new SourceFailure('upstream_timeout', detail, options);
  }
  const code = /\b(?:Error )?([A-Z0-9]{5})\b/.exec(text.slice(text.indexOf('Error')))?.[1] ?? 'unnamed';
  return new SourceFailure('upstream_failed', `${source}: the source rejected the query (error ${code}).`, options);
}

function rowOf(binding: unknown): Row {
  const row: Record<string, string> = {};
  for (const [name, bound] of Object.entries(objectOf(binding))) {
    if (isObject(bound) && typeof bound['value'] === 'string') row[name] = bound['value'];
  }
  return row;
}
