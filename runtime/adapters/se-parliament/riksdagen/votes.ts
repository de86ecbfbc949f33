import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { type Fields, readEnvelope } from './fields.ts';

export const reads = readers(import.meta.url, { votes: readVotes });

export type Choice = 'Ja' | 'Nej' | 'Avstår' | 'Frånvarande';

export interface MemberVote {
  readonly session: string;
  readonly designation: string;
  readonly point: number;
  readonly ballotGuid: string | undefined;
  readonly documentId: string | undefined;
  readonly personId: string | undefined;
  readonly name: string | undefined;
  readonly party: string | undefined;
  readonly constituency: string | undefined;
  readonly choice: Choice | undefined;
  readonly concerns: string | undefined;
  readonly kind: string | undefined;
  readonly date: string | undefined;
}

export interface VoteList {
  /** Number of rows in this response, as reported by the source. It does not report the total number of rows. */
  readonly sent: number;
  readonly votes: readonly MemberVote[];
}

const CHOICES: Readonly<Record<string, Choice>> = {
  ja: 'Ja',
  nej: 'Nej',
  avstår: 'Avstår',
  // Other spelling, used in vote summaries.
  avstående: 'Avstår',
  frånvarande: 'Frånvarande',
};

function readVotes(answer: Answer): VoteList {
  const list = readEnvelope(answer.json(), 'voteringlista');
  if (list === undefined) throw new Error('The response has no voteringlista.');
  const votes = list.list('votering').flatMap(readVote);
  const sent = list.integer('@antal');
  if (sent === undefined && votes.length === 0) throw new Error('voteringlista has no @antal.');
  return { sent: Math.max(sent ?? 0, votes.length), votes };
}

/** Skips a row that does not identify its ballot. */
function readVote(row: Fields): MemberVote[] {
  const [session, designation, point] = [row.text('rm'), row.text('beteckning'), row.integer('punkt')];
  if (session === undefined || designation === undefined || point === undefined) return [];
  const name = `${row.text('fornamn') ?? ''} ${row.text('efternamn') ?? ''}`.trim();
  return [
    {
      session,
      designation,
      point,
      ballotGuid: row.text('votering_id')?.toUpperCase(),
      documentId: row.text('dok_id'),
      personId: row.text('intressent_id'),
      name: row.text('namn') ?? (name === '' ? undefined : name),
      party: row.code('parti'),
      constituency: row.text('valkrets'),
      choice: CHOICES[row.text('rost')?.toLowerCase() ?? ''],
      concerns: row.text('avser'),
      kind: row.text('votering'),
      date: row.day('datum') ?? row.day('systemdatum'),
    },
  ];
}
