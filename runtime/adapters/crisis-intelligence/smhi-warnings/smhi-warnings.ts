// Swedish weather warnings from SMHI. Each area of a warning has its own level and times, and becomes a separate
// record.

import { type Derivations, readSwedishWarning } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Crisis } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { completeOf } from '../../../decoding/source-values.ts';
import { middleOf } from '../../../lib/geometry.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

const derive: Pick<Derivations, 'SwedishWarning'> = {
  SwedishWarning: {
    source_id: (row) => `${textOf(objectOf(row['warning'])['id']) ?? ''}/${textOf(areaOf(row)['id']) ?? ''}`,
    description: (row) => {
      const paragraphs = listOf(areaOf(row)['descriptions']).map(objectOf).map(paragraphOf);
      return textOf(paragraphs.filter((text) => text !== undefined).join('\n\n'));
    },
    area: (row) => {
      const name = inEnglish(areaOf(row)['areaName']);
      const districts = listOf(areaOf(row)['affectedAreas'])
        .map(inEnglish)
        .filter((district) => district !== undefined && district !== name)
        .join(', ');
      return [name, textOf(districts)].filter((text) => text !== undefined).join(': ') || undefined;
    },
  },
};

export const reads = readers(import.meta.url, { swedishWarnings: readSwedishWarnings });

export function create({ client }: SourceContext<'smhi-warnings'>): SmhiWarnings {
  return new SmhiWarnings(client);
}

export class SmhiWarnings {
  readonly #client: SourceClient<LifetimeName<'smhi-warnings'>>;

  constructor(client: SourceClient<LifetimeName<'smhi-warnings'>>) {
    this.#client = client;
  }

  warnings(call: SourceCall): Promise<readonly AdapterResult<Crisis>[]> {
    return this.#client.read({ path: '/warning.json', expect: 'json' }, reads.swedishWarnings, call);
  }
}

/** Returns one record per warning and area. */
function readSwedishWarnings(answer: Answer): AdapterResult<Crisis>[] {
  const warnings = answer.json();
  if (!Array.isArray(warnings)) throw new Error('The response is not a list of warnings.');
  return warnings
    .map(objectOf)
    .filter(({ event }) => (inEnglish(event) ?? textOf(objectOf(event)['code'])) !== undefined)
    .flatMap((warning) => listOf(warning['warningAreas']).map((area) => ({ warning, area: objectOf(area) })))
    .map((row) => completeOf(row, warningOf))
    .filter((warning) => warning !== undefined)
    .filter(({ severity }) => severity !== undefined);
}

function warningOf(row: JsonObject): AdapterResult<Crisis> {
  const warning = readSwedishWarning(row, derive);
  const name = inEnglish(areaOf(row)['areaName']);
  const middle = middleOf(areaOf(row)['area']);
  return {
    ...warning,
    title: name === undefined ? warning.hazard : `${warning.hazard}, ${name}`,
    latitude: middle?.latitude,
    longitude: middle?.longitude,
  };
}

function areaOf(row: JsonObject): JsonObject {
  return objectOf(row['area']);
}

function paragraphOf({ title, text }: JsonObject): string | undefined {
  const [heading, body] = [inEnglish(title), inEnglish(text)];
  return body === undefined || heading === undefined ? body : `${heading}: ${body}`;
}

function inEnglish(texts: unknown): string | undefined {
  const { en, sv } = objectOf(texts);
  return textOf(en) ?? textOf(sv);
}
