import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Element, readDocument, readOverview } from './element.ts';
import type { ListOf } from './lists.ts';
import { type Named, type Person, readNamed, readNamedList, readPersons } from './people.ts';
import { ourTermId } from './terms.ts';

export const reads = readers(import.meta.url, { sessionCases: readSessionCases, case: readCase });

/** Maps spellings in the documentation to the spellings in responses where they differ. */
const GROUP_SPELLINGS: Readonly<Record<string, string>> = { redegjoerelse: 'redegjorelse' };

/** Fields that both list rows and details contain. Codes are the source's terms. */
export interface CaseHead {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string | undefined;
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly documentGroup: string | undefined;
  readonly reference: string | undefined;
  readonly committee: Named | undefined;
}

/** Rows omit rapporteurs, because a session has about 700 cases. */
export interface CaseRow extends CaseHead {
  readonly topics: readonly Named[];
  readonly lastUpdated: string | undefined;
  readonly treatedInSession: string | undefined;
  readonly recommendationId: number | undefined;
  readonly proposedCaseId: number | undefined;
}

export interface CaseTopic extends Named {
  readonly isMainTopic: boolean | undefined;
  readonly mainTopicId: string | undefined;
}

export interface Publication {
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly subtype: string | undefined;
  readonly exportId: string | undefined;
}

export interface ProcedureStep {
  readonly number: number | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly isSkipped: boolean | undefined;
}

export interface Procedure {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly steps: readonly ProcedureStep[];
}

export interface Case extends CaseHead {
  readonly session: string | undefined;
  readonly number: number | undefined;
  readonly isFinished: boolean | undefined;
  readonly proposers: readonly Person[];
  readonly rapporteurs: readonly Person[];
  readonly topics: readonly CaseTopic[];
  readonly publications: readonly Publication[];
  readonly recommendationText: string | undefined;
  readonly decisionText: string | undefined;
  readonly shortDecision: string | undefined;
  readonly parentheticalText: string | undefined;
  readonly procedure: Procedure | undefined;
  readonly keywords: readonly string[];
}

function readSessionCases(answer: Answer): ListOf<CaseRow> {
  const overview = readOverview(answer.text(), 'saker_oversikt', 'saker_liste');
  return { of: overview.text('sesjon_id'), items: overview.list('saker_liste').map(readRow) };
}

/** Returns undefined if the source has no such case (status 404, a nil object, or an object without an id). */
function readCase(answer: Answer): Case | undefined {
  if (answer.status === 404) return undefined;
  const element = readDocument(answer.text(), 'detaljert_sak');
  if (element?.integer('id') === undefined) return undefined;
  const session = element.text('sak_sesjon');
  return {
    ...readHead(element),
    session: session === undefined ? undefined : ourTermId(session),
    number: element.integer('sak_nummer'),
    isFinished: element.flag('ferdigbehandlet'),
    proposers: readPersons(element.element('sak_opphav'), 'forslagstiller_liste'),
    rapporteurs: readPersons(element, 'saksordfoerer_liste'),
    topics: element.list('emne_liste').flatMap(readTopic),
    publications: element.list('publikasjon_referanse_liste').map(readPublication),
    recommendationText: element.text('innstillingstekst'),
    decisionText: element.text('vedtakstekst'),
    shortDecision: element.text('kortvedtak'),
    parentheticalText: element.text('parentestekst'),
    procedure: readProcedure(element.element('saksgang')),
    keywords: element.texts('stikkord_liste'),
  };
}

function readHead(element: Element): CaseHead {
  const id = element.integer('id');
  if (id === undefined) throw new Error('A case has no id.');
  const shortTitle = element.text('korttittel');
  const group = element.code('dokumentgruppe');
  return {
    id,
    title: element.text('tittel') ?? shortTitle ?? `Sak ${id}`,
    shortTitle,
    status: element.code('status'),
    type: element.code('type'),
    documentGroup: group === undefined ? undefined : (GROUP_SPELLINGS[group] ?? group),
    reference: element.text('henvisning'),
    committee: readNamed(element.element('komite')),
  };
}

function readRow(element: Element): CaseRow {
  const treated = element.text('behandlet_sesjon_id');
  return {
    ...readHead(element),
    topics: readNamedList(element, 'emne_liste'),
    lastUpdated: element.date('sist_oppdatert_dato'),
    treatedInSession: treated === undefined ? undefined : ourTermId(treated),
    recommendationId: element.integer('innstilling_id'),
    proposedCaseId: element.integer('sak_fremmet_id'),
  };
}

function readTopic(element: Element): CaseTopic[] {
  const named = readNamed(element);
  if (named === undefined) return [];
  return [{ ...named, isMainTopic: element.flag('er_hovedemne'), mainTopicId: element.text('hovedemne_id') }];
}

function readPublication(element: Element): Publication {
  return {
    title: element.text('lenke_tekst'),
    url: absolute(element.text('lenke_url')),
    type: element.code('type'),
    subtype: element.code('undertype'),
    exportId: element.text('eksport_id'),
  };
}

function readProcedure(element: Element | undefined): Procedure | undefined {
  if (element === undefined) return undefined;
  const steps = element.list('saksgang_steg_liste').map((step) => ({
    number: step.integer('steg_nummer'),
    id: step.text('id'),
    name: step.text('navn'),
    isSkipped: step.flag('uaktuell'),
  }));
  return { id: element.text('id'), name: element.text('navn'), steps };
}

/** Links may lack a scheme (`//www.stortinget.no/…`). */
function absolute(link: string | undefined): string | undefined {
  if (link === undefined) return undefined;
  const url = link.startsWith('//') ? `https:${link}` : link;
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).href : undefined;
}
