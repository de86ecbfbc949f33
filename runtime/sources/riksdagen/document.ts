// One document with what happened to it. Parts that do not apply to its kind are absent in the source and empty lists here.
// Left out: the debate's speeches (their form is not known) and numbers that only the source's own systems use.

import { type Author, readAuthors } from './document-list.ts';
import { type Fields, readEnvelope } from './fields.ts';
import { readTally, type Tally } from './tally.ts';

export interface CommitteePoint {
  readonly number: number | null;
  readonly heading: string | null;
  readonly text: string | null;
  readonly decision_type: string | null;
  readonly winner: string | null;
  readonly votering_guid: string | null;
  readonly tally: Tally | null;
}

export interface Proposal {
  readonly number: string | null;
  readonly text: string | null;
  readonly committee_position: string | null;
  readonly chamber_decision: string | null;
  readonly treated_in: string | null;
  readonly committee: string | null;
}

export interface Reservation {
  readonly number: number | null;
  readonly parties: string[];
  readonly kind: string | null;
  readonly point: number | null;
}

export interface Activity {
  readonly code: string | null;
  readonly name: string | null;
  readonly date: string | null;
  readonly status: string | null;
}

export interface Note {
  readonly code: string | null;
  readonly name: string | null;
  readonly text: string;
}

export interface Attachment {
  readonly title: string | null;
  readonly file_type: string | null;
  readonly bytes: number | null;
  readonly url: string | null;
}

export interface Reference {
  readonly kind: string | null;
  readonly dok_id: string | null;
  readonly doc_type: string | null;
  readonly session: string | null;
  readonly designation: string | null;
  readonly title: string | null;
}

export interface Document {
  readonly dok_id: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly doc_type: string | null;
  readonly subtype: string | null;
  readonly document_name: string | null;
  readonly session: string | null;
  readonly designation: string | null;
  readonly number: string | null;
  /** Committee of a report, ministry of a bill. */
  readonly organ: string | null;
  readonly recipient: string | null;
  readonly date: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  readonly status: string | null;
  readonly html: string | null;
  readonly text_url: string | null;
  readonly html_url: string | null;
  readonly authors: Author[];
  readonly committee_points: CommitteePoint[];
  readonly proposals: Proposal[];
  readonly reservations: Reservation[];
  readonly activities: Activity[];
  readonly notes: Note[];
  readonly attachments: Attachment[];
  readonly references: Reference[];
}

/** The document, or null where the answer has none: an unknown id. @throws Error for what is no JSON object */
export function readDocument(answer: unknown): Document | null {
  const status = readEnvelope(answer, 'dokumentstatus');
  const head = status?.child('dokument');
  const dokId = head?.text('dok_id');
  if (!status || !head || !dokId) return null;
  return { ...readHead(head, dokId), ...readParts(status) };
}

function readHead(head: Fields, dokId: string) {
  return {
    dok_id: dokId,
    title: head.plain('titel'),
    subtitle: head.plain('subtitel'),
    doc_type: head.text('doktyp'),
    subtype: head.text('subtyp'),
    document_name: head.text('typrubrik') ?? head.text('dokumentnamn'),
    session: head.text('rm'),
    designation: head.text('beteckning'),
    number: head.text('nummer'),
    organ: head.text('organ'),
    recipient: head.text('mottagare'),
    date: head.day('datum'),
    published: head.day('publicerad'),
    updated: head.day('systemdatum'),
    status: head.text('status'),
    html: head.raw('html'),
    text_url: head.url('dokument_url_text'),
    html_url: head.url('dokument_url_html'),
  };
}

function readParts(status: Fields) {
  return {
    authors: readAuthors(status),
    committee_points: status.listIn('dokutskottsforslag', 'utskottsforslag').map(readPoint),
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
      file_type: file.text('filtyp'),
      bytes: file.integer('filstorlek'),
      url: file.url('fil_url'),
    })),
    references: status.listIn('dokreferens', 'referens').map((reference) => ({
      kind: reference.text('referenstyp'),
      dok_id: reference.text('ref_dok_id'),
      doc_type: reference.text('ref_dok_typ'),
      session: reference.text('ref_dok_rm'),
      designation: reference.text('ref_dok_bet'),
      title: reference.plain('ref_dok_titel'),
    })),
  };
}

function readPoint(point: Fields): CommitteePoint {
  return {
    number: point.integer('punkt'),
    heading: point.plain('rubrik'),
    text: point.plain('forslag'),
    decision_type: point.text('beslutstyp'),
    winner: point.text('vinnare'),
    // In lower case here, in upper case with the votes.
    votering_guid: point.text('votering_id')?.toUpperCase() ?? null,
    tally: readTally(point),
  };
}

function readProposal(proposal: Fields): Proposal {
  return {
    number: proposal.text('nummer'),
    text: proposal.plain('lydelse'),
    committee_position: proposal.text('utskottet'),
    chamber_decision: proposal.text('kammaren'),
    treated_in: proposal.text('behandlas_i'),
    committee: proposal.text('intressent'),
  };
}

/** A withdrawn motion has one proposal of which there is only the number. */
function hasText({ text, committee_position, chamber_decision }: Proposal): boolean {
  return text !== null || committee_position !== null || chamber_decision !== null;
}

function readReservation(reservation: Fields): Reservation {
  return {
    number: reservation.integer('nummer'),
    // Parties stand in quotes: "C" or "S, V".
    parties: (reservation.text('partier') ?? '').split(/[",\s]+/).filter((party) => party !== ''),
    kind: reservation.text('typ'),
    point: reservation.integer('utskottsforslag_punkt'),
  };
}

/** Notes with a text; the same code may stand several times, the same text is given once. */
function readNotes(status: Fields): Note[] {
  const notes = new Map<string, Note>();
  for (const note of status.listIn('dokuppgift', 'uppgift')) {
    const [code, text] = [note.text('kod'), note.plain('text')];
    if (text !== null) notes.set(`${code}\n${text}`, { code, name: note.text('namn'), text });
  }
  return [...notes.values()];
}
