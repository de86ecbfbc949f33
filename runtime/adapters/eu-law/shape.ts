// Turns the source's acts and documents into the service's records, and the words of a search into phrases. Pure.

import type { GetDocumentResult, LegalAct, Subject, SubjectAct } from '../../../generated/services/eu-law/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { type Act, type EuroVocSubject, kindOfCelex, type LegalDocument } from './cellar/cellar.ts';

/** Each one is a filter that the source runs over every title. */
const MOST_PHRASES = 12;
/** Characters by which a piece of a text may be shorter to end behind a paragraph. */
const LONGEST_STEP_BACK = 500;

/**
 * The words of a search in lower case, each once; what stands in double quotes is one phrase.
 * @throws Problem `invalid_arguments` when there are none or too many
 */
export function searchPhrases(query: string): string[] {
  const phrases = new Set<string>();
  for (const [, quoted, word] of query.toLowerCase().matchAll(/"([^"]*)"|([^\s"]+)/g)) {
    const phrase = (quoted ?? word ?? '').replace(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(phrase)) phrases.add(phrase);
  }
  if (phrases.size === 0) {
    throw invalidArgument('query', 'holds no word', 'Give words of the title, such as data protection.');
  }
  if (phrases.size > MOST_PHRASES) {
    const message = `holds ${phrases.size} words, at most ${MOST_PHRASES} can be searched`;
    throw invalidArgument('query', message, 'Leave common words out, or put a phrase in double quotes.');
  }
  return [...phrases];
}

/** A CELEX number as the source writes it, without the prefix of EUR-Lex's addresses. */
export function normalCelex(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^CELEX: */, '');
}

/** An act as lists show it. */
export function legalAct({ celex, title, date, kind }: Act): AdapterResult<LegalAct> {
  return { celex, title, date, doc_type: kind, url: pageUrl(celex) };
}

/** @param subjects undefined when the source did not give them */
export function subjectAct(
  act: Act,
  subjects: ReadonlyMap<string, readonly EuroVocSubject[]> | undefined,
): AdapterResult<SubjectAct> {
  return { ...legalAct(act), subjects: subjects === undefined ? null : (subjects.get(act.celex) ?? []).map(subject) };
}

/** A subject with its label. */
export function subject({ eurovocId, label }: EuroVocSubject): AdapterResult<Subject> {
  return { eurovoc_id: eurovocId, label };
}

/** @param subjects undefined when the source did not give them */
export function documentResult(
  celex: string,
  document: LegalDocument,
  subjects: readonly EuroVocSubject[] | undefined,
  textNote: string | null,
): AdapterResult<GetDocumentResult> {
  return {
    celex,
    title: document.title,
    date: document.date,
    doc_type: document.kind ?? kindOfCelex(celex),
    document_types: document.types.map(({ code, label }) => ({ code, label })),
    in_force: document.isInForce,
    entry_into_force: document.entryIntoForce[0],
    entry_into_force_dates: document.entryIntoForce,
    end_of_validity: document.endOfValidity,
    authors: document.authors,
    subjects: subjects === undefined ? null : subjects.map(subject),
    url: pageUrl(celex),
    full_text_url: `https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:${encoded(celex)}`,
    machine_text_url: `https://publications.europa.eu/resource/celex/${encoded(celex)}`,
    note: joinedNotes(subjects === undefined ? WITHOUT_SUBJECTS : null, textNote),
  };
}

/** A piece of a text, and where the next one begins. */
export function textPiece(
  whole: string | undefined,
  from: number,
  limit: number,
): Pick<AdapterResult<GetDocumentResult>, 'text' | 'text_length' | 'text_next_offset'> {
  const text = whole?.slice(from, endOf(whole, from, from + limit));
  const end = from + (text?.length ?? 0);
  return {
    text: text === '' ? undefined : text,
    text_length: whole?.length ?? 0,
    text_next_offset: whole !== undefined && text !== '' && end < whole.length ? end : undefined,
  };
}

/** Where a piece ends at the latest: not within a character of two units, and behind a paragraph where there is one. */
function endOf(whole: string, from: number, latest: number): number {
  if (latest >= whole.length) return whole.length;
  const paragraph = whole.lastIndexOf('\n', latest - 1) + 1;
  if (paragraph > Math.max(from, latest - LONGEST_STEP_BACK)) return paragraph;
  return /[\ud800-\udbff]/.test(whole.charAt(latest - 1)) ? latest - 1 : latest;
}

/** The hint where an act came without its subjects. */
export const WITHOUT_SUBJECTS = 'The source did not give the subjects this time; ask again later for them.';

/** Only ever given to people: EUR-Lex keeps programs out by a challenge. */
function pageUrl(celex: string): string {
  return `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${encoded(celex)}`;
}

/** Corrigenda have parentheses, which encodeURIComponent leaves alone and some readers of links do not. */
function encoded(celex: string): string {
  return encodeURIComponent(celex).replace(/\(/g, '%28').replace(/\)/g, '%29');
}
