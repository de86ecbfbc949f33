// Swedish warnings of SMHI: everything published now, in one answer. Each area of a warning has a level and times of its own, and
// is a warning here.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { middleOf, type Point } from '../../../lib/geometry.ts';
import { type JsonObject, listOf, momentOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** How grave a warning is. */
export type SwedishLevel = (typeof LEVELS)[number];

/** A warning for one area. */
export interface SwedishWarning {
  /** Numbers of the warning and of its area. */
  readonly id: string;
  /** Code of what threatens: FIRE, HIGH_FLOW, WIND … */
  readonly eventCode: string | undefined;
  readonly event: string;
  /** The finer event, such as "Forest fire". */
  readonly detail: string | undefined;
  /** `MESSAGE` is advice, below a warning. */
  readonly level: SwedishLevel;
  readonly area: string | undefined;
  /** Counties and sea districts. */
  readonly districts: readonly string[];
  /** Paragraphs, each with its heading. */
  readonly description: string | undefined;
  readonly startsAt: string | undefined;
  /** Undefined for warnings without an end. */
  readonly endsAt: string | undefined;
  readonly publishedAt: string | undefined;
  readonly point: Point | undefined;
}

const LEVELS = ['MESSAGE', 'YELLOW', 'ORANGE', 'RED'] as const;

/** How answers are read here. */
export const reads = readers(import.meta.url, { swedishWarnings: readSwedishWarnings });

/** Makes the source on its client. */
export function create({ client }: SourceContext<'smhi-warnings'>): SmhiWarnings {
  return new SmhiWarnings(client);
}

/** Swedish weather and flood warnings. */
export class SmhiWarnings {
  readonly #client: SourceClient<LifetimeName<'smhi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'smhi-warnings'>>) {
    this.#client = client;
  }

  /** All warnings and messages, none in quiet times. Rejects with a Problem of the client. */
  warnings(call: SourceCall): Promise<readonly SwedishWarning[]> {
    return this.#client.read({ path: '/warning.json', expect: 'json' }, reads.swedishWarnings, call);
  }
}

/** One warning an area. @throws Error for what is no list */
function readSwedishWarnings(answer: Answer): SwedishWarning[] {
  const warnings = answer.json();
  if (!Array.isArray(warnings)) throw new Error('There is no list of warnings.');
  return warnings.map(objectOf).flatMap((warning) => {
    const areas = listOf(warning['warningAreas']).map(objectOf);
    return areas.map((area) => warningOf(warning, area)).filter((found) => found !== undefined);
  });
}

function warningOf(warning: JsonObject, area: JsonObject): SwedishWarning | undefined {
  const event = objectOf(warning['event']);
  const name = inEnglish(event) ?? textOf(event['code']);
  const code = textOf(objectOf(area['warningLevel'])['code'])?.toUpperCase();
  const level = LEVELS.find((known) => known === code);
  if (name === undefined || level === undefined) return undefined;
  const paragraphs = listOf(area['descriptions']).map(objectOf).map(paragraphOf);
  return {
    id: `${textOf(warning['id']) ?? ''}/${textOf(area['id']) ?? ''}`,
    eventCode: textOf(event['code']),
    event: name,
    detail: inEnglish(objectOf(area['eventDescription'])),
    level,
    area: inEnglish(objectOf(area['areaName'])),
    districts: listOf(area['affectedAreas'])
      .map((district) => inEnglish(objectOf(district)))
      .filter((district) => district !== undefined),
    description: textOf(paragraphs.filter((text) => text !== undefined).join('\n\n')),
    startsAt: momentOf(area['approximateStart']),
    endsAt: momentOf(area['approximateEnd']),
    publishedAt: momentOf(area['published']) ?? momentOf(warning['created']),
    point: middleOf(area['area']),
  };
}

function paragraphOf({ title, text }: JsonObject): string | undefined {
  const [heading, body] = [inEnglish(objectOf(title)), inEnglish(objectOf(text))];
  return body === undefined || heading === undefined ? body : `${heading}: ${body}`;
}

/** A text in English, where there is one, else in Swedish. */
function inEnglish(texts: JsonObject): string | undefined {
  return textOf(texts['en']) ?? textOf(texts['sv']);
}
