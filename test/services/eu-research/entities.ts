import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'cordis_project',
    answers: (state) => ({
      '/api/search/results?*': (response) => {
        const project = (reference: string, title: string, startDate: string) => ({
          ...{ reference, id: reference, acronym: 'ACR', title, startDate, endDate: '30 {{month_11}} 2029' },
          ...{ coordinatedIn: 'Portugal', contentType: 'project', programme: [] },
        });
        const [one, two] = [project('101', 'One', '1 {{month_09}} 2026'), project('102', 'Two', '1 {{month_10}} 2026')];
        const results = shown(state, {
          A: [two, one],
          B: [project('103', 'Three', '1 {{month_11}} 2026'), project('102', 'Two again', '1 {{month_10}} 2026'), one],
          half: [one],
          C: [project('103', 'Three', '1 {{month_11}} 2026'), project('90', 'Late', '1 {{month_01}} 2026')],
        });
        const { length } = results;
        json(response, {
          status: true,
          payload: { total: length, page: 1, nItems: length, records: `1-${length}`, results },
        });
      },
    }),
    events: { B: ['created 103', 'updated 102 title'], C: [] },
  },
];
