import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Element, readOverview } from './element.ts';
import { type Named, type Representative, readNamed, readNamedList, readRepresentative } from './people.ts';
import { ourTermId } from './terms.ts';

export const reads = readers(import.meta.url, {
  sessions: readSessions,
  currentRepresentatives: readCurrentRepresentatives,
  representatives: readRepresentatives,
  parties: readParties,
  committees: readCommittees,
  topics: readTopics,
});

export interface Session {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export interface Sessions {
  readonly current: Session;
  /** Newest first, in the source's order; includes the next session. */
  readonly all: readonly Session[];
}

export interface Party extends Named {
  readonly isRepresented: boolean | undefined;
}

export interface Topic extends Named {
  readonly isMainTopic: boolean;
  readonly subtopics: readonly Named[];
}

/**
 * A list with its session or period, which must be checked, because the source returns the list for a different session
 * if the requested one is unknown.
 */
export interface ListOf<Item> {
  readonly of: string | undefined;
  readonly items: readonly Item[];
}

function readSessions(answer: Answer): Sessions {
  const overview = readOverview(answer.text(), 'sesjoner_oversikt', 'sesjoner_liste');
  const current = overview.element('innevaerende_sesjon');
  if (current === undefined) throw new Error('sesjoner_oversikt does not name the current session.');
  return { current: readSession(current), all: overview.list('sesjoner_liste').map(readSession) };
}

function readSession(element: Element): Session {
  const [from, to] = [element.date('fra'), element.date('til')];
  if (from === undefined || to === undefined) throw new Error('A session has no dates.');
  return { id: ourTermId(element.required('id')), from, to };
}

function readCurrentRepresentatives(answer: Answer): readonly Representative[] {
  const list = 'dagensrepresentanter_liste';
  return readOverview(answer.text(), 'dagensrepresentanter_oversikt', list).list(list).map(readRepresentative);
}

function readRepresentatives(answer: Answer): ListOf<Representative> {
  const overview = readOverview(answer.text(), 'representanter_oversikt', 'representanter_liste');
  return {
    of: overview.text('stortingsperiode_id'),
    items: overview.list('representanter_liste').map(readRepresentative),
  };
}

function readParties(answer: Answer): ListOf<Party> {
  const overview = readOverview(answer.text(), 'partier_oversikt', 'partier_liste');
  const items = overview.list('partier_liste').flatMap((element) => {
    const named = readNamed(element);
    return named === undefined ? [] : [{ ...named, isRepresented: element.flag('representert_parti') }];
  });
  return { of: overview.text('sesjon_id'), items };
}

function readCommittees(answer: Answer): ListOf<Named> {
  const overview = readOverview(answer.text(), 'komiteer_oversikt', 'komiteer_liste');
  return { of: overview.text('sesjon_id'), items: readNamedList(overview, 'komiteer_liste') };
}

function readTopics(answer: Answer): readonly Topic[] {
  return readOverview(answer.text(), 'emne_oversikt', 'emne_liste').list('emne_liste').flatMap(readTopic);
}

function readTopic(element: Element): Topic[] {
  const named = readNamed(element);
  if (named === undefined) return [];
  const subtopics = readNamedList(element, 'underemne_liste');
  return [{ ...named, isMainTopic: element.flag('er_hovedemne') ?? true, subtopics }];
}
