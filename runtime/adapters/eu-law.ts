// eu-law: EU legislation by title, number, date and subject, from the Publications Office's CELLAR.

import type { EuLawHandlers } from '../../generated/services/eu-law/handlers.ts';
import type {
  GetDocumentArguments,
  GetDocumentResult,
  GetRecentArguments,
  GetRecentResult,
  SearchBySubjectArguments,
  SearchBySubjectResult,
  SearchLegislationArguments,
  SearchLegislationResult,
} from '../../generated/services/eu-law/types.ts';
import type { Call } from '../contract/call.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import type { EuroVocSubject } from '../sources/cellar/documents.ts';
import { type Cellar, type Descriptors, MOST_ROWS, type TitleMatches } from '../sources/cellar.ts';
import { isUpstreamProblem } from '../upstream/failure.ts';
import {
  documentResult,
  legalAct,
  normalCelex,
  searchPhrases,
  subject,
  subjectAct,
  WITHOUT_SUBJECTS,
} from './eu-law/shape.ts';

const DAY_MS = 86_400_000;

/** The handlers of eu-law. */
export function euLaw(source: Cellar): EuLawHandlers {
  return {
    search_legislation: (args, call) => searchLegislation(source, args, call),
    get_document: (args, call) => getDocument(source, args, call),
    get_recent: (args, call) => getRecent(source, args, call),
    search_by_subject: (args, call) => searchBySubject(source, args, call),
  };
}

async function searchLegislation(
  source: Cellar,
  { query, doc_type, year, limit }: SearchLegislationArguments,
  call: Call,
): Promise<SearchLegislationResult> {
  const search = { phrases: searchPhrases(query), kind: doc_type, year };
  const matches = await source.byTitle(search, call);
  const acts = matches.acts.slice(0, limit).map(legalAct);
  return { count: acts.length, more: hasMore(matches, limit), note: searchNote(matches, acts.length), acts };
}

function searchNote({ cut, wholeWords }: TitleMatches, count: number): string | null {
  const notes = [
    wholeWords ? 'The source was too slow to look inside words: only whole words were searched.' : '',
    cut
      ? `Very many titles match. These are the newest of the first ${MOST_ROWS} found, newer ones may be missing: add words, a doc_type or a year.`
      : '',
    count === 0 && !cut ? 'No title holds all these words. Try fewer or more formal ones, or search_by_subject.' : '',
  ].filter((note) => note !== '');
  return notes.join(' ') || null;
}

async function getDocument(source: Cellar, args: GetDocumentArguments, call: Call): Promise<GetDocumentResult> {
  const celex = normalCelex(args.celex);
  const [document, subjects] = await Promise.all([source.document(celex, call), subjectsOf(source, [celex], call)]);
  if (document === undefined) {
    const hint = 'search_legislation finds numbers by words of the title.';
    throw new Problem('not_found', `There is no document with the CELEX number ${celex}.`, { hint });
  }
  return documentResult(celex, document, subjects === undefined ? undefined : (subjects.get(celex) ?? []));
}

async function getRecent(source: Cellar, args: GetRecentArguments, call: Call): Promise<GetRecentResult> {
  const now = call.now().getTime();
  // Works dated in the future exist: the window ends today.
  const [from_date, to_date] = [utcDay(now - args.days * DAY_MS), utcDay(now)];
  const recent = await source.signedBetween(from_date, to_date, args.doc_type, args.limit, call);
  const acts = recent.acts.slice(0, args.limit).map(legalAct);
  return { from_date, to_date, count: acts.length, more: hasMore(recent, args.limit), acts };
}

async function searchBySubject(
  source: Cellar,
  args: SearchBySubjectArguments,
  call: Call,
): Promise<SearchBySubjectResult> {
  const text = args.subject.replace(/\s+/g, ' ').trim();
  if (text === '') throw invalidArgument('subject', 'holds no word', 'Give a EuroVoc descriptor, such as taxation.');
  const descriptors = await source.descriptors(text, call);
  const [chosen, ...others] = descriptors.subjects;
  if (chosen === undefined) {
    const note = `The EuroVoc thesaurus has no descriptor like ${JSON.stringify(text)}. Try a broader or more formal word, or search_legislation.`;
    return { subject: null, other_subjects: [], count: 0, more: false, note, acts: [] };
  }
  const found = await source.about(chosen.eurovocId, args.limit, call);
  const acts = found.acts.slice(0, args.limit);
  const celexes = acts.map(({ celex }) => celex);
  const subjects = await subjectsOf(source, celexes, call);
  const notes = [descriptorNote(descriptors, chosen), subjects === undefined ? WITHOUT_SUBJECTS : ''];
  return {
    subject: subject(chosen),
    other_subjects: others.map(subject),
    count: acts.length,
    more: hasMore(found, args.limit),
    note: notes.filter((note) => note !== '').join(' ') || null,
    acts: acts.map((act) => subjectAct(act, subjects)),
  };
}

function descriptorNote({ exact }: Descriptors, { label }: EuroVocSubject): string {
  return exact ? '' : `No descriptor is exactly that: ${JSON.stringify(label)} was searched.`;
}

/** Subjects are an extra: without them the rest is still an answer, which says what it lacks. */
async function subjectsOf(source: Cellar, celexes: readonly string[], call: Call) {
  try {
    return await source.subjectsOf(celexes, call);
  } catch (error) {
    if (isUpstreamProblem(error)) return undefined;
    throw error;
  }
}

function hasMore({ acts, cut }: { readonly acts: readonly object[]; readonly cut: boolean }, limit: number): boolean {
  return cut || acts.length > limit;
}

function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
