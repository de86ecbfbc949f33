// Votes: one row a member and ballot point, from the list and from the yearly files alike.

import { type Fields, readEnvelope } from './fields.ts';

export type VoteValue = 'Ja' | 'Nej' | 'Avstår' | 'Frånvarande';

export interface MemberVote {
  readonly session: string;
  readonly designation: string;
  readonly point: number;
  readonly votering_guid: string | null;
  readonly dok_id: string | null;
  readonly person_id: string | null;
  readonly name: string | null;
  readonly party: string | null;
  readonly constituency: string | null;
  readonly vote: VoteValue | null;
  readonly concerns: string | null;
  readonly kind: string | null;
  readonly date: string | null;
}

export interface VoteList {
  /** What the source says how many rows there are. */
  readonly total: number;
  readonly votes: readonly MemberVote[];
}

const VALUES: Readonly<Record<string, VoteValue>> = {
  ja: 'Ja',
  nej: 'Nej',
  avstår: 'Avstår',
  // So the summaries call it.
  avstående: 'Avstår',
  frånvarande: 'Frånvarande',
};

/** @throws Error for another answer */
export function readVotes(answer: unknown): VoteList {
  const list = readEnvelope(answer, 'voteringlista');
  if (list === null) throw new Error('There is no voteringlista.');
  const votes = list.list('votering').flatMap(readVote);
  const total = list.integer('@antal');
  if (total === null && votes.length === 0) throw new Error('voteringlista has no @antal.');
  return { total: Math.max(total ?? 0, votes.length), votes };
}

/** None for a row that does not say which ballot it is of. */
export function readVote(row: Fields): MemberVote[] {
  const [session, designation, point] = [row.text('rm'), row.text('beteckning'), row.integer('punkt')];
  if (session === null || designation === null || point === null) return [];
  const name = `${row.text('fornamn') ?? ''} ${row.text('efternamn') ?? ''}`.trim();
  return [
    {
      session,
      designation,
      point,
      votering_guid: row.text('votering_id')?.toUpperCase() ?? null,
      dok_id: row.text('dok_id'),
      person_id: row.text('intressent_id'),
      name: row.text('namn') ?? (name === '' ? null : name),
      party: row.code('parti'),
      constituency: row.text('valkrets'),
      vote: VALUES[row.text('rost')?.toLowerCase() ?? ''] ?? null,
      concerns: row.text('avser'),
      kind: row.text('votering'),
      date: row.day('datum') ?? row.day('systemdatum'),
    },
  ];
}
