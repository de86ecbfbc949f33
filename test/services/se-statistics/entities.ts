import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

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
        const query = new URL(url, 'http://source').searchParams;
        // The first request asks for all tables, and later ones only for tables updated in the past days.
        const isLate = query.get('pastDays') === '2' && query.get('lang') === 'en';
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
];
