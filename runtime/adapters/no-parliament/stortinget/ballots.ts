import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Element, readDocument } from './element.ts';
import type { ListOf } from './lists.ts';
import { osloTime } from './local-time.ts';
import { type Person, readPerson } from './people.ts';

export const reads = readers(import.meta.url, { ballots: readBallots, rollCall: readRollCall });

/** Counts are undefined if votes were not counted, for example for unanimous ballots. */
export interface Ballot {
  readonly id: number;
  readonly topic: string | undefined;
  /** RFC 3339 time with the UTC offset of Oslo. */
  readonly time: string | undefined;
  readonly isPassed: boolean | undefined;
  readonly for: number | undefined;
  readonly against: number | undefined;
  readonly absent: number | undefined;
  readonly result: string | undefined;
  readonly resultText: string | undefined;
  /** True if the ballot was taken by roll call. */
  readonly isRecordedIndividually: boolean | undefined;
  readonly isFree: boolean | undefined;
  readonly alternativeId: number | undefined;
  readonly order: number | undefined;
  readonly agendaNumber: number | undefined;
  readonly method: string | undefined;
  readonly comment: string | undefined;
  readonly president: Person | undefined;
}

export type Choice = 'for' | 'against' | 'absent';

/** `choice` is undefined if the source uses an unknown term. */
export interface MemberVote {
  readonly member: Person;
  readonly choice: Choice | undefined;
}

const CHOICES: Readonly<Record<string, Choice>> = { for: 'for', mot: 'against', ikke_tilstede: 'absent' };

/**
 * Sorted by time, then by number, because the source does not guarantee an order. Empty for an unknown case (status 404
 * or a nil element).
 */
function readBallots(answer: Answer): ListOf<Ballot> {
  const overview = overviewOf(answer, 'sak_votering_oversikt', 'sak_votering_liste');
  const items = (overview?.list('sak_votering_liste') ?? []).map(readBallot);
  items.sort((a, b) => compare(instant(a.time), instant(b.time)) || a.id - b.id);
  return { of: overview?.text('sak_id'), items };
}

/** The result is empty for an unknown ballot or a ballot without a roll call. */
function readRollCall(answer: Answer): ListOf<MemberVote> {
  const overview = overviewOf(answer, 'voteringsresultat_oversikt', 'voteringsresultat_liste');
  const items = (overview?.list('voteringsresultat_liste') ?? []).flatMap((row) => {
    const member = readPerson(row.element('representant'));
    return member === undefined ? [] : [{ member, choice: CHOICES[row.text('votering') ?? ''] }];
  });
  return { of: overview?.text('votering_id'), items };
}

function overviewOf(answer: Answer, root: string, list: string): Element | undefined {
  const overview = answer.status === 404 ? undefined : readDocument(answer.text(), root);
  if (overview !== undefined && !overview.has(list)) throw new Error(`${root} has no ${list}.`);
  return overview;
}

function readBallot(element: Element): Ballot {
  const id = element.integer('votering_id');
  if (id === undefined) throw new Error('A ballot has no votering_id.');
  return {
    id,
    topic: element.text('votering_tema'),
    time: osloTime(element.text('votering_tid')),
    isPassed: element.flag('vedtatt'),
    for: element.integer('antall_for'),
    against: element.integer('antall_mot'),
    absent: element.integer('antall_ikke_tilstede'),
    result: element.code('votering_resultat_type'),
    resultText: element.text('votering_resultat_type_tekst'),
    isRecordedIndividually: element.flag('personlig_votering'),
    isFree: element.flag('fri_votering'),
    alternativeId: element.integer('alternativ_votering_id'),
    order: element.integer('behandlingsrekkefoelge'),
    agendaNumber: element.integer('dagsorden_sak_nummer'),
    method: element.code('votering_metode'),
    comment: element.text('kommentar'),
    president: readPerson(element.element('president')),
  };
}

/** Returns a value that sorts ballots by time, and those without a time last. */
function instant(time: string | undefined): number {
  return time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
