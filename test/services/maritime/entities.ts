import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'digitraffic-ais_vessel',
    environment: { ALMANAC_SCOPE_DIGITRAFFIC_AIS_VESSEL_AREA: '24.5, 59.9, 25.5, 60.3' },
    answers: (state) => ({
      '/vessels?*': (response) =>
        json(response, [{ mmsi: 230000001, name: 'FINNMAID', shipType: 60, destination: 'HELSINKI' }]),
      '/locations?*': (response) => {
        const vessel = (mmsi: number, longitude: number, navStat = 0) => ({
          ...{ type: 'Feature', mmsi, geometry: { type: 'Point', coordinates: [longitude, 60] } },
          properties: { mmsi, navStat, sog: 10, cog: 90, timestampExternal: Date.parse('2026-11-20T11:58:00Z') },
        });
        const [one, two, three, four] = [1, 2, 3, 4].map((last) => 230_000_000 + last) as [
          number,
          number,
          number,
          number,
        ];
        // The area ends at 25.5 degrees east. A vessel that was inside must be well beyond this limit to count as
        // outside.
        const features = shown(state, {
          A: [vessel(one, 25.49), vessel(two, 25), vessel(three, 25), vessel(four, 25.51)],
          B: [vessel(one, 25.51), vessel(two, 25, 5), vessel(three, 25), vessel(four, 25.4)],
          half: [vessel(two, 25, 5)],
          C: [vessel(one, 25.51), vessel(two, 25, 5), vessel(three, 25.6), vessel(four, 25.3)],
        });
        json(response, { type: 'FeatureCollection', features });
      },
    }),
    events: { B: ['updated 230000002 nav_status', 'created 230000004'], C: ['removed 230000003'] },
  },
];
