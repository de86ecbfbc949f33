// Cases: rows of a session's list, and the one case with everything that the source tells of it.

import { type Element, readDocument, readOverview } from './element.ts';
import { type Named, type Person, readNamed, readNamedList, readPersons } from './people.ts';
import { ourTermId } from './terms.ts';

/** What a row of the list and the detail have in common. Codes are the source's words. */
export interface CaseHead {
  readonly id: number;
  readonly title: string;
  readonly short_title: string | null;
  readonly status: string | null;
  readonly type: string | null;
  readonly document_group: string | null;
  readonly reference: string | null;
  readonly committee: Named | null;
}

/** A row of the list. Rapporteurs are left out: a session has some 700 cases, and the detail names them. */
export interface CaseRow extends CaseHead {
  readonly topics: string[];
  readonly last_updated: string | null;
  readonly treated_in_session: string | null;
  readonly recommendation_id: number | null;
  readonly proposed_case_id: number | null;
}

export interface CaseTopic extends Named {
  readonly is_main_topic: boolean | null;
  readonly main_topic_id: string | null;
}

export interface Publication {
  readonly title: string | null;
  readonly url: string | null;
  readonly type: string | null;
  readonly subtype: string | null;
  readonly export_id: string | null;
}

export interface ProcedureStep {
  readonly number: number | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly skipped: boolean | null;
}

export interface CaseDetail extends CaseHead {
  readonly session: string | null;
  readonly number: number | null;
  readonly finished: boolean | null;
  readonly proposers: Person[];
  readonly rapporteurs: Person[];
  readonly topics: CaseTopic[];
  readonly publications: Publication[];
  readonly recommendation_text: string | null;
  readonly decision_text: string | null;
  readonly short_decision: string | null;
  readonly parenthetical_text: string | null;
  readonly procedure: {
    readonly id: string | null;
    readonly name: string | null;
    readonly steps: ProcedureStep[];
  } | null;
  readonly keywords: string[];
}

/** The cases of a session, and which session the source says they are of (its form). */
export interface SessionCases {
  readonly session: string | null;
  readonly cases: readonly CaseRow[];
}

// More than half of the text of a session, and nothing of it is read: cut out before parsing, which takes the longer the more there is.
const UNREAD = /<(respons_dato_tid|versjon|saksordfoerer_liste)>[\s\S]*?<\/\1>/g;

/** @throws Error for another document */
export function readSessionCases(text: string): SessionCases {
  const overview = readOverview(text.replace(UNREAD, ''), 'saker_oversikt', 'saker_liste');
  return { session: overview.text('sesjon_id'), cases: overview.list('saker_liste').map(readRow) };
}

/** The case, or null where the source knows none (a nil object, or one without id). @throws Error for another document */
export function readCaseDetail(text: string): CaseDetail | null {
  const element = readDocument(text, 'detaljert_sak');
  if (element === null || element.integer('id') === null) return null;
  const session = element.text('sak_sesjon');
  return {
    ...readHead(element),
    session: session === null ? null : ourTermId(session),
    number: element.integer('sak_nummer'),
    finished: element.flag('ferdigbehandlet'),
    proposers: readPersons(element.element('sak_opphav'), 'forslagstiller_liste'),
    rapporteurs: readPersons(element, 'saksordfoerer_liste'),
    topics: element.list('emne_liste').flatMap(readTopic),
    publications: element.list('publikasjon_referanse_liste').map(readPublication),
    recommendation_text: element.text('innstillingstekst'),
    decision_text: element.text('vedtakstekst'),
    short_decision: element.text('kortvedtak'),
    parenthetical_text: element.text('parentestekst'),
    procedure: readProcedure(element.element('saksgang')),
    keywords: element.texts('stikkord_liste'),
  };
}

function readHead(element: Element): CaseHead {
  const id = element.integer('id');
  if (id === null) throw new Error('A case has no id.');
  const short = element.text('korttittel');
  return {
    id,
    title: element.text('tittel') ?? short ?? `Sak ${id}`,
    short_title: short,
    status: element.code('status'),
    type: element.code('type'),
    document_group: element.code('dokumentgruppe'),
    reference: element.text('henvisning'),
    committee: readNamed(element.element('komite')),
  };
}

function readRow(element: Element): CaseRow {
  const treated = element.text('behandlet_sesjon_id');
  return {
    ...readHead(element),
    topics: readNamedList(element, 'emne_liste').map(({ name }) => name),
    last_updated: element.date('sist_oppdatert_dato'),
    treated_in_session: treated === null ? null : ourTermId(treated),
    recommendation_id: element.integer('innstilling_id'),
    proposed_case_id: element.integer('sak_fremmet_id'),
  };
}

function readTopic(element: Element): CaseTopic[] {
  const named = readNamed(element);
  if (named === null) return [];
  return [{ ...named, is_main_topic: element.flag('er_hovedemne'), main_topic_id: element.text('hovedemne_id') }];
}

function readPublication(element: Element): Publication {
  return {
    title: element.text('lenke_tekst'),
    url: absolute(element.text('lenke_url')),
    type: element.code('type'),
    subtype: element.code('undertype'),
    export_id: element.text('eksport_id'),
  };
}

function readProcedure(element: Element | null): CaseDetail['procedure'] {
  if (element === null) return null;
  const steps = element.list('saksgang_steg_liste').map((step) => ({
    number: step.integer('steg_nummer'),
    id: step.text('id'),
    name: step.text('navn'),
    skipped: step.flag('uaktuell'),
  }));
  return { id: element.text('id'), name: element.text('navn'), steps };
}

/** Links may lack their scheme (`//www.stortinget.no/…`). */
function absolute(link: string | null): string | null {
  if (link === null) return null;
  const url = link.startsWith('//') ? `https:${link}` : link;
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
