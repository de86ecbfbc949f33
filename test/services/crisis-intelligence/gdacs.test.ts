// Facts: runtime/adapters/crisis-intelligence/SOURCES.md gdacs F6, F9 to F17.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DisasterSearch, Gdacs } from '../../../runtime/adapters/crisis-intelligence/gdacs/gdacs.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const ANY = '/events/geteventlist/SEARCH?*';
const WANTED: DisasterSearch = {
  from: '2026-08-01',
  to: '2026-08-30',
  types: ['WF', 'EQ'],
  levels: ['Red', 'Green', 'Orange'],
};

const withGdacs = (answers: Answers, body: (source: Gdacs, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['gdacs'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(new Gdacs(sourceClients.client('gdacs')), requestedUrls),
  );
const feature = (eventid: number, more: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [1, 2] },
  properties: {
    eventtype: 'WF',
    eventid,
    name: `Fire ${eventid}`,
    alertlevel: 'Green',
    Class: 'Point_Centroid',
    ...more,
  },
});

recordedTest('parses the recorded search: flags are strings, and times are UTC', async () => {
  const recorded = sample('gdacs', 'geteventlist-search.json');
  if (recorded === undefined) return;
  await withGdacs({ [ANY]: recorded }, async (source) => {
    const { events, isComplete } = await source.events(WANTED, callAt());
    assert.is(isComplete, true);
    const fire = events.find(({ crisis }) => crisis.source_id === 'WF1030410');
    assert.ok(fire);
    const { crisis, countryCodes } = fire;
    assert.equal(
      [crisis.event_type, crisis.title, crisis.alert_level, crisis.is_current, crisis.starts_at, crisis.updated_at],
      ['WF', 'Forest fires in Spain', 'Orange', true, '2026-08-10T00:00:00Z', '2026-08-18T12:29:51Z'],
    );
    assert.equal(countryCodes, ['ES']);
    assert.equal([crisis.longitude, crisis.latitude], [-0.7181, 42.4725]);
    assert.match(crisis.measure ?? '', '19294 ha');
    assert.is(crisis.glide, undefined);
  });
});

test('removes stray commas from titles and countries (gdacs F13, F14)', () => {
  const titles = {
    'Forest fires in Canada, , United States,': 'Forest fires in Canada, United States',
    'Flood in , Kenya': 'Flood in Kenya',
    'Drought in ,': 'Drought',
    ', Earthquake in Chile ,,': 'Earthquake in Chile',
    'Fire of 19,294 ha in Spain': 'Fire of 19,294 ha in Spain',
  };
  const features = Object.keys(titles).map((name, nth) => feature(nth + 1, { name, country: 'Kenya, , Somalia, ' }));
  return withGdacs({ [ANY]: { features } }, async (source) => {
    const { events } = await source.events(WANTED, callAt());
    assert.equal(events.map(({ crisis }) => crisis.title).toSorted(), Object.values(titles).toSorted());
    assert.ok(events.every(({ crisis }) => crisis.area === 'Kenya, Somalia'));
  });
});

test('returns no magnitude for floods, and ignores features that only describe the shape of an event', () =>
  withGdacs(
    {
      [ANY]: {
        features: [
          feature(1, {
            eventtype: 'FL',
            severitydata: { severity: 0, severitytext: 'Magnitude 0 ', severityunit: '' },
          }),
          feature(1, { eventtype: 'FL', Class: 'Poly_Affected' }),
          feature(2, { eventtype: 'TS' }),
          feature(3, { htmldescription: '<b>Red</b> fire <br/>in Chad', country: '', affectedcountries: [], iso3: '' }),
          null,
        ],
      },
    },
    async (source) => {
      const { events } = await source.events(WANTED, callAt());
      assert.equal(
        events.map(({ crisis }) => [crisis.source_id, crisis.magnitude, crisis.measure]),
        [
          ['FL1', undefined, undefined],
          ['WF3', undefined, undefined],
        ],
      );
      assert.is(events[1]?.crisis.description, 'Red fire in Chad');
      assert.equal(events[1]?.countryCodes, []);
    },
  ));

test('sends one request for searches that differ only in the order of their lists', () =>
  withGdacs({ [ANY]: { features: [] } }, async (source, requests) => {
    await source.events(WANTED, callAt());
    await source.events({ ...WANTED, types: ['EQ', 'WF'], levels: ['Green', 'Orange', 'Red'] }, callAt());
    assert.is(requests().length, 1);
    const { searchParams } = new URL(requests()[0] as string, 'http://x');
    assert.is(searchParams.get('eventlist'), 'EQ;WF');
    assert.is(searchParams.get('alertlevel'), 'Green;Orange;Red');
  }));

test('splits a full window by level and then in half, and lists each event once', () => {
  // There are five green events per day and one red event in total. A response contains at most 100 events.
  const answers: Answers = {
    [ANY]: (response, { url }) => {
      const { searchParams } = new URL(url, 'http://x');
      const [from = '', to = ''] = [searchParams.get('fromDate') ?? '', searchParams.get('toDate') ?? ''];
      const levels = (searchParams.get('alertlevel') ?? '').split(';');
      const all = [
        ...Array.from({ length: 150 }, (_, n) => feature(n, { fromdate: day(n % 30), alertlevel: 'Green' })),
        feature(900, { fromdate: '2026-08-02', alertlevel: 'Red' }),
      ];
      const within = all.filter(({ properties }) => {
        const { fromdate, alertlevel } = properties as unknown as { fromdate: string; alertlevel: string };
        return fromdate >= from && fromdate <= to && levels.includes(alertlevel);
      });
      json(response, { features: within.slice(0, 100) });
    },
  };
  return withGdacs(answers, async (source, requests) => {
    const { events, isComplete } = await source.events(WANTED, callAt());
    assert.is(isComplete, true);
    assert.is(new Set(events.map(({ crisis }) => crisis.source_id)).size, 151);
    assert.is(events.length, 151);
    assert.ok(requests().length < 10, String(requests().length));
  });
});

const day = (n: number) => `2026-08-${String(n + 1).padStart(2, '0')}`;

test('reports a window as incomplete if it is still full', () =>
  withGdacs({ [ANY]: { features: Array.from({ length: 100 }, (_, n) => feature(n)) } }, async (source, requests) => {
    const { events, isComplete } = await source.events({ ...WANTED, levels: ['Green'] }, callAt());
    assert.is(isComplete, false);
    assert.is(events.length, 100);
    assert.ok(requests().length <= 16, String(requests().length));
  }));

test('accepts every form of an empty window', async () => {
  for (const none of [answering(204), answering(404, '<html>none</html>'), { features: [] }]) {
    await withGdacs({ [ANY]: none }, async (source) => {
      assert.equal(await source.events(WANTED, callAt()), { events: [], isComplete: true });
    });
  }
});

test('fails on an HTML page instead of JSON, and on JSON of another shape', async () => {
  for (const wrong of [
    answering(200, '<!DOCTYPE html><html></html>', { 'content-type': 'text/html' }),
    { message: 'x' },
  ]) {
    await withGdacs({ [ANY]: wrong }, async (source) => {
      assert.is((await problemOf(source.events(WANTED, callAt()))).code, 'upstream_invalid_response');
    });
  }
});

test.run();
