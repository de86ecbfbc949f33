import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Fields, readEnvelope } from './fields.ts';

export const reads = readers(import.meta.url, { documentPage: readDocumentPage });

export interface Author {
  readonly personId: string | undefined;
  readonly name: string | undefined;
  readonly party: string | undefined;
  readonly role: string | undefined;
}

export interface ListedDocument {
  readonly id: string;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  readonly type: string | undefined;
  readonly subtype: string | undefined;
  readonly session: string | undefined;
  readonly designation: string | undefined;
  readonly number: string | undefined;
  /** The committee of a report, or the ministry of a bill. */
  readonly organ: string | undefined;
  readonly date: string | undefined;
  readonly published: string | undefined;
  readonly status: string | undefined;
  readonly summary: string | undefined;
  readonly url: string | undefined;
  readonly authors: readonly Author[];
}

export interface DocumentPage {
  readonly total: number;
  readonly page: number | undefined;
  readonly pages: number;
  readonly documents: readonly ListedDocument[];
  /** Number of omitted hits, such as web pages and calendar entries. */
  readonly others: number;
}

function readDocumentPage(answer: Answer): DocumentPage {
  const list = readEnvelope(answer.json(), 'dokumentlista');
  if (list === undefined) throw new Error('The response has no dokumentlista.');
  const rows = list.list('dokument');
  const total = list.integer('@traffar');
  // A list with neither hits nor a count is invalid, because it is not known to be empty.
  if (total === undefined && rows.length === 0) throw new Error('dokumentlista has no @traffar.');
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
    personId: author.text('intressent_id'),
    name: author.text('namn'),
    party: author.code('partibet'),
    role: author.text('roll'),
  }));
}

function readListed(row: Fields): ListedDocument[] {
  // Web pages have an id too, but no type.
  const id = row.text('dok_id') ?? (row.text('doktyp') === undefined ? undefined : row.text('id'));
  if (id === undefined) return [];
  return [
    {
      id,
      title: row.plain('titel'),
      subtitle: row.plain('undertitel'),
      type: row.text('doktyp'),
      subtype: row.text('subtyp'),
      session: row.text('rm'),
      designation: row.text('beteckning'),
      number: row.text('nummer'),
      organ: row.text('organ'),
      date: row.day('datum'),
      published: row.day('publicerad'),
      status: row.text('status'),
      summary: row.plain('notis') ?? row.plain('summary'),
      url: row.url('dokument_url_html') ?? row.url('url'),
      authors: readAuthors(row),
    },
  ];
}
