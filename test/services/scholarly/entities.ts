import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'openalex_work',
    environment: { ALMANAC_SCOPE_OPENALEX_WORK_SEARCH: 'tokamak' },
    answers: (state) => ({
      '/works?*': (response, { url }) => {
        const work = (id: string, publication_date: string, fields: object = {}) => ({
          ...{ id: `https://openalex.org/${id}`, title: `Work ${id}`, publication_date, publication_year: 2026 },
          ...{ type: 'article', cited_by_count: 0, authorships: [], is_retracted: false, open_access: { is_oa: true } },
          ...fields,
        });
        const [one, two] = [work('W1', '2026-11-10'), work('W2', '2026-11-12')];
        const cited = work('W1', '2026-11-10', { cited_by_count: 7 });
        const retracted = work('W2', '2026-11-12', { is_retracted: true });
        const three = work('W3', '2026-11-20');
        const results = shown(state, {
          A: [two, one],
          B: [three, retracted, cited],
          half: [three],
          C: [three, work('W0', '2026-11-05')],
        });
        const { searchParams } = new URL(url, 'http://source');
        const filter = 'from_publication_date:2026-09-21,to_publication_date:2026-11-20';
        const isAsked = searchParams.get('search') === 'tokamak' && searchParams.get('filter') === filter;
        json(response, {
          meta: { count: shown(state, { A: 2, B: 3, half: 3, C: 2 }) },
          results: isAsked ? results : [],
        });
      },
    }),
    events: { B: ['created W3', 'updated W2 retracted'], C: [] },
  },
];
