import { type EntityTest, shown, xml } from '../../runtime/webhooks/entity.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'arxiv_preprint',
    environment: { ALMANAC_SCOPE_ARXIV_PREPRINT_CATEGORIES: 'cs.CL, quant-ph' },
    answers: (state) => ({
      '/query?search_query=cat%3Acs.CL+OR+cat%3Aquant-ph&start=0&max_results=500&sortBy=submittedDate&sortOrder=descending':
        xml(() => {
          const preprint = (id: string, day: string, version = 1) =>
            `<entry><id>http://arxiv.org/abs/${id}v${version}</id><title>Paper ${id}</title><published>${day}T17:00:00Z</published><updated>${day}T17:00:00Z</updated><summary>Words.</summary><author><name>Anna Andersson</name></author><category term="cs.CL"/><arxiv:primary_category term="cs.CL"/></entry>`;
          const [one, two] = [preprint('2611.00001', '2026-11-16'), preprint('2611.00002', '2026-11-17')];
          const three = preprint('2611.00003', '2026-11-19');
          const entries = shown(state, {
            A: [two, one],
            B: [three, preprint('2611.00002', '2026-11-17', 2), one],
            half: [three],
            C: [preprint('2611.00004', '2026-11-20'), three, preprint('2610.00009', '2026-10-30')],
          });
          return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom"><opensearch:totalResults>${Math.max(entries.length, 2)}</opensearch:totalResults><opensearch:startIndex>0</opensearch:startIndex>${entries.join('')}</feed>`;
        }),
    }),
    events: { B: ['created 2611.00003', 'updated 2611.00002 version'], C: ['created 2611.00004'] },
  },
];
