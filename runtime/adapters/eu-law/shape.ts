// Maps acts and documents to published records, and splits queries into phrases.

import type { GetDocumentResult, LegalAct, Subject, SubjectAct } from '../../../generated/services/eu-law/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { type Act, type EuroVocSubject, kindOfCelex, type LegalDocument } from './cellar/cellar.ts';

/** Maximum number of phrases. Limited because the source searches every title for each phrase. */
const MAX_PHRASES = 12;
/** Maximum number of characters by which a text part is shortened so that it ends after a paragraph. */
const MAX_STEP_BACK = 500;

/**
 * Returns phrases in lower case, without duplicates. Text in double quotes is one phrase.
 * @throws Problem `invalid_arguments` if there are no phrases or too many
 */
export function searchPhrases(query: string): string[] {
  const phrases = new Set<string>();
  for (const [, quoted, word] of query.toLowerCase().matchAll(/"([^"]*)"|([^\s"]+)/g)) {
    const phrase = (quoted ?? word ?? '').replace(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(phrase)) phrases.add(phrase);
  }
  if (phrases.size === 0) {
    throw invalidArgument(
      'query',
      'must contain at least one word',
      'Use words of the title, such as data protection.',
    );
  }
  if (phrases.size > MAX_PHRASES) {
    const message = `has ${phrases.size} words, but the maximum is ${MAX_PHRASES}`;
    throw invalidArgument('query', message, 'Leave out common words, or put a phrase in double quotes.');
  }
  return [...phrases];
}

/** Converts a CELEX number to the source's spelling and removes the prefix used in EUR-Lex URLs. */
export function normalCelex(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^CELEX: */, '');
}

export function legalAct({ celex, title, date, kind }: Act): AdapterResult<LegalAct> {
  return { celex, title, date, doc_type: kind, url: pageUrl(celex) };
}

/** @param subjects undefined if they could not be read */
export function subjectAct(
  act: Act,
  subjects: ReadonlyMap<string, readonly EuroVocSubject[]> | undefined,
): AdapterResult<SubjectAct> {
  return { ...legalAct(act), subjects: subjects === undefined ? null : (subjects.get(act.celex) ?? []).map(subject) };
}

export function subject({ eurovocId, label }: EuroVocSubject): AdapterResult<Subject> {
  return { eurovoc_id: eurovocId, label };
}

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

/** Returns a text part that ends after a paragraph if possible and never splits a surrogate pair. */
function endOf(whole: string, from: number, latest: number): number {
  if (latest >= whole.length) return whole.length;
  const paragraph = whole.lastIndexOf('\n', latest - 1) + 1;
  if (paragraph > Math.max(from, latest - MAX_STEP_BACK)) return paragraph;
  return /[\ud800-\udbff]/.test(whole.charAt(latest - 1)) ? latest - 1 : latest;
}

export const WITHOUT_SUBJECTS = 'The subjects could not be read. Retry later to get them.';

/** Returns a link for human readers. EUR-Lex blocks automated requests with a challenge. */
function pageUrl(celex: string): string {
  return `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${encoded(celex)}`;
}

/**
 * Escapes the parentheses in the numbers of corrigenda, which encodeURIComponent leaves unescaped and some link parsers
 * reject.
 */
function encoded(celex: string): string {
  return encodeURIComponent(celex).replace(/\(/g, '%28').replace(/\)/g, '%29');
}
