// Simulates the World Bank on loopback with one indicator. It has yearly values, but no data for Denmark.

import { sources as policies } from '../../generated/sources.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { json, startServer } from './fake-source.ts';

const INDICATOR = {
  ...{ id: 'SL.UEM.TOTL.ZS', name: 'Unemployment, total (% of total labor force)', unit: '' },
  ...{ source: { id: '2', value: 'World Development Indicators' }, sourceNote: '', sourceOrganization: '', topics: [] },
};
const FIRST_YEAR = 2015;
const YEARS = 10;

/** Returns the simulated unemployment rate in percent. `country` is a three-letter code. */
export function unemployment(country: string, year: number): number {
  return (country.charCodeAt(0) % 7) + ((year * country.charCodeAt(1)) % 30) / 10;
}

export async function startWorldBank() {
  return startServer((response, { url }) => {
    const [, country = '', id = ''] = /\/country\/(\w+)\/indicator\/([\w.]+)/.exec(url) ?? [];
    if (country === '') return json(response, [{ page: 1, pages: 1, per_page: '1000', total: 1 }, [INDICATOR]]);
    if (country === 'DNK') return void response.writeHead(404).end();
    const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + YEARS - 1 - index);
    const rows = years.map((year) => ({
      indicator: { id, value: INDICATOR.name },
      country: { id: country.slice(0, 2), value: country },
      countryiso3code: country,
      date: String(year),
      value: unemployment(country, year),
      ...{ unit: '', obs_status: '', decimal: 0 },
    }));
    const head = { page: 1, pages: 1, per_page: 1_000, total: YEARS, sourceid: '2', lastupdated: '2026-09-15' };
    return json(response, [head, rows]);
  });
}

export const UNPACED_WORLD_BANK = Object.values(policies).map((policy: SourcePolicy): SourcePolicy => {
  const { rate: _, ...politeness } = policy.politeness;
  return policy.id === 'world-bank' ? { ...policy, politeness, retries: 0 } : policy;
});
