// Lists of documents: one page of a search.

import { type Fields, readEnvelope } from './fields.ts';

export interface Author {
  readonly person_id: string | null;
  readonly name: string | null;
  readonly party: string | null;
  readonly role: string | null;
}

export interface ListedDocument {
  readonly dok_id: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly doc_type: string | null;
  readonly subtype: string | null;
  readonly session: string | null;
  readonly designation: string | null;
  readonly number: string | null;
  readonly committee: string | null;
  readonly date: string | null;
  readonly published: string | null;
  readonly status: string | null;
  readonly summary: string | null;
  readonly url: string | null;
  readonly authors: Author[];
}

export interface DocumentPage {
  readonly total: number;
  readonly page: number | null;
  readonly pages: number;
  readonly documents: readonly ListedDocument[];
  /** Hits left out: web pages, calendar entries. */
  readonly others: number;
}

/** @throws Error for another answer */
export function readDocumentPage(answer: unknown): DocumentPage {
  const list = readEnvelope(answer, 'dokumentlista');
  if (list === null) throw new Error('There is no dokumentlista.');
  const rows = list.list('dokument');
  const total = list.integer('@traffar');
  // A list that says neither how many hits there are nor shows any is not known to be empty.
  if (total === null && rows.length === 0) throw new Error('dokumentlista has no @traffar.');
  const documents = rows.flatMap(readListed);
  return {
    total: total ?? rows.length,
    page: list.integer('@sida'),
    pages: list.integer('@sidor') ?? (rows.length === 0 ? 0 : 1),
    documents,
    others: rows.length - documents.length,
  };
}

export function readAuthors(around: Fields): Author[] {
  return around.listIn('dokintressent', 'intressent').map((author) => ({
    person_id: author.text('intressent_id'),
    name: author.text('namn'),
    party: author.code('partibet'),
    role: author.text('roll'),
  }));
}

function readListed(row: Fields): ListedDocument[] {
  // A web page has an id, too, but no type.
  const dokId = row.text('dok_id') ?? (row.text('doktyp') === null ? null : row.text('id'));
  if (dokId === null) return [];
  return [
    {
      dok_id: dokId,
      title: row.plain('titel'),
      subtitle: row.plain('undertitel'),
      doc_type: row.text('doktyp'),
      subtype: row.text('subtyp'),
      session: row.text('rm'),
      designation: row.text('beteckning'),
      number: row.text('nummer'),
      committee: row.text('organ'),
      date: row.day('datum'),
      published: row.day('publicerad'),
      status: row.text('status'),
      summary: row.plain('notis') ?? row.plain('summary'),
      url: row.url('dokument_url_html') ?? row.url('url'),
      authors: readAuthors(row),
    },
  ];
}
