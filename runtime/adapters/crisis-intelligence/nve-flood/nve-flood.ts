// Norwegian flood warnings of NVE (Varsom). The source answers a row for each municipality and day, green ones among them: rows are
// put together by the warning's id, and what warns of nothing is left out. Its times are Norwegian clocks without an offset.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { localDay } from '../../../lib/time-zones.ts';
import { zonedMoment } from '../../../lib/zoned-time.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** How grave a flood warning is. */
export type FloodLevel = 'yellow' | 'orange' | 'red';

/** A flood warning for a municipality or county. */
export interface FloodWarning {
  readonly id: string;
  readonly masterId: string | undefined;
  /** Consecutive days of one flood share it. */
  readonly eventId: string | undefined;
  readonly level: FloodLevel;
  /** What threatens, in the language of the answer. */
  readonly danger: string | undefined;
  readonly title: string;
  readonly text: string | undefined;
  readonly consequences: string | undefined;
  readonly advice: string | undefined;
  readonly causes: readonly string[];
  readonly counties: readonly string[];
  readonly municipalities: readonly string[];
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  readonly publishedAt: string | undefined;
}

const ENGLISH = 2;
/** The time zone of the source's days and times. */
const ZONE = 'Europe/Oslo';
/** By the text of `ActivityLevel`; 0 and 1 warn of nothing. */
const LEVELS: Readonly<Record<string, FloodLevel>> = { '2': 'yellow', '3': 'orange', '4': 'red' };
/** What stands for an id in rows that warn of nothing. */
const NO_ID = 'xxx';

/** How answers are read here. */
export const reads = readers(import.meta.url, { warnings: readWarnings });

/** Makes the source on its client. */
export function create({ client }: SourceContext<'nve-flood'>): NveFlood {
  return new NveFlood(client);
}

/** The calendar day in Norway. */
export function today(now: Date): string {
  return localDay(ZONE, now);
}

/** Norwegian flood warnings. */
export class NveFlood {
  readonly #client: SourceClient<LifetimeName<'nve-flood'>>;

  constructor(client: SourceClient<LifetimeName<'nve-flood'>>) {
    this.#client = client;
  }

  /** Warnings that hold between two days (YYYY-MM-DD, in Norway). Rejects with a Problem of the client. */
  warnings(from: string, to: string, call: SourceCall): Promise<readonly FloodWarning[]> {
    const path = `/Warning/${ENGLISH}/${from}/${to}`;
    return this.#client.read({ path, expect: 'json' }, reads.warnings, call);
  }
}

/** The warnings in a list of rows. @throws Error for what is no list */
function readWarnings(answer: Answer): FloodWarning[] {
  const rows = answer.json();
  if (!Array.isArray(rows)) throw new Error('There is no list of rows.');
  const groups = new Map<string, { level: FloodLevel; rows: JsonObject[] }>();
  for (const row of rows.map(objectOf)) {
    const id = textOf(row['Id']);
    const level = LEVELS[textOf(row['ActivityLevel']) ?? ''];
    if (id === undefined || id === NO_ID || level === undefined || textOf(row['CapStatus']) !== 'actual') continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { level, rows: [row] });
    else group.rows.push(row);
  }
  return [...groups].map(([id, { level, rows: own }]) => warningOf(id, level, own));
}

function warningOf(id: string, level: FloodLevel, rows: readonly JsonObject[]): FloodWarning {
  const first = objectOf(rows[0]);
  const danger = textOf(first['DangerTypeName']);
  return {
    id,
    masterId: textOf(first['MasterId']),
    eventId: textOf(first['EventId']),
    level,
    danger,
    title: textOf(first['MainText']) ?? danger ?? `Flood warning ${id}`,
    text: textOf(first['WarningText']),
    consequences: textOf(first['ConsequenceText']),
    advice: textOf(first['AdviceText']),
    causes: namesIn([first], 'CauseList'),
    counties: namesIn(rows, 'CountyList'),
    municipalities: namesIn(rows, 'MunicipalityList'),
    startsAt: zonedMoment(first['DangerIncreaseDateTime'], ZONE) ?? zonedMoment(first['ValidFrom'], ZONE),
    endsAt: zonedMoment(first['DangerDecreaseDateTime'], ZONE) ?? zonedMoment(first['ValidTo'], ZONE),
    publishedAt: zonedMoment(first['PublishTime'], ZONE),
  };
}

function namesIn(rows: readonly JsonObject[], list: string): string[] {
  const names = rows.flatMap((row) => listOf(row[list]).map((entry) => textOf(objectOf(entry)['Name'])));
  return [...new Set(names)].filter((name) => name !== undefined);
}
