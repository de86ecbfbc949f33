import { briefCaseRow } from '../../../generated/services/no-parliament/codec.ts';
import type {
  CaseRow as CaseRowRecord,
  GetCaseArguments,
  GetCaseResult,
  GetCasesArguments,
  GetCasesResult,
} from '../../../generated/services/no-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { plainText } from '../../lib/plain-text.ts';
import { holdsWords } from '../../lib/text/words.ts';
import { collectProblemsAsync } from '../../sdk/collect-problems.ts';
import { cutText } from '../../sdk/cut.ts';
import { labelOf } from '../../sdk/labels.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { fittingShare, wholePage } from '../../sdk/whole-list.ts';
import { DOCUMENT_GROUP_LABELS, STATUS_LABELS, TYPE_LABELS } from './labels.ts';
import { namedBy, requireNamed } from './named-values.ts';
import { casePage } from './pages.ts';
import { namedRecord, personRecord } from './representatives.ts';
import {
  type Case,
  type CaseRow,
  type Named,
  runningSession,
  type Stortinget,
  type Term,
  termId,
} from './stortinget/stortinget.ts';
import { ofSession, requireSession } from './terms.ts';

/** Maximum length of a text in characters. Decisions on entire laws can have 100,000 characters or more. */
const MAX_TEXT_LENGTH = { brief: 2000, full: 100_000 } as const;

export async function casesOfSession(
  source: Stortinget,
  args: GetCasesArguments,
  call: Call,
): Promise<AdapterResult<GetCasesResult>> {
  const session = requireSession(args.session_id, call.now());
  const closed = session.from < runningSession(call.now());
  const cases = await ofSession(source, session, () => source.cases(session, closed, call), call);
  const found = await filtered(source, session, cases, args, call);
  const ordered = args.sort === 'newest' ? [...found].sort(changedLastFirst) : found;
  const { rows, ...figures } = wholePage(ordered, args, (row) => briefCaseRow(caseRow(row), args.detail));
  const note =
    found.length === 0 && cases.length > 0
      ? `None of the ${cases.length} cases of the session match the filters.`
      : null;
  return { session_id: termId(session), ...figures, session_total: cases.length, cases: rows, note };
}

/**
 * Sorts cases by last change, newest first. Cases without a date come last; cases with the same date keep the source's
 * order.
 */
function changedLastFirst(a: CaseRow, b: CaseRow): number {
  const [first = '', second = ''] = [a.lastUpdated, b.lastUpdated];
  return first === second ? 0 : first < second ? 1 : -1;
}

async function filtered(
  source: Stortinget,
  session: Term,
  cases: readonly CaseRow[],
  { committee, topic, query, status, type, document_group }: GetCasesArguments,
  call: Call,
): Promise<readonly CaseRow[]> {
  const listedTopics = async () =>
    (await source.topics(call)).flatMap(({ id, name, subtopics }) => [{ id, name }, ...subtopics]);
  const { committees, topics } = await collectProblemsAsync({
    committees: () =>
      chosen('committee', committee, cases.flatMap(committeesOf), () => source.committees(session, call)),
    topics: () =>
      chosen(
        'topic',
        topic,
        cases.flatMap((row) => row.topics),
        listedTopics,
      ),
  });
  return cases.filter(
    (row) =>
      (committees === undefined || committees.has(row.committee?.id ?? '')) &&
      (topics === undefined || row.topics.some(({ id }) => topics.has(id))) &&
      (query === undefined || holdsWords(query, row.title, row.shortTitle, row.reference)) &&
      (status === undefined || row.status === status) &&
      (type === undefined || row.type === type) &&
      (document_group === undefined || row.documentGroup === document_group),
  );
}

function committeesOf({ committee }: CaseRow): readonly Named[] {
  return committee === undefined ? [] : [committee];
}

/**
 * Returns the ids of the values that match the input, from the session's cases or, if there are none, from all values
 * of the source. Rejects with Problem `invalid_arguments` if nothing matches.
 */
async function chosen(
  parameter: string,
  word: string | undefined,
  here: readonly Named[],
  listed: () => Promise<readonly Named[]>,
): Promise<ReadonlySet<string> | undefined> {
  if (word === undefined) return undefined;
  const found = namedBy(word, here);
  if (found.size > 0) return found;
  const { answered } = await settleAll([listed], (call) => call());
  return requireNamed(parameter, word, [...here, ...(answered[0]?.value ?? [])]);
}

export function caseRow(row: CaseRow) {
  return {
    id: row.id,
    title: row.title,
    committee: row.committee === undefined ? null : namedRecord(row.committee),
    topics: row.topics.map(({ name }) => name),
    status: row.status,
    short_title: row.shortTitle,
    status_label: labelOf(STATUS_LABELS, row.status),
    type: row.type,
    document_group: row.documentGroup,
    reference: row.reference,
    last_updated: row.lastUpdated,
    treated_in_session: row.treatedInSession,
    recommendation_id: row.recommendationId,
    proposed_case_id: row.proposedCaseId,
  } satisfies AdapterResult<CaseRowRecord>;
}

/** In brief results, long texts and lists are truncated, and the result lists which ones. */
export function caseRecord(found: Case, detail: NonNullable<GetCaseArguments['detail']>): AdapterResult<GetCaseResult> {
  const rows = detail === 'full' ? Number.POSITIVE_INFINITY : rowsInShort(found);
  const shortened: string[] = [];
  const text = (name: string, value: string | undefined) => {
    if (value === undefined || value.length <= MAX_TEXT_LENGTH[detail]) return value ?? null;
    shortened.push(name);
    return cutText(value, MAX_TEXT_LENGTH[detail]);
  };
  const list = <Item>(name: string, items: readonly Item[]) => {
    if (items.length > rows) shortened.push(name);
    return items.slice(0, rows);
  };
  return {
    id: found.id,
    title: found.title,
    short_title: found.shortTitle,
    session: found.session,
    number: found.number,
    status: found.status,
    status_label: labelOf(STATUS_LABELS, found.status),
    finished: found.isFinished,
    type: found.type,
    type_label: labelOf(TYPE_LABELS, found.type),
    document_group: found.documentGroup,
    document_group_label: labelOf(DOCUMENT_GROUP_LABELS, found.documentGroup),
    committee: found.committee === undefined ? null : namedRecord(found.committee),
    proposers: list('proposers', found.proposers).map(personRecord),
    rapporteurs: list('rapporteurs', found.rapporteurs).map(personRecord),
    topics: list('topics', found.topics).map(({ id, name, isMainTopic, mainTopicId }) => ({
      id,
      name,
      is_main_topic: isMainTopic,
      main_topic_id: mainTopicId,
    })),
    reference: found.reference,
    publications: list('publications', found.publications).map(({ title, url, type, subtype, exportId }) => ({
      title,
      url,
      type,
      subtype,
      export_id: exportId,
    })),
    recommendation_text: text('recommendation_text', found.recommendationText),
    decision_text: text('decision_text', found.decisionText),
    short_decision: text('short_decision', plainText(found.shortDecision)),
    parenthetical_text: found.parentheticalText,
    procedure: procedureRecord(found.procedure),
    keywords: list('keywords', found.keywords),
    url: casePage(found.id),
    shortened,
  };
}

/**
 * Returns the maximum number of entries per list in a brief result, which is the number that fits in addition to the
 * texts.
 */
function rowsInShort(found: Case): number {
  const { proposers, rapporteurs, topics, publications, keywords } = found;
  const texts = [found.recommendationText, found.decisionText, found.shortDecision];
  return fittingShare(
    [proposers, rapporteurs, topics, publications, keywords.map((word) => [word])],
    texts.map((text) => text?.slice(0, MAX_TEXT_LENGTH.brief)),
  );
}

function procedureRecord(procedure: Case['procedure']): AdapterResult<GetCaseResult>['procedure'] {
  if (procedure === undefined) return null;
  const steps = procedure.steps.map(({ number, id, name, isSkipped }) => ({
    number,
    id,
    name,
    skipped: isSkipped,
  }));
  return { id: procedure.id, name: procedure.name, steps };
}
