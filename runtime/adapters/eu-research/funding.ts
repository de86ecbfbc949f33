// Only project records contain funding, so records are read in parallel within the call's deadline. Missing records are
// reported, and the funding of these projects is unknown.

import type { Call, Provenance } from '../../contract/call.ts';
import { timeLeft } from '../../sdk/time-left.ts';
import { isSourceProblem } from '../../sources/client/failure.ts';
import type { Cordis, Project, ProjectRow } from './cordis/cordis.ts';

/** The source's maximum concurrency (spec/services/eu-research/sources/cordis.yaml). */
const SIDE_BY_SIDE = 4;
const RESERVE_MS = 4000;
/**
 * Maximum number of failures in a row before no more records are read, because the project list is more important than
 * its funding.
 */
const MAX_FAILURES = 3;

export async function readRecords(
  source: Cordis,
  rows: readonly ProjectRow[],
  call: Call,
): Promise<ReadonlyMap<string, Project>> {
  const records = new Map<string, Project>();
  const origins: Provenance[] = [];
  const part = {
    deadline: call.deadline - RESERVE_MS,
    signal: call.signal,
    now: () => call.now(),
    caller: call.caller,
    provenance: (entry: Provenance) => void origins.push(entry),
  };
  let next = 0;
  let failures = 0;
  const work = async () => {
    while (next < rows.length && failures < MAX_FAILURES && timeLeft(part) > 0) {
      const { reference } = rows[next++] as ProjectRow;
      try {
        const record = await source.record(reference, part);
        if (record !== undefined) records.set(reference, record);
        failures = 0;
      } catch (error) {
        if (!isSourceProblem(error)) throw error;
        failures += 1;
      }
      call.progress(Math.min(next, rows.length), rows.length, 'Reading the funding of each project');
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  noteOldest(origins, call);
  return records;
}

/** Reports the provenance of the oldest record for the result, with the earliest expiry time of all records. */
function noteOldest(origins: readonly Provenance[], call: Call): void {
  const [first] = origins;
  if (first === undefined) return;
  const oldest = origins.reduce((known, entry) => (isBefore(entry, known) ? entry : known), first);
  call.provenance({ ...oldest, freshUntil: Math.min(...origins.map(({ freshUntil }) => freshUntil)) });
}

/**
 * Records fetched at the same time can arrive in any order. Ties are broken by digest, so equal answers have equal
 * provenance.
 */
function isBefore(a: Provenance, b: Provenance): boolean {
  return a.fetchedAt === b.fetchedAt ? (a.digest ?? '') < (b.digest ?? '') : a.fetchedAt < b.fetchedAt;
}
