// Tables of statistics, and rows of them.

import { json } from '../../../support/fake-source.ts';
import { type EntityTest, shown } from '../entity.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'scb_table',
    environment: { ALMANAC_SCOPE_SCB_TABLE_SUBJECTS: 'BE' },
    answers: (state) => ({
      '/tables?*': (response, { url }) => {
        const table = (id: string, lastPeriod: string, updated: string, subject = 'BE', discontinued = false) => ({
          ...{ id, label: `Table ${id}. Year 2000-${lastPeriod}`, updated: `${updated}T07:00:00Z`, discontinued },
          ...{ firstPeriod: '2000', lastPeriod, timeUnit: 'Annual', variableNames: [] },
          paths: [[{ id: subject, label: 'Population' }]],
        });
        const [one, two] = [table('TAB1', '2024', '2025-03-01'), table('TAB2', '2024', '2025-04-01')];
        const three = table('TAB3', '2025', '2026-11-20');
        const asked = new URL(url, 'http://source').searchParams;
        // All tables are asked for once; later those of the last days.
        const isLate = asked.get('pastDays') === '2' && asked.get('lang') === 'en';
        const late = shown(state, {
          A: [],
          B: [table('TAB1', '2025', '2026-11-20'), three, table('TAB9', '2025', '2026-11-20', 'AM')],
          half: [three],
          C: [three, table('TAB2', '2024', '2025-04-01', 'BE', true)],
        });
        json(response, { language: 'en', tables: isLate ? late : [one, two] });
      },
    }),
    events: { B: ['updated TAB1 title,last,updated', 'created TAB3'], C: ['updated TAB2 discontinued'] },
  },
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
        const asked = new URL(url, 'http://source').searchParams;
        const isAsked =
          asked.get('coo_all') === 'true' && asked.get('cf_type') === 'ISO' && asked.get('year') === '2025';
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
