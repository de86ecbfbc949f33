// Parses studies. Every module except identification and status may be absent; texts are Markdown with escapes.

import {
  type Derivations,
  readGetTrialResult,
  readTrialSummary,
} from '../../../../generated/services/trials/readers.ts';
import { Problem } from '../../../contract/problem.ts';
import { at, dayOrMonthOf } from '../../../decoding/source-values.ts';
import { isObject, type JsonObject, objectOf, textOf, textsOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { lastKnownStatus, statusNote, statusOf } from './status.ts';

/** A full study, without the parts that depend on the caller's arguments. */
export type Study = ReturnType<typeof readGetTrialResult>;

export interface FoundStudies<Row> {
  /** Total number of studies, which the registry reports only on the first page. */
  readonly total: number | undefined;
  /** Token for the next page; undefined on the last page. */
  readonly nextPage: string | undefined;
  readonly studies: readonly Row[];
}

const derived = { overall_status: statusOf, status_note: statusNote };
const derive: Derivations = {
  TrialSummary: derived,
  GetTrialResult: { ...derived, last_known_status: lastKnownStatus },
};

export const reads = readers(import.meta.url, {
  studies: (answer) => foundOf(answer, (row) => readTrialSummary(row, derive)),
  datedStudies: (answer) => foundOf(answer, datedOf),
  study: readStudy,
});

/**
 * @throws Problem `invalid_arguments` if the registry cannot parse the search; the registry's message is not shown to
 * the caller
 */
function foundOf<Row>(answer: Answer, read: (row: JsonObject) => Row): FoundStudies<Row> {
  if (answer.status === 400) {
    throw new Problem('invalid_arguments', 'The registry cannot parse this search.', {
      hint: 'Use plain words: AND, OR, NOT, quotes and parentheses are search operators. A page_token is only valid for the search that returned it.',
    });
  }
  const body = objectOf(answer.json());
  if (!Array.isArray(body['studies'])) throw new Error('The search response has no list of studies.');
  return {
    total: wholeOf(body['totalCount']),
    nextPage: textOf(body['nextPageToken']),
    studies: body['studies'].map((study) => read(protocolOf(study))),
  };
}

/** Returns a study with the dates of its first posting and its last update. */
function datedOf(row: JsonObject) {
  const dateOf = (struct: string) => dayOrMonthOf(at(row, 'statusModule', struct, 'date'));
  return {
    ...readTrialSummary(row, derive),
    first_posted_date: dateOf('studyFirstPostDateStruct'),
    last_update_date: dateOf('lastUpdatePostDateStruct'),
  };
}

/** Returns undefined if the study does not exist. The registry returns 400 for a malformed id. */
function readStudy(answer: Answer): { readonly study: Study; readonly aliases: readonly string[] } | undefined {
  if (answer.status === 404 || answer.status === 400) return undefined;
  const body = objectOf(answer.json());
  const row = { ...protocolOf(body), hasResults: body['hasResults'] };
  return { study: readGetTrialResult(row, derive), aliases: textsOf(at(row, 'identificationModule', 'nctIdAliases')) };
}

function protocolOf(study: unknown): JsonObject {
  const protocol = objectOf(study)['protocolSection'];
  if (!isObject(protocol)) throw new Error('A study has no protocolSection.');
  return protocol;
}
