// FAOSTAT's list of domains, with the subject, size and file location of each domain.

import { DAY_MS } from '../../../lib/duration.ts';
import { listOf, numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { domains: readDomains });

export interface Domain {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly description: string | undefined;
  readonly updated: string | undefined;
  readonly rows: number;
  readonly kilobytes: number;
  readonly file: string;
  readonly ended: boolean;
}

const MAX_DESCRIPTION_LENGTH = 300;
const DISCONTINUED = 'Discontinued archives and data series';

export function domainList(client: SourceClient): ListDefinition {
  return {
    id: 'faostat-domains',
    source: 'faostat',
    title: 'FAOSTAT domains',
    lifetime: DAY_MS,
    async *rows(call) {
      const request = { path: '/datasets_E.json', expect: 'json', lifetime: 'none' } as const;
      yield (await client.read(request, reads.domains, call)).map(domainRow);
    },
  };
}

export function domainRow(domain: Domain): ListRow {
  return {
    key: domain.code,
    titles: { en: domain.name },
    context: `${domain.group} ${WORDS[domain.code] ?? ''}`,
    description: domain.description,
    prior: domain.ended ? 0.2 : domain.code in WORDS ? 0.8 : 0.5,
    ended: domain.ended,
    value: domain,
  };
}

/** Additional search terms for domains that are also known by other names. */
const WORDS: Readonly<Record<string, string>> = {
  QCL: 'production harvest yield area harvested wheat maize rice potatoes meat milk eggs cattle',
  TCL: 'trade imports exports quantity value of food',
  PP: 'producer prices farm gate prices',
  CP: 'food inflation food prices',
  FS: 'hunger undernourishment food insecurity',
  FBS: 'food supply consumption calories protein meat eaten',
  RL: 'agricultural land cropland arable land farmland pasture forest irrigation',
  RFN: 'fertilizer use nitrogen phosphate potash',
  RP: 'pesticides herbicides insecticides',
  GT: 'greenhouse gas emissions of agriculture and food',
  GLE: 'methane enteric fermentation manure cattle cows',
  ET: 'warming climate temperature',
  OA: 'inhabitants rural urban population',
  FO: 'wood timber roundwood paper forest products',
  OEA: 'farm workers jobs',
  CAHD: 'cost of food diet affordable',
};

function readDomains(answer: Answer): Domain[] {
  const listed = objectOf(objectOf(answer.json())['Datasets'])['Dataset'];
  const domains = (Array.isArray(listed) ? listOf(listed) : [listed]).map(objectOf);
  const read = domains.flatMap((fields): Domain[] => {
    const [code, whole, location] = [
      textOf(fields['DatasetCode']),
      textOf(fields['DatasetName']),
      textOf(fields['FileLocation']),
    ];
    if (code === undefined || whole === undefined || location === undefined) return [];
    const at = whole.indexOf(': ');
    const group = at === -1 ? whole : whole.slice(0, at);
    return [
      {
        code,
        name: at === -1 ? whole : whole.slice(at + 2),
        group,
        description: (textOf(fields['DatasetDescription']) ?? textOf(fields['Topic']))?.slice(
          0,
          MAX_DESCRIPTION_LENGTH,
        ),
        updated: textOf(fields['DateUpdate'])?.slice(0, 10),
        rows: numberOf(fields['FileRows']) ?? 0,
        kilobytes: Number(textOf(fields['FileSize'])?.replace(/KB$/i, '')) || 0,
        file: location.slice(location.lastIndexOf('/') + 1),
        ended: group === DISCONTINUED,
      },
    ];
  });
  if (read.length === 0) throw new Error('The list of domains is empty.');
  return read;
}
