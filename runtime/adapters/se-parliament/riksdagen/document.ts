// Parses documents. Parts that do not apply to a document type are absent in the source and become empty lists.
// Speeches in the debate are omitted because their format is unknown, and so are numbers that are internal to the
// source.

import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Author, readAuthors } from './document-list.ts';
import { type Fields, readEnvelope } from './fields.ts';
import { bareHtml } from './html.ts';
import { readTally, type Tally } from './tally.ts';

export const reads = readers(import.meta.url, { document: readDocument });

export interface Point {
  readonly number: number | undefined;
  readonly heading: string | undefined;
  readonly text: string | undefined;
  readonly decisionType: string | undefined;
  readonly winner: string | undefined;
  readonly ballotGuid: string | undefined;
  readonly tally: Tally | undefined;
}

/** A proposal in a motion or bill, and its outcome. */
export interface Proposal {
  readonly number: string | undefined;
  readonly text: string | undefined;
  readonly committeePosition: string | undefined;
  readonly chamberDecision: string | undefined;
  readonly treatedIn: string | undefined;
  readonly committee: string | undefined;
}

export interface Reservation {
  readonly number: number | undefined;
  readonly parties: readonly string[];
  readonly kind: string | undefined;
  readonly point: number | undefined;
}

export interface Activity {
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly date: string | undefined;
  readonly status: string | undefined;
}

export interface Note {
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly text: string;
}

export interface Attachment {
  readonly title: string | undefined;
  readonly fileType: string | undefined;
  readonly bytes: number | undefined;
  readonly url: string | undefined;
}

export interface Reference {
  readonly kind: string | undefined;
  readonly documentId: string | undefined;
  readonly type: string | undefined;
  readonly session: string | undefined;
  readonly designation: string | undefined;
  readonly title: string | undefined;
}

export interface Document {
  readonly id: string;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  readonly type: string | undefined;
  readonly subtype: string | undefined;
  readonly name: string | undefined;
  readonly session: string | undefined;
  readonly designation: string | undefined;
  readonly number: string | undefined;
  /** The committee of a report, or the ministry of a bill. */
  readonly organ: string | undefined;
  readonly recipient: string | undefined;
  readonly date: string | undefined;
  readonly published: string | undefined;
  readonly updated: string | undefined;
  readonly status: string | undefined;
  /** The document's HTML without styles, scripts and presentational markup. */
  readonly html: string | undefined;
  readonly textUrl: string | undefined;
  readonly htmlUrl: string | undefined;
  readonly authors: readonly Author[];
  readonly points: readonly Point[];
  readonly proposals: readonly Proposal[];
  readonly reservations: readonly Reservation[];
  readonly activities: readonly Activity[];
  readonly notes: readonly Note[];
  readonly attachments: readonly Attachment[];
  readonly references: readonly Reference[];
}

function readDocument(answer: Answer): Document | undefined {
  if (answer.status === 404) return undefined;
  const status = readEnvelope(answer.json(), 'dokumentstatus');
  const head = status?.child('dokument');
  const id = head?.text('dok_id');
  if (status === undefined || head === undefined || id === undefined) return undefined;
  return { ...readHead(head, id), ...readParts(status) };
}

function readHead(head: Fields, id: string) {
  const html = head.raw('html');
  return {
    id,
    title: head.plain('titel'),
    subtitle: head.plain('subtitel'),
    type: head.text('doktyp'),
    subtype: head.text('subtyp'),
    name: head.text('typrubrik') ?? head.text('dokumentnamn'),
    session: head.text('rm'),
    designation: head.text('beteckning'),
    number: head.text('nummer'),
    organ: head.text('organ'),
    recipient: head.text('mottagare'),
    date: head.day('datum'),
    published: head.day('publicerad'),
    updated: head.day('systemdatum'),
    status: head.text('status'),
    html: html === undefined ? undefined : bareHtml(html) || undefined,
    textUrl: head.url('dokument_url_text'),
    htmlUrl: head.url('dokument_url_html'),
  };
}

function readParts(status: Fields) {
  return {
    authors: readAuthors(status),
    points: status.listIn('dokutskottsforslag', 'utskottsforslag').map(readPoint),
    proposals: status.listIn('dokforslag', 'forslag').map(readProposal).filter(hasText),
    reservations: status.listIn('dokmotforslag', 'motforslag').map(readReservation),
    activities: status.listIn('dokaktivitet', 'aktivitet').map((activity) => ({
      code: activity.text('kod'),
      name: activity.text('namn'),
      date: activity.day('datum'),
      status: activity.text('status'),
    })),
    notes: readNotes(status),
    attachments: status.listIn('dokbilaga', 'bilaga').map((file) => ({
      title: file.plain('titel'),
      fileType: file.text('filtyp'),
      bytes: file.integer('filstorlek'),
      url: file.url('fil_url'),
    })),
    references: status.listIn('dokreferens', 'referens').map((reference) => ({
      kind: reference.text('referenstyp'),
      documentId: reference.text('ref_dok_id'),
      type: reference.text('ref_dok_typ'),
      session: reference.text('ref_dok_rm'),
      designation: reference.text('ref_dok_bet'),
      title: reference.plain('ref_dok_titel'),
    })),
  };
}

function readPoint(point: Fields): Point {
  return {
    number: point.integer('punkt'),
    heading: point.plain('rubrik'),
    text: point.plain('forslag'),
    decisionType: point.text('beslutstyp'),
    winner: point.text('vinnare'),
    // In documents, the id is in lower case, but in the lists of votes it is in upper case.
    ballotGuid: point.text('votering_id')?.toUpperCase(),
    tally: readTally(point),
  };
}

function readProposal(proposal: Fields): Proposal {
  return {
    number: proposal.text('nummer'),
    text: proposal.plain('lydelse'),
    committeePosition: proposal.text('utskottet'),
    chamberDecision: proposal.text('kammaren'),
    treatedIn: proposal.text('behandlas_i'),
    committee: proposal.text('intressent'),
  };
}

/** A withdrawn motion has one proposal that contains only its number. */
function hasText({ text, committeePosition, chamberDecision }: Proposal): boolean {
  return text !== undefined || committeePosition !== undefined || chamberDecision !== undefined;
}

function readReservation(reservation: Fields): Reservation {
  return {
    number: reservation.integer('nummer'),
    // Parties are in quotes: "C" or "S, V".
    parties: (reservation.text('partier') ?? '').split(/[",\s]+/).filter((party) => party !== ''),
    kind: reservation.text('typ'),
    point: reservation.integer('utskottsforslag_punkt'),
  };
}

/** Returns the notes of a document. A code may occur several times, but duplicate texts are dropped. */
function readNotes(status: Fields): Note[] {
  const notes = new Map<string, Note>();
  for (const note of status.listIn('dokuppgift', 'uppgift')) {
    const [code, text] = [note.text('kod'), note.plain('text')];
    if (text !== undefined) notes.set(`${code}\n${text}`, { code, name: note.text('namn'), text });
  }
  return [...notes.values()];
}
