import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'gdacs_event',
    answers: (state) => ({
      '/events/geteventlist/SEARCH?*': (response) => {
        const event = (eventid: number, alertlevel: string, from: string, iscurrent = 'true', wind = 120) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [112.9, 13.4] },
          properties: {
            ...{ eventtype: 'TC', eventid, name: `Cyclone ${eventid}`, alertlevel, iscurrent, country: 'Philippines' },
            ...{ fromdate: `${from}T00:00:00`, todate: '2026-11-20T00:00:00', alertscore: 2, source: 'JTWC' },
            affectedcountries: [{ iso2: 'PH', iso3: 'PHL', countryname: 'Philippines' }],
            severitydata: { severity: wind, severityunit: 'km/h', severitytext: `Wind ${wind} km/h` },
          },
        });
        // The window begins on 21 October. Events that began earlier disappear without a removal event.
        const old = event(9, 'Orange', '2026-10-12');
        const [one, two, three] = [1, 2, 3].map((id) => event(id, 'Orange', '2026-11-10')) as [object, object, object];
        const features = shown(state, {
          A: [one, two, three, old],
          B: [event(1, 'Red', '2026-11-10', 'true', 213), two, three, old, event(4, 'Orange', '2026-11-18')],
          half: [two],
          C: [event(1, 'Red', '2026-11-10', 'false', 213), two, event(4, 'Orange', '2026-11-18')],
        });
        json(response, { type: 'FeatureCollection', features });
      },
    }),
    events: {
      B: ['updated TC1 alert_level,source_level,measure', 'created TC4'],
      C: ['updated TC1 is_current', 'removed TC3'],
    },
  },
  {
    type: 'usgs-earthquakes_earthquake',
    answers: (state) => ({
      '/query?*': (response) => {
        const quake = (id: string, mag: number, time: string, status = 'automatic') => ({
          ...{ type: 'Feature', id, geometry: { type: 'Point', coordinates: [71, 37, 10] } },
          properties: {
            ...{ mag, place: 'Jurm, Afghanistan', time: Date.parse(time), updated: Date.parse(time), status },
            ...{ title: `M ${mag} - Jurm, Afghanistan`, magType: 'mb', type: 'earthquake', tsunami: 0, felt: null },
          },
        });
        const day = '2026-11-19T10:00:00Z';
        // The window begins on the 17th. An earthquake below magnitude 4.5 is watched only if it was reported as
        // stronger before.
        const [old, weak, other] = [
          quake('us9', 5, '2026-11-17T03:00:00Z'),
          quake('us8', 4.4, day),
          quake('us3', 5, day),
        ];
        const four = quake('us4', 6.1, '2026-11-20T11:00:00Z');
        const features = shown(state, {
          A: [quake('us1', 4.5, day), quake('us2', 5, day), other, old, weak],
          B: [quake('us1', 4.3, day, 'reviewed'), quake('us2', 5, day), other, four, old, weak],
          half: [four],
          C: [quake('us1', 4.3, day, 'reviewed'), other, four],
        });
        json(response, { type: 'FeatureCollection', features });
      },
    }),
    events: { B: ['updated us1 title,magnitude,certainty', 'created us4'], C: ['removed us2'] },
  },
  {
    type: 'nws-alerts_alert',
    answers: (state) => ({
      '/alerts/active?*': (response) => {
        const alert = (
          id: string,
          event: string,
          sent: string,
          earlier: readonly (readonly [string, string])[] = [],
        ) => ({
          type: 'Feature',
          geometry: null,
          properties: {
            ...{
              id,
              event,
              status: 'Actual',
              messageType: earlier.length === 0 ? 'Alert' : 'Update',
              severity: 'Severe',
            },
            ...{ headline: `${event} of ${sent}`, areaDesc: `Area of ${id}`, sent, onset: '2026-11-21T00:00:00-08:00' },
            ...{ certainty: 'Likely', urgency: 'Expected', geocode: { UGC: ['ORZ001'] } },
            references: earlier.map(([identifier, at]) => ({ identifier, sent: at })),
          },
        });
        const [first, second, third] = [
          '2026-11-20T08:00:00Z',
          '2026-11-20T10:00:00Z',
          '2026-11-20T11:00:00Z',
        ] as const;
        const [wind, snow, fog] = ['Wind', 'Snow', 'Fog'].map((event) => alert(`${event}-1`, event, first)) as [
          object,
          object,
          object,
        ];
        const chain = [
          ['Flood-2', second],
          ['Flood-1', first],
        ] as const;
        const features = shown(state, {
          A: [alert('Flood-1', 'Flood', first), wind, snow, fog],
          B: [
            alert('Flood-2', 'Flood', second, [['Flood-1', first]]),
            wind,
            snow,
            fog,
            alert('Heat-1', 'Heat', second),
          ],
          half: [wind],
          // Two alerts continue the flood alert, and the fog alert ends.
          C: [
            alert('Flood-3b', 'Flood', third, chain),
            alert('Flood-3a', 'Flood', third, chain),
            ...[wind, snow, alert('Heat-1', 'Heat', second)],
          ].map((each, index) => (index === 0 ? described(each, 'The south.') : each)),
        });
        json(response, { type: 'FeatureCollection', features });
      },
    }),
    events: {
      B: ['updated Flood-1 title,area', 'created Heat-1'],
      C: ['updated Flood-1 title,area', 'created Flood-3b', 'removed Fog-1'],
    },
  },
  {
    type: 'smhi-warnings_warning',
    answers: (state) => ({
      '/warning.json': (response) => {
        const warning = (id: number, level: string) => ({
          ...{ id, event: { code: 'WIND', sv: 'Vind', en: 'Wind' }, created: '2026-11-20T08:00:00.000Z' },
          warningAreas: [
            {
              ...{ id: 1, warningLevel: { code: level }, areaName: { sv: 'Gotland' }, descriptions: [] },
              ...{ approximateStart: '2026-11-21T00:00:00.000Z', published: '2026-11-20T08:00:00.000Z' },
            },
          ],
        });
        const [two, three] = [warning(2, 'YELLOW'), warning(3, 'YELLOW')];
        const body = shown(state, {
          A: [warning(1, 'YELLOW'), two, three],
          B: [warning(1, 'ORANGE'), two, three, warning(4, 'RED')],
          half: [],
          C: [warning(1, 'ORANGE'), two, warning(4, 'RED')],
        });
        json(response, body);
      },
    }),
    events: { B: ['updated 1/1 severity,source_level', 'created 4/1'], C: ['removed 3/1'] },
  },
];

/**
 * Returns a copy of the alert with a different description, because messages with equal texts about one hazard are
 * merged.
 */
function described<Feature extends { readonly properties?: object }>(feature: Feature, description: string): Feature {
  return { ...feature, properties: { ...feature.properties, description } };
}
