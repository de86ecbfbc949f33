import { dayOf, lineOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Act, EuroVocSubject, LegalDocument } from './act.ts';
import { type Row, rowsOf } from './bindings.ts';
import { isCorrigendum, kindOfCelex, kindOfTypes, typeLabel } from './resource-types.ts';
import { EUROVOC, EUROVOC_ID } from './sparql.ts';

export const reads = readers(import.meta.url, {
  acts: readActs,
  document: readDocument,
  subjects: readSubjects,
  names: readNames,
});

export interface ActRows {
  readonly acts: readonly Act[];
  readonly rows: number;
}

/** Sorts acts newest first with undated acts last. Drops duplicates and corrigenda, which are not acts. */
function readActs(answer: Answer): ActRows {
  const rows = rowsOf(answer);
  const acts = new Map<string, Act>();
  for (const { celex = '', title, date } of rows) {
    const text = lineOf(title);
    if (celex === '' || text === undefined || isCorrigendum(celex)) continue;
    const before = acts.get(celex);
    acts.set(celex, {
      celex,
      title: before?.title ?? text,
      date: dayOf(date) ?? before?.date,
      kind: kindOfCelex(celex),
    });
  }
  return { acts: [...acts.values()].sort(newestFirst), rows: rows.length };
}

/** Sorts by date, then by number, both descending, so that the result does not depend on the order of the rows. */
function newestFirst(a: Act, b: Act): number {
  const [x, y] = [a.date ?? '', b.date ?? ''];
  if (x !== y) return x < y ? 1 : -1;
  return a.celex < b.celex ? 1 : -1;
}

/** If several works match, visible works take precedence over hidden works. */
function readDocument(answer: Answer): LegalDocument | undefined {
  const works = new Map<string, Row[]>();
  for (const row of rowsOf(answer)) {
    const work = row['work'];
    if (work === undefined) continue;
    const known = works.get(work);
    if (known === undefined) works.set(work, [row]);
    else known.push(row);
  }
  const all = [...works.values()];
  const visible = all.filter((work) => !work.some((row) => truthOf(row['hidden']) === true));
  const titled = (works: Row[][]) => works.find((work) => work.some((row) => row['title'] !== undefined));
  const chosen = titled(visible) ?? visible[0] ?? titled(all) ?? all[0];
  return chosen === undefined ? undefined : documentOf(chosen);
}

function documentOf(rows: readonly Row[]): LegalDocument {
  const values = (name: string) => [...new Set(rows.flatMap((row) => row[name] ?? []))].sort();
  const days = (name: string) => [...new Set(values(name).flatMap((text) => dayOf(text) ?? []))];
  const codes = values('type').map((address) => address.slice(address.lastIndexOf('/') + 1));
  return {
    title: lineOf(values('title')[0]),
    date: days('date')[0],
    kind: kindOfTypes(codes),
    isInForce: truthOf(values('inforce')[0]),
    entryIntoForce: days('eif'),
    endOfValidity: days('end')[0],
    types: codes.map((code) => ({ code, label: typeLabel(code) })),
    authors: values('author').flatMap((name) => lineOf(name) ?? []),
  };
}

function readSubjects(answer: Answer): ReadonlyMap<string, readonly EuroVocSubject[]> {
  const subjects = new Map<string, Map<string, EuroVocSubject>>();
  for (const row of rowsOf(answer)) {
    const subject = conceptOf(row['concept'], row['label']);
    const celex = row['celex'];
    if (subject === undefined || celex === undefined) continue;
    const known = subjects.get(celex) ?? new Map<string, EuroVocSubject>();
    subjects.set(celex, known.set(subject.eurovocId, subject));
  }
  const byLabel = (a: EuroVocSubject, b: EuroVocSubject) => (a.label < b.label ? -1 : 1);
  return new Map([...subjects].map(([celex, known]) => [celex, [...known.values()].sort(byLabel)]));
}

export interface NamedSubject {
  readonly name: string;
  readonly subject: EuroVocSubject | undefined;
}

/** Returns each matched name (`match` or, if absent, the English label) and the descriptor with its English name. */
function readNames(answer: Answer): readonly NamedSubject[] {
  return rowsOf(answer).flatMap((row) => {
    const name = row['match'] ?? row['label'];
    return name === undefined ? [] : { name, subject: conceptOf(row['concept'], row['label'] ?? name) };
  });
}

/** Returns undefined for concepts from vocabularies other than EuroVoc. */
function conceptOf(address: string | undefined, label: string | undefined): EuroVocSubject | undefined {
  const text = lineOf(label);
  if (text === undefined || address === undefined || !address.startsWith(EUROVOC)) return undefined;
  const eurovocId = address.slice(EUROVOC.length);
  return EUROVOC_ID.test(eurovocId) ? { eurovocId, label: text } : undefined;
}

function truthOf(text: string | undefined): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}
