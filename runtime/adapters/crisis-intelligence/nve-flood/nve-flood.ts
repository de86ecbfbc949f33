// Norwegian flood warnings from NVE (Varsom). The source returns one row per municipality and day, even if there is no
// warning. Rows with the same id belong to one warning. Times are Norwegian local time without an offset.

import { type Derivations, readFloodWarning } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Crisis } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { localDay } from '../../../lib/time-zones.ts';
import { zonedMoment } from '../../../lib/zoned-time.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

const ENGLISH = 2;
const ZONE = 'Europe/Oslo';
/** Levels for yellow, orange and red warnings; 0 and 1 mean no warning. */
const LEVELS: ReadonlySet<string | undefined> = new Set(['2', '3', '4']);
const NO_ID = 'xxx';

const derive: Pick<Derivations, 'FloodWarning'> = {
  FloodWarning: {
    title: (row) => textOf(row['MainText']) ?? textOf(row['DangerTypeName']) ?? `Flood warning ${textOf(row['Id'])}`,
    starts_at: (row) => zonedMoment(row['DangerIncreaseDateTime'], ZONE) ?? zonedMoment(row['ValidFrom'], ZONE),
    ends_at: (row) => zonedMoment(row['DangerDecreaseDateTime'], ZONE) ?? zonedMoment(row['ValidTo'], ZONE),
    updated_at: (row) => zonedMoment(row['PublishTime'], ZONE),
    url: (row) => {
      const id = textOf(row['MasterId']) ?? textOf(row['Id']) ?? '';
      return `https://www.varsom.no/en/flood-and-landslide-warning-service/forecastid/${encodeURIComponent(id)}`;
    },
  },
};

export const reads = readers(import.meta.url, { warnings: readWarnings });

export function create({ client }: SourceContext<'nve-flood'>): NveFlood {
  return new NveFlood(client);
}

export function today(now: Date): string {
  return localDay(ZONE, now);
}

export class NveFlood {
  readonly #client: SourceClient<LifetimeName<'nve-flood'>>;

  constructor(client: SourceClient<LifetimeName<'nve-flood'>>) {
    this.#client = client;
  }

  /** `from` and `to` are days in Norway (YYYY-MM-DD). */
  warnings(from: string, to: string, call: SourceCall): Promise<readonly AdapterResult<Crisis>[]> {
    const path = `/Warning/${ENGLISH}/${from}/${to}`;
    return this.#client.read({ path, expect: 'json' }, reads.warnings, call);
  }
}

function readWarnings(answer: Answer): AdapterResult<Crisis>[] {
  const rows = answer.json();
  if (!Array.isArray(rows)) throw new Error('The response is not a list of rows.');
  const actual = rows.map(objectOf).filter((row) => {
    const id = textOf(row['Id']);
    const isWarning = id !== undefined && id !== NO_ID && LEVELS.has(textOf(row['ActivityLevel']));
    return isWarning && textOf(row['CapStatus']) === 'actual';
  });
  return [...Map.groupBy(actual, (row) => textOf(row['Id'])).values()].map((own) =>
    readFloodWarning(
      {
        ...own[0],
        MunicipalityList: namedIn(own, 'MunicipalityList'),
        CountyList: namedIn(own, 'CountyList'),
      },
      derive,
    ),
  );
}

/** Collects the entries of a list field from all rows, without duplicate names. */
function namedIn(rows: readonly JsonObject[], list: string): JsonObject[] {
  const entries = rows.flatMap((row) => listOf(row[list]).map(objectOf));
  return [...new Map(entries.map((entry) => [textOf(entry['Name']), entry])).values()];
}
