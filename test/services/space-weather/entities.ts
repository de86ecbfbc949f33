import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

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
        // Events on the first day of the window may disappear without a removal event.
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
];
