import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'unhcr_population',
    environment: {
      ALMANAC_SCOPE_UNHCR_POPULATION_ORIGINS: 'SYR,AFG,UKR,SDN',
      ALMANAC_SCOPE_UNHCR_POPULATION_YEARS: '2',
    },
    answers: (state) => ({
      '/population/?*': (response, { url }) => {
        const row = (iso: string, refugees: number) => ({
          ...{ year: 2025, coo: iso, coo_iso: iso, coo_name: iso, coa: '-', coa_iso: '-', coa_name: '-' },
          ...{ refugees, asylum_seekers: '0', idps: '-', stateless: 0 },
        });
        const query = new URL(url, 'http://source').searchParams;
        const isAsked =
          query.get('coo_all') === 'true' && query.get('cf_type') === 'ISO' && query.get('year') === '2025';
        const rows = shown(state, {
          A: [row('SYR', 5_500_000), row('AFG', 5_000_000), row('UKR', 5_000_000), row('NOR', 5)],
          B: [
            row('SYR', 5_400_000),
            row('AFG', 5_000_000),
            row('UKR', 5_000_000),
            row('SDN', 2_000_000),
            row('NOR', 6),
          ],
          half: [row('SYR', 5_400_000)],
          C: [row('SYR', 5_400_000), row('UKR', 5_000_000), row('SDN', 2_100_000)],
        });
        json(response, { page: 1, maxPages: isAsked ? 1 : 0, items: isAsked ? rows : [] });
      },
    }),
    events: {
      B: ['updated 2025:SYR:- refugees', 'created 2025:SDN:-'],
      C: ['updated 2025:SDN:- refugees', 'removed 2025:AFG:-'],
    },
  },
];
