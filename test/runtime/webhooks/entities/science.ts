// Space weather, clinical studies and papers.

import { json } from '../../../support/fake-source.ts';
import { type EntityTest, shown, xml } from '../entity.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'donki_flare',
    answers: (state) => ({
      '/FLR?startDate=2026-11-13&endDate=2026-11-20': (response) => {
        const flare = (day: string, fields: object = {}) => ({
          ...{ flrID: `${day}-FLR`, beginTime: `${day}T01:33Z`, peakTime: `${day}T01:40Z`, endTime: null },
          ...{ classType: 'M1.5', sourceLocation: 'N25W60', linkedEvents: null, instruments: [], versionId: 1 },
          ...fields,
        });
        // What began on the first day of the window may leave it.
        const [old, one, two] = [flare('2026-11-13'), flare('2026-11-15'), flare('2026-11-16')];
        const ended = flare('2026-11-17', { endTime: '2026-11-17T02:00Z', classType: 'M2.0', versionId: 2 });
        json(
          response,
          shown(state, {
            A: [old, one, two, flare('2026-11-17')],
            B: [old, one, two, ended, flare('2026-11-20', { classType: 'X1.0' })],
            half: [one],
            C: [one, ended, flare('2026-11-20', { classType: 'X1.0' })],
          }),
        );
      },
    }),
    events: {
      B: ['updated 2026-11-17-FLR class_type,end_time', 'created 2026-11-20-FLR'],
      C: ['removed 2026-11-16-FLR'],
    },
  },
  {
    type: 'donki_storm',
    answers: (state) => ({
      '/GST?startDate=2026-10-21&endDate=2026-11-20': (response) => {
        const storm = (day: string, kps: readonly number[]) => ({
          ...{ gstID: `${day}-GST`, startTime: `${day}T03:00Z`, linkedEvents: null, link: null, versionId: 1 },
          allKpIndex: kps.map((kpIndex, index) => ({
            ...{ observedTime: `${day}T${String(3 * (index + 2)).padStart(2, '0')}:00Z`, kpIndex, source: 'NOAA' },
          })),
        });
        const [one, two] = [storm('2026-11-01', [6]), storm('2026-11-05', [6.33])];
        json(
          response,
          shown(state, {
            A: [one, two, storm('2026-11-19', [6])],
            B: [one, two, storm('2026-11-19', [6, 7.67]), storm('2026-11-20', [6])],
            half: [],
            C: [one, storm('2026-11-19', [6, 7.67]), storm('2026-11-20', [6])],
          }),
        );
      },
    }),
    events: {
      B: ['updated 2026-11-19-GST last_observed_time,max_kp,g_scale,kp_index', 'created 2026-11-20-GST'],
      C: ['removed 2026-11-05-GST'],
    },
  },
  {
    type: 'clinicaltrials_study',
    answers: (state) => ({
      '/studies?*': (response, { url }) => {
        const study = (nctId: string, updated: string, overallStatus = 'RECRUITING') => ({
          protocolSection: {
            identificationModule: { nctId, briefTitle: `Study ${nctId}` },
            statusModule: {
              ...{ overallStatus, studyFirstPostDateStruct: { date: '2019-03-01' } },
              lastUpdatePostDateStruct: { date: updated },
            },
            designModule: { phases: ['PHASE3'], studyType: 'INTERVENTIONAL' },
          },
        });
        const [one, two] = [study('NCT00000001', '2026-11-16'), study('NCT00000002', '2026-11-17')];
        const ended = study('NCT00000002', '2026-11-19', 'COMPLETED');
        const three = study('NCT00000003', '2026-11-18');
        const studies = shown(state, {
          A: [two, one],
          B: [ended, three, one],
          half: [three],
          // The last is older than the first look reached.
          C: [study('NCT00000003', '2026-11-20', 'SUSPENDED'), ended, study('NCT00000009', '2026-11-12')],
        });
        const asked = new URL(url, 'http://source').searchParams;
        const isAsked = asked.get('filter.advanced') === 'AREA[Phase]PHASE3' && asked.get('sort') !== null;
        json(response, { totalCount: shown(state, { A: 2, B: 3, half: 3, C: 3 }), studies: isAsked ? studies : [] });
      },
    }),
    events: {
      B: ['updated NCT00000002 overall_status', 'created NCT00000003'],
      C: ['updated NCT00000003 overall_status'],
    },
  },
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
