import type { EuLawHandlers } from '../../../generated/services/eu-law/operations.ts';
import type {
  GetDocumentArguments,
  GetDocumentResult,
  GetRecentArguments,
  GetRecentResult,
  SearchBySubjectArguments,
  SearchBySubjectResult,
  SearchLegislationArguments,
  SearchLegislationResult,
} from '../../../generated/services/eu-law/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { addDays } from '../../lib/day.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { pageOf } from '../../sdk/page.ts';
import { isSourceProblem } from '../../sources/client/failure.ts';
import type { Context } from '../context.ts';
import {
  type Cellar,
  type Descriptors,
  type EuroVocSubject,
  type FoundActs,
  MAX_ROWS,
  type TitleMatches,
  today,
} from './cellar/cellar.ts';
import {
  documentResult,
  legalAct,
  normalCelex,
  searchPhrases,
  subject,
  subjectAct,
  textPiece,
  WITHOUT_SUBJECTS,
} from './shape.ts';

export { legalAct } from './shape.ts';

export function create(context: Context<'eu-law'>): EuLawHandlers {
  const source = context.source('cellar');
  return {
    search_legislation: (args, call) => searchLegislation(source, args, call),
    get_document: (args, call) => getDocument(source, args, call),
    get_recent: (args, call) => getRecent(source, args, call),
    search_by_subject: (args, call) => searchBySubject(source, args, call),
  };
}

async function searchLegislation(
  source: Cellar,
  { query, doc_type, year, limit, offset }: SearchLegislationArguments,
  call: Call,
): Promise<AdapterResult<SearchLegislationResult>> {
  const search = { phrases: searchPhrases(query), kind: doc_type, year };
  const matches = await source.byTitle(search, call);
  const { rows, ...figures } = pageOfActs(matches, limit, offset);
  return { ...figures, note: searchNote(matches), acts: rows.map(legalAct) };
}

function searchNote({ acts, isCut, isWholeWords }: TitleMatches): string | null {
  return joinedNotes(
    isWholeWords ? 'The source was too slow to match parts of words, so only whole words were matched.' : null,
    isCut
      ? `Too many titles match. These are the newest of the first ${MAX_ROWS} found; newer ones may be missing. Add words, a doc_type or a year.`
      : null,
    acts.length === 0 && !isCut
      ? 'No title contains all these words. Try fewer or more formal words, or search_by_subject.'
      : null,
  );
}

async function getDocument(
  source: Cellar,
  args: GetDocumentArguments,
  call: Call,
): Promise<AdapterResult<GetDocumentResult>> {
  const celex = normalCelex(args.celex);
  const [document, subjects, text] = await Promise.all([
    source.document(celex, call),
    subjectsOf(source, [celex], call),
    args.text_limit === undefined ? NOT_WANTED : textOf(source, celex, call),
  ]);
  if (document === undefined) {
    const hint = 'Find CELEX numbers by words of the title with search_legislation.';
    throw new Problem('not_found', `No document has the CELEX number ${celex}.`, { hint });
  }
  return {
    ...documentResult(celex, document, subjects === undefined ? undefined : (subjects.get(celex) ?? []), text.note),
    ...(args.text_limit === undefined ? {} : textPiece(text.whole, args.text_offset, args.text_limit)),
  };
}

interface FoundText {
  readonly whole: string | undefined;
  readonly note: string | null;
}

const NOT_WANTED: FoundText = { whole: undefined, note: null };

/** Like subjects, the text is optional. If it cannot be read, the result contains a note instead. */
async function textOf(source: Cellar, celex: string, call: Call): Promise<FoundText> {
  try {
    const whole = await source.text(celex, call);
    return {
      whole,
      note: whole === undefined ? 'No English text is available as XHTML or HTML. Open full_text_url.' : null,
    };
  } catch (error) {
    if (!isSourceProblem(error)) throw error;
    return { whole: undefined, note: 'The text could not be read. Retry later, or open full_text_url.' };
  }
}

async function getRecent(
  source: Cellar,
  args: GetRecentArguments,
  call: Call,
): Promise<AdapterResult<GetRecentResult>> {
  // The window ends today, because some works are dated in the future.
  const to_date = today(call.now());
  const from_date = addDays(to_date, -args.days);
  const end = args.offset + args.limit;
  const recent = await source.signedBetween(from_date, to_date, args.doc_type, end, call);
  const { rows, ...figures } = pageOfActs(recent, args.limit, args.offset);
  return { from_date, to_date, ...figures, acts: rows.map(legalAct) };
}

async function searchBySubject(
  source: Cellar,
  args: SearchBySubjectArguments,
  call: Call,
): Promise<AdapterResult<SearchBySubjectResult>> {
  const text = args.subject.replace(/\s+/g, ' ').trim();
  if (text === '')
    throw invalidArgument('subject', 'must contain at least one word', 'Use a EuroVoc descriptor, such as taxation.');
  const descriptors = await source.descriptors(text, call);
  const [chosen, ...others] = descriptors.subjects;
  if (chosen === undefined) {
    const note = `The EuroVoc thesaurus has no descriptor like ${JSON.stringify(text)}. Try a broader or more formal word, or search_legislation.`;
    return { subject: null, other_subjects: [], count: 0, more: false, total: 0, next_offset: null, note, acts: [] };
  }
  const found = await source.about(chosen.eurovocId, args.offset + args.limit, call);
  const { rows, ...figures } = pageOfActs(found, args.limit, args.offset);
  const celexes = rows.map(({ celex }) => celex);
  const subjects = await subjectsOf(source, celexes, call);
  return {
    subject: subject(chosen),
    other_subjects: others.map(subject),
    ...figures,
    note: joinedNotes(descriptorNote(descriptors, chosen), subjects === undefined ? WITHOUT_SUBJECTS : null),
    acts: rows.map((act) => subjectAct(act, subjects)),
  };
}

function descriptorNote({ isExact }: Descriptors, { label }: EuroVocSubject): string | null {
  return isExact ? null : `No descriptor matches exactly; results are for ${JSON.stringify(label)}.`;
}

/** Subjects are optional. If they cannot be read, the result contains a note instead. */
async function subjectsOf(source: Cellar, celexes: readonly string[], call: Call) {
  try {
    return await source.subjectsOf(celexes, call);
  } catch (error) {
    if (isSourceProblem(error)) return undefined;
    throw error;
  }
}

function pageOfActs({ acts, isCut }: FoundActs, limit: number, offset: number) {
  const { rows, count, next_offset } = pageOf(acts, { limit, offset });
  return { rows, count, more: isCut || next_offset !== undefined, total: isCut ? null : acts.length, next_offset };
}
