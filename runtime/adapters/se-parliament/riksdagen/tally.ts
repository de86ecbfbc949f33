// Parses the party totals for one point of a report, which are in an HTML table within the JSON.

import type { Fields } from './fields.ts';

export interface Counts {
  readonly yes: number;
  readonly no: number;
  readonly abstain: number;
  readonly absent: number;
}

export interface PartyCounts extends Counts {
  /** Undefined for the row with members who have no party. */
  readonly party: string | undefined;
}

export interface Tally extends Counts {
  readonly concerns: string | undefined;
  readonly byParty: readonly PartyCounts[];
}

/** The columns are Ja, Nej, Avstående and Frånvarande. */
const COLUMNS = 4;

/** Returns undefined if there is no table, or if the table has the format of older documents. */
export function readTally(point: Fields): Tally | undefined {
  // A point with several ballots has several tables; the last one is for the ballot on the matter itself.
  const table = point.child('votering_sammanfattning_html')?.list('table').at(-1);
  const total = table?.child('tfooter')?.list('tr').at(0);
  const counts = total === undefined ? undefined : readCounts(total);
  const parties = table?.child('tbody')?.list('tr').map(readParty) ?? [];
  if (table === undefined || counts === undefined || parties.includes(undefined)) return undefined;
  return {
    ...counts,
    concerns: table.child('caption')?.text('#text'),
    byParty: parties.filter((party) => party !== undefined),
  };
}

function readParty(row: Fields): PartyCounts | undefined {
  const counts = readCounts(row);
  return counts === undefined ? undefined : { party: row.code('th'), ...counts };
}

function readCounts(row: Fields): Counts | undefined {
  const cells = row.texts('td');
  if (cells.length !== COLUMNS || !cells.every((cell) => /^\d+$/.test(cell))) return undefined;
  const [yes, no, abstain, absent] = cells.map(Number) as [number, number, number, number];
  return { yes, no, abstain, absent };
}
