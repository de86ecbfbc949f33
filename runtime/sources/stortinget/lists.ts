// The source's other lists: sessions, representatives, parties, committees, topics and ballots.

import { type Element, readDocument, readOverview } from './element.ts';
import { osloTime } from './local-time.ts';
import {
  type Named,
  type Person,
  type Representative,
  readNamed,
  readNamedList,
  readPerson,
  readRepresentative,
} from './people.ts';
import { ourTermId } from './terms.ts';

export interface Session {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface Sessions {
  readonly current: Session;
  /** Newest first, as the source has them: the next session is among them. */
  readonly all: readonly Session[];
}

export interface Party extends Named {
  readonly represented: boolean | null;
}

export interface Topic extends Named {
  readonly is_main_topic: boolean;
  readonly subtopics: { readonly id: string; readonly name: string; readonly is_main_topic: boolean }[];
}

/** One ballot. Counts are null where nobody counted, as with unanimous ones. */
export interface Ballot {
  readonly id: number;
  readonly topic: string | null;
  readonly time: string | null;
  readonly passed: boolean | null;
  readonly for: number | null;
  readonly against: number | null;
  readonly absent: number | null;
  readonly result: string | null;
  readonly result_text: string | null;
  readonly recorded_individually: boolean | null;
  readonly free_vote: boolean | null;
  readonly alternative_vote_id: number | null;
  readonly order: number | null;
  readonly agenda_number: number | null;
  readonly method: string | null;
  readonly comment: string | null;
  readonly president: Person | null;
}

/** A list, and of what the source says that it is: it answers for another session when it does not know the one asked for. */
export interface ListOf<Item> {
  readonly of: string | null;
  readonly items: readonly Item[];
}

export function readSessions(text: string): Sessions {
  const overview = readOverview(text, 'sesjoner_oversikt', 'sesjoner_liste');
  const current = overview.element('innevaerende_sesjon');
  if (current === null) throw new Error('sesjoner_oversikt does not say which session runs.');
  return { current: readSession(current), all: overview.list('sesjoner_liste').map(readSession) };
}

function readSession(element: Element): Session {
  const [from, to] = [element.date('fra'), element.date('til')];
  if (from === null || to === null) throw new Error('A session has no dates.');
  return { id: ourTermId(element.required('id')), from, to };
}

export function readCurrentRepresentatives(text: string): readonly Representative[] {
  const list = 'dagensrepresentanter_liste';
  return readOverview(text, 'dagensrepresentanter_oversikt', list).list(list).map(readRepresentative);
}

export function readRepresentatives(text: string): ListOf<Representative> {
  const overview = readOverview(text, 'representanter_oversikt', 'representanter_liste');
  return {
    of: overview.text('stortingsperiode_id'),
    items: overview.list('representanter_liste').map(readRepresentative),
  };
}

export function readParties(text: string): ListOf<Party> {
  const overview = readOverview(text, 'partier_oversikt', 'partier_liste');
  const items = overview.list('partier_liste').flatMap((element) => {
    const named = readNamed(element);
    return named === null ? [] : [{ ...named, represented: element.flag('representert_parti') }];
  });
  return { of: overview.text('sesjon_id'), items };
}

export function readCommittees(text: string): ListOf<Named> {
  const overview = readOverview(text, 'komiteer_oversikt', 'komiteer_liste');
  return { of: overview.text('sesjon_id'), items: readNamedList(overview, 'komiteer_liste') };
}

export function readTopics(text: string): readonly Topic[] {
  return readOverview(text, 'emne_oversikt', 'emne_liste').list('emne_liste').flatMap(readTopic);
}

function readTopic(element: Element): Topic[] {
  const named = readNamed(element);
  if (named === null) return [];
  const subtopics = readNamedList(element, 'underemne_liste').map((subtopic) => ({
    ...subtopic,
    is_main_topic: false,
  }));
  return [{ ...named, is_main_topic: element.flag('er_hovedemne') ?? true, subtopics }];
}

/** Ballots by time, then by number: the source does not promise an order. A nil answer has none. */
export function readBallots(text: string): ListOf<Ballot> {
  const root = 'sak_votering_oversikt';
  const overview = readDocument(text, root);
  if (overview === null) return { of: null, items: [] };
  if (!overview.has('sak_votering_liste')) throw new Error(`${root} has no sak_votering_liste.`);
  const items = overview.list('sak_votering_liste').map(readBallot);
  items.sort((a, b) => compare(instant(a.time), instant(b.time)) || a.id - b.id);
  return { of: overview.text('sak_id'), items };
}

function readBallot(element: Element): Ballot {
  const id = element.integer('votering_id');
  if (id === null) throw new Error('A ballot has no votering_id.');
  return {
    id,
    topic: element.text('votering_tema'),
    time: osloTime(element.text('votering_tid')),
    passed: element.flag('vedtatt'),
    for: element.integer('antall_for'),
    against: element.integer('antall_mot'),
    absent: element.integer('antall_ikke_tilstede'),
    result: element.code('votering_resultat_type'),
    result_text: element.text('votering_resultat_type_tekst'),
    recorded_individually: element.flag('personlig_votering'),
    free_vote: element.flag('fri_votering'),
    alternative_vote_id: element.integer('alternativ_votering_id'),
    order: element.integer('behandlingsrekkefoelge'),
    agenda_number: element.integer('dagsorden_sak_nummer'),
    method: element.code('votering_metode'),
    comment: element.text('kommentar'),
    president: readPerson(element.element('president')),
  };
}

/** Ballots without a time come last. */
function instant(time: string | null): number {
  return time === null ? Number.POSITIVE_INFINITY : Date.parse(time);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
