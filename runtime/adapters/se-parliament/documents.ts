import type {
  Author as AuthorRecord,
  CommitteePoint,
  GetDocumentArguments,
  GetDocumentResult,
  ListedDocument as ListedDocumentRecord,
  SearchDocumentsArguments,
  SearchDocumentsResult,
  Tally as TallyRecord,
} from '../../../generated/services/se-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { cutText } from '../../sdk/cut.ts';
import { labelOf } from '../../sdk/labels.ts';
import {
  type Author,
  COMMITTEES,
  committeeCode,
  DOCUMENT_TYPES,
  type Document,
  type ListedDocument,
  type Point,
  type Riksdagen,
  type Tally,
} from './riksdagen/riksdagen.ts';
import { ballotName, sessionOrYear } from './sessions.ts';

/** Matches committee codes. A list of codes would not be sufficient, because not all joint committees are known. */
const COMMITTEE = /^\p{Lu}\p{L}{0,5}U$/u;
/** Limits of brief results, in characters and rows, so that even the longest report fits into one result. */
const SHORT = { summary: 300, authorsOfRow: 3, points: 8, rows: 6, notes: 3, text: 200, note: 400 } as const;
/** Maximum number of characters of a summary in a list with 20 rows. */
const SUMMARY_OF_ROW = 200;

type Detail = GetDocumentArguments['detail'];

export async function searchDocuments(
  source: Riksdagen,
  { query, doc_type, committee, session, sort, page, detail }: SearchDocumentsArguments,
  call: Call,
): Promise<AdapterResult<SearchDocumentsResult>> {
  const search = {
    text: query,
    type: doc_type,
    committee: committee === undefined ? undefined : committeeCode(committee),
    session: session === undefined ? undefined : sessionOrYear(session),
    newestFirst: sort === 'newest',
    page,
  };
  const found = await source.documents(search, call);
  return {
    count: found.documents.length,
    total: found.total,
    page: found.page ?? page,
    pages: found.pages,
    documents: found.documents.map((document) =>
      detail === 'full' ? listedRecord(document, detail) : briefRow(document),
    ),
    note: searchNote(found.others, found.total, doc_type, search.session),
  };
}

function searchNote(
  others: number,
  total: number,
  type: string | undefined,
  session: string | undefined,
): string | null {
  if (total === 0 && type === 'sou' && session?.includes('/')) {
    return 'Inquiry reports (sou) are numbered by calendar year: send a year as session, such as 2013.';
  }
  if (others === 0) return null;
  const what = 'omitted: web pages, calendar entries, or hits that do not match the request; total includes them';
  return `${others} of the hits on this page ${others === 1 ? 'is' : 'are'} ${what}.`;
}

function headFields(document: ListedDocument | Document) {
  return {
    dok_id: document.id,
    title: document.title,
    subtitle: document.subtitle,
    doc_type: document.type,
    doc_type_label: labelOf(DOCUMENT_TYPES, document.type),
    subtype: document.subtype,
    session: document.session,
    designation: document.designation,
    number: document.number,
    date: document.date,
    published: document.published,
    status: document.status,
  };
}

function briefRow({ summary, authors, ...document }: ListedDocument): AdapterResult<ListedDocumentRecord> {
  return {
    dok_id: document.id,
    title: document.title,
    subtitle: document.subtitle,
    doc_type: document.type,
    doc_type_label: labelOf(DOCUMENT_TYPES, document.type),
    session: document.session,
    designation: document.designation,
    committee: document.organ,
    date: document.date,
    status: document.status,
    summary: summary === undefined ? undefined : cutText(summary, SUMMARY_OF_ROW),
    url: document.url,
    authors: authors.slice(0, SHORT.authorsOfRow).map(({ name, party }) => ({ name, party })),
    authors_total: authors.length,
  };
}

/** Brief results truncate the summary and list only three authors. */
export function listedRecord(document: ListedDocument, detail: Detail): AdapterResult<ListedDocumentRecord> {
  const isFull = detail === 'full';
  const { summary, authors, organ, url } = document;
  return {
    ...headFields(document),
    committee: organ,
    committee_name: labelOf(COMMITTEES, organ),
    summary: summary === undefined || isFull ? summary : cutText(summary, SHORT.summary),
    url,
    authors: (isFull ? authors : authors.slice(0, SHORT.authorsOfRow)).map(authorRecord),
    authors_total: authors.length,
  };
}

function authorRecord({ personId, name, party, role }: Author): AdapterResult<AuthorRecord> {
  return { person_id: personId, name, party, role };
}

export function documentRecord(
  document: Document,
  args: Omit<GetDocumentArguments, 'dok_id'>,
): AdapterResult<GetDocumentResult> {
  return {
    ...headRecord(document),
    ...parts(document, args.detail),
    ...piece(document.html ?? '', args),
    html_url: document.htmlUrl,
    text_url: document.textUrl,
  };
}

function headRecord(document: Document) {
  const { organ, recipient } = document;
  const isCommittee = organ !== undefined && (Object.hasOwn(COMMITTEES, organ) || COMMITTEE.test(organ));
  const committee = isCommittee ? organ : recipient;
  return {
    ...headFields(document),
    document_name: document.name,
    committee,
    committee_name: labelOf(COMMITTEES, committee),
    issuer: isCommittee ? null : organ,
    updated: document.updated,
  };
}

/** `shortened` contains the names of lists that are incomplete or contain shortened texts. */
function parts(document: Document, detail: Detail) {
  const isFull = detail === 'full';
  const shortened = new Set<string>();
  const list = <Item>(name: string, items: readonly Item[], max: number = SHORT.rows): readonly Item[] => {
    if (isFull || items.length <= max) return items;
    shortened.add(name);
    return items.slice(0, max);
  };
  const text = (name: string, value: string, longest: number = SHORT.text): string => {
    if (isFull || value.length <= longest) return value;
    shortened.add(name);
    return cutText(value, longest);
  };
  const orNull = (name: string, value: string | undefined) => (value === undefined ? null : text(name, value));
  return {
    authors: list('authors', document.authors).map(authorRecord),
    committee_points: list('committee_points', document.points, SHORT.points).map((point) =>
      pointRecord(document, point, (value) => orNull('committee_points', value), isFull),
    ),
    proposals: list('proposals', document.proposals).map((proposal) => ({
      number: proposal.number,
      text: orNull('proposals', proposal.text),
      committee_position: proposal.committeePosition,
      chamber_decision: proposal.chamberDecision,
      treated_in: proposal.treatedIn,
      committee: proposal.committee,
    })),
    reservations: list('reservations', document.reservations),
    activities: list('activities', document.activities),
    notes: list('notes', document.notes, SHORT.notes).map((note) => ({
      ...note,
      text: text('notes', note.text, SHORT.note),
    })),
    attachments: list('attachments', document.attachments).map(({ title, fileType, bytes, url }) => ({
      title,
      file_type: fileType,
      bytes,
      url,
    })),
    references: list('references', document.references).map((reference) => ({
      kind: reference.kind,
      dok_id: reference.documentId,
      doc_type: reference.type,
      session: reference.session,
      designation: reference.designation,
      title: orNull('references', reference.title),
    })),
    totals: {
      authors: document.authors.length,
      committee_points: document.points.length,
      proposals: document.proposals.length,
      reservations: document.reservations.length,
      activities: document.activities.length,
      notes: document.notes.length,
      attachments: document.attachments.length,
      references: document.references.length,
    },
    shortened: [...shortened],
  };
}

function pointRecord(
  { session, designation }: Document,
  point: Point,
  text: (value: string | undefined) => string | null,
  isFull: boolean,
): AdapterResult<CommitteePoint> {
  const { number, ballotGuid, tally } = point;
  const isNamed =
    session !== undefined && designation !== undefined && number !== undefined && ballotGuid !== undefined;
  return {
    votering_id: isNamed ? ballotName(session, designation, number) : null,
    number,
    heading: text(point.heading),
    text: text(point.text),
    decision_type: point.decisionType,
    winner: point.winner,
    votering_guid: ballotGuid,
    tally: tally === undefined ? null : tallyRecord(tally, isFull),
  };
}

function tallyRecord({ byParty, ...counts }: Tally, isFull: boolean): AdapterResult<TallyRecord> {
  return { ...counts, by_party: isFull ? byParty : undefined };
}

/**
 * Returns the latest possible end of a part of the text: preferably after an end tag, otherwise after any tag,
 * otherwise anywhere.
 */
function cutAt(html: string, from: number, latest: number): number {
  const ended = html.indexOf('>', html.lastIndexOf('</', latest - 4)) + 1;
  if (ended > from && ended <= latest) return ended;
  const tag = html.lastIndexOf('>', latest - 1) + 1;
  return tag > from ? tag : latest;
}

function piece(html: string, { html_offset, html_limit }: Pick<GetDocumentArguments, 'html_offset' | 'html_limit'>) {
  const end = html_offset + html_limit;
  const cut = end >= html.length ? html.length : cutAt(html, html_offset, end);
  const text = html.slice(html_offset, cut);
  return {
    html: text === '' ? null : text,
    html_length: html.length,
    html_truncated: text.length < html.length,
    html_next_offset: text !== '' && cut < html.length ? cut : null,
  };
}
