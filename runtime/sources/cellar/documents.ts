// Rows of the endpoint as acts, documents and subjects: duplicates merged, sentinels dropped. Pure.

import { isCalendarDate } from '../../contract/formats.ts';
import type { Row } from './bindings.ts';
import { isCorrigendum } from './resource-types.ts';
import { EUROVOC, EUROVOC_ID } from './sparql.ts';

export interface Act {
  readonly celex: string;
  readonly title: string;
  /** Day of signature, `YYYY-MM-DD`. */
  readonly date: string | null;
}

export interface EuroVocSubject {
  readonly eurovocId: string;
  readonly label: string;
}

/** A document with everything that the source says of it. */
export interface LegalDocument {
  readonly title: string | null;
  readonly date: string | null;
  readonly inForce: boolean | null;
  /** Earliest first. */
  readonly entryIntoForce: readonly string[];
  /** null while it is open. */
  readonly endOfValidity: string | null;
  /** Codes of its resource types, sorted. */
  readonly types: readonly string[];
  readonly authors: readonly string[];
}

/** The source's word for "no end". */
const OPEN_ENDED = '9999-12-31';

/** Acts, each once, newest first; those without a date last. Corrigenda are dropped: they are no acts. */
export function readActs(rows: readonly Row[]): Act[] {
  const acts = new Map<string, Act>();
  for (const { celex = '', title = '', date } of rows) {
    const text = collapsed(title);
    if (celex === '' || text === '' || isCorrigendum(celex)) continue;
    const before = acts.get(celex);
    const day = readDay(date) ?? before?.date ?? null;
    acts.set(celex, { celex, title: before?.title ?? text, date: day });
  }
  return [...acts.values()].sort(newestFirst);
}

/** Newest first, then by number from the highest: the same rows in any order give the same list. */
function newestFirst(a: Act, b: Act): number {
  const [x, y] = [a.date ?? '', b.date ?? ''];
  if (x !== y) return x < y ? 1 : -1;
  return a.celex < b.celex ? 1 : -1;
}

/** The document that the rows tell of; undefined when there is none. A visible work counts before a hidden one. */
export function readDocument(rows: readonly Row[]): LegalDocument | undefined {
  const works = new Map<string, Row[]>();
  for (const row of rows) {
    const work = row['work'];
    if (work === undefined) continue;
    const known = works.get(work);
    if (known === undefined) works.set(work, [row]);
    else known.push(row);
  }
  const all = [...works.values()];
  const visible = all.filter((work) => !work.some((row) => readBoolean(row['hidden']) === true));
  const titled = (works: Row[][]) => works.find((work) => work.some((row) => row['title'] !== undefined));
  const chosen = titled(visible) ?? visible[0] ?? titled(all) ?? all[0];
  return chosen === undefined ? undefined : documentOf(chosen);
}

function documentOf(rows: readonly Row[]): LegalDocument {
  const values = (name: string) => [...new Set(rows.flatMap((row) => row[name] ?? []))].sort();
  const days = (name: string) => [...new Set(values(name).flatMap((text) => readDay(text) ?? []))];
  return {
    title: values('title').map(collapsed)[0] ?? null,
    date: days('date')[0] ?? null,
    inForce: readBoolean(values('inforce')[0]),
    entryIntoForce: days('eif'),
    endOfValidity: days('end')[0] ?? null,
    types: values('type').map((address) => address.replace(/^.*\//, '')),
    authors: values('author').map(collapsed),
  };
}

/** The subjects of each document by CELEX number, by name. */
export function readSubjects(rows: readonly Row[]): Map<string, EuroVocSubject[]> {
  const subjects = new Map<string, Map<string, EuroVocSubject>>();
  for (const row of rows) {
    const subject = readConcept(row['concept'], row['label']);
    const celex = row['celex'];
    if (subject === undefined || celex === undefined) continue;
    const known = subjects.get(celex) ?? new Map<string, EuroVocSubject>();
    subjects.set(celex, known.set(subject.eurovocId, subject));
  }
  const byLabel = (a: EuroVocSubject, b: EuroVocSubject) => (a.label < b.label ? -1 : 1);
  return new Map([...subjects].map(([celex, known]) => [celex, [...known.values()].sort(byLabel)]));
}

/** A EuroVoc concept of a row; undefined for concepts of other vocabularies. */
export function readConcept(address: string | undefined, label: string | undefined): EuroVocSubject | undefined {
  if (address === undefined || label === undefined || !address.startsWith(EUROVOC)) return undefined;
  const eurovocId = address.slice(EUROVOC.length);
  return EUROVOC_ID.test(eurovocId) ? { eurovocId, label: collapsed(label) } : undefined;
}

/** A day of xsd:date, which may carry a time zone; null for none, nonsense and "no end". */
function readDay(text: string | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return isCalendarDate(day) && day !== OPEN_ENDED ? day : null;
}

/** xsd:boolean in both of its spellings. */
function readBoolean(text: string | undefined): boolean | null {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : null;
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
