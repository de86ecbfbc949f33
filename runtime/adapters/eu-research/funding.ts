// Funding of the projects in a list: the source gives it only in each project's record, so those are read side by side, within the
// time that the call has. What cannot be read is left open and named, never guessed.

import type { Call, Provenance } from '../../contract/call.ts';
import { timeLeft } from '../../sdk/time-left.ts';
import { isSourceProblem } from '../../sources/client/failure.ts';
import type { Cordis, Project, ProjectRow } from './cordis/cordis.ts';

/** As many as the source is asked for at once (spec/services/eu-research/sources/cordis.yaml). */
const SIDE_BY_SIDE = 4;
/** Time left for the answer itself. */
const RESERVE_MS = 4000;
/** After so many failures in a row the source is left alone: the list is worth more than its funding. */
const MOST_FAILURES = 3;

/** The records of a list's projects by reference; those that could not be read, or do not exist, are absent. */
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
    while (next < rows.length && failures < MOST_FAILURES && timeLeft(part) > 0) {
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

/** One of fifty records says how old the answer is: the oldest; it is good as long as each of them is. */
function noteOldest(origins: readonly Provenance[], call: Call): void {
  const [first] = origins;
  if (first === undefined) return;
  const oldest = origins.reduce((known, entry) => (entry.fetchedAt < known.fetchedAt ? entry : known), first);
  call.provenance({ ...oldest, freshUntil: Math.min(...origins.map(({ freshUntil }) => freshUntil)) });
}
