import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
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
          // The last update of the last study is older than the range of the first poll.
          C: [study('NCT00000003', '2026-11-20', 'SUSPENDED'), ended, study('NCT00000009', '2026-11-12')],
        });
        const query = new URL(url, 'http://source').searchParams;
        const isAsked = query.get('filter.advanced') === 'AREA[Phase]PHASE3' && query.get('sort') !== null;
        json(response, { totalCount: shown(state, { A: 2, B: 3, half: 3, C: 3 }), studies: isAsked ? studies : [] });
      },
    }),
    events: {
      B: ['updated NCT00000002 overall_status', 'created NCT00000003'],
      C: ['updated NCT00000003 overall_status'],
    },
  },
];
