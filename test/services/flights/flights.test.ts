// Facts: SOURCES.md of duffel, seats-aero and airline-awards.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type {
  AirlineAwardsSearchArguments,
  SearchAwardFlightsArguments,
  SearchFlightsArguments,
} from '../../../generated/services/flights/types.ts';
import { AirlineAwards } from '../../../runtime/adapters/flights/airline-awards/airline-awards.ts';
import { DEFAULTS, DESTINATIONS } from '../../../runtime/adapters/flights/award-destinations.ts';
import { pairsOf } from '../../../runtime/adapters/flights/award-search.ts';
import { Duffel, minutesOf } from '../../../runtime/adapters/flights/duffel/duffel.ts';
import { create } from '../../../runtime/adapters/flights/flights.ts';
import { SeatsAero } from '../../../runtime/adapters/flights/seats-aero/seats-aero.ts';
import { switchedOff } from '../../../runtime/config/switched-off.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import {
  type Answers,
  answering,
  type Bench,
  callAt,
  fixtureAnswers,
  type Played,
  play,
  sample,
  withPlayed,
} from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'flights'>;
const KEYS = { DUFFEL_TOKEN: 'duffel_test_token', SEATS_AERO_KEY: 'seats_aero_key' };
const FIXTURES: Answers = { ...fixtureAnswers('seats-aero'), ...fixtureAnswers('airline-awards') };
const FARES = fareFixtures();
const ANY_AWARD = '/bff/award-finder/destinations/v1?*';

const withService = (
  body: (handlers: Handlers, bench: Bench) => Promise<void>,
  {
    answers = {},
    environment = KEYS,
    fixtures = FIXTURES,
    off = {},
  }: {
    answers?: Answers;
    environment?: Readonly<Record<string, string>>;
    fixtures?: Answers;
    off?: Readonly<Record<string, string>>;
  } = {},
) =>
  withPlayed(
    ['duffel', 'seats-aero', 'airline-awards'],
    { ...fixtures, 'POST /air/offer_requests?return_offers=true&supplier_timeout=15000': FARES, ...answers },
    (bench) => {
      const { client } = bench.sourceClients;
      const sources = {
        duffel: new Duffel(client('duffel')),
        'seats-aero': new SeatsAero(client('seats-aero')),
        'airline-awards': new AirlineAwards(client('airline-awards')),
      };
      return body(adapter('flights', create, sources), bench);
    },
    { environment, off },
  );
const fly = async (handlers: Handlers, args: Partial<SearchFlightsArguments> = {}) =>
  handlers.search_flights(
    {
      ...{ origin: 'OSL', destination: 'LHR', departure_date: '2027-01-15', adults: 1, mode: 'all', max_results: 20 },
      detail: 'brief',
      ...args,
    },
    callAt(),
  );
const award = async (handlers: Handlers, args: Partial<SearchAwardFlightsArguments> = {}) =>
  handlers.search_award_flights(
    { origin: 'CPH', destination: 'BKK', departure_date: '2027-02-01', adults: 1, max_results: 10, ...args },
    callAt(),
  );
const look = async (handlers: Handlers, args: Partial<AirlineAwardsSearchArguments> = {}, call = callAt()) =>
  handlers.airline_awards_search(
    { passengers: 3, min_stay_days: 2, max_stay_days: 10, priority_only: false, max_pairs: 10, ...args },
    call,
  );

test('sorts fares by price, followed by award seats by points', () =>
  withService(async (handlers) => {
    const { offers, sources, count } = await fly(handlers);
    assert.equal(
      offers.map(({ kind, price, points }) => [kind, price?.amount ?? points]),
      [
        ['revenue', 1211],
        ['revenue', 1910.37],
        ['award', 12000],
      ],
    );
    assert.equal(
      sources.map(({ source, status, found }) => [source, status, found]),
      [
        ['duffel', 'ok', 2],
        ['seats-aero', 'ok', 1],
      ],
    );
    assert.is(count, 3);
    const [direct, change] = offers;
    assert.equal([direct?.legs[0]?.direct, direct?.legs[0]?.stops, direct?.legs[0]?.duration_minutes], [true, 0, 140]);
    assert.equal(
      [change?.legs[0]?.stops, change?.taxes, change?.emissions_kg, change?.refundable],
      [1, null, undefined, false],
    );
    assert.equal(
      change?.legs[0]?.segments.map(({ flight_number, operated_by }) => [flight_number, operated_by]),
      [
        ['SK1461', null],
        ['BA811', 'Finnair'],
      ],
    );
    assert.is(direct?.legs[0]?.segments[0]?.departing_at, '2027-01-15T07:45:00');
    assert.is(direct?.legs[0]?.segments[0]?.aircraft, undefined);
    assert.equal(offers[2]?.taxes, { amount: 643.5, currency: 'NOK' });
  }));

// seats-aero F3: one request can contain several airports. See also duffel F11.
test('uses a city code as one city for fares, and as the airports of the city for award seats', () =>
  withService(async (handlers, { server }) => {
    const { offers, destination } = await fly(handlers, { destination: 'LON' });
    assert.is(destination, 'LON');
    const [asked] = server.seen.filter(({ method }) => method === 'POST');
    assert.match(asked?.body ?? '', '"destination":"LON"');
    const seats = offers.filter(({ kind }) => kind === 'award');
    assert.equal(
      seats.map(({ legs, points }) => [legs[0]?.destination, points]),
      [
        ['LGW', 9000],
        ['LHR', 12000],
      ],
    );
    const problem = await problemOf(fly(handlers, { origin: 'LGW', destination: 'LON' }));
    assert.is(problem.code, 'invalid_arguments');
  }));

test('the mode selects the sources', () =>
  withService(async (handlers, { requests: requestedUrls }) => {
    const revenue = await fly(handlers, { mode: 'revenue', detail: 'full' });
    assert.ok(revenue.offers.every(({ kind }) => kind === 'revenue'));
    assert.is(revenue.offers[0]?.legs[0]?.segments[0]?.aircraft, 'Airbus A320neo');
    assert.equal(
      requestedUrls().filter((url) => url.includes('/search')),
      [],
    );
    const seats = await fly(handlers, { mode: 'award' });
    assert.ok(seats.offers.every(({ kind }) => kind === 'award'));
    assert.equal(
      seats.sources.map(({ source }) => source),
      ['seats-aero'],
    );
  }));

test('sends keys only in headers, and the query matches the arguments', () =>
  withService(async (handlers, { server }) => {
    await fly(handlers, { return_date: '2027-01-20', adults: 2, cabin_class: 'premium_economy', max_connections: 0 });
    const [asked] = server.seen.filter(({ method }) => method === 'POST');
    assert.is(asked?.headers['authorization'], 'Bearer duffel_test_token');
    assert.is(asked?.headers['duffel-version'], 'v2');
    const { data } = JSON.parse(asked?.body ?? '{}') as { data: { slices: object[]; passengers: object[] } };
    assert.equal(data.slices[1], { origin: 'LHR', destination: 'OSL', departure_date: '2027-01-20' });
    assert.equal([data.passengers.length, (data as { cabin_class?: string }).cabin_class], [2, 'premium_economy']);
    const seats = server.seen.find(({ method }) => method === 'GET');
    assert.is(seats?.headers['partner-authorization'], 'seats_aero_key');
    for (const { url, body } of server.seen) assert.not.match(`${url}${body}`, 'seats_aero_key');
  }));

test('reports a source that lacks its token, and the setting if all tokens are missing', async () => {
  await withService(
    async (handlers) => {
      const found = await fly(handlers);
      assert.equal(
        found.sources.map(({ status }) => status),
        ['not_configured', 'ok'],
      );
      assert.match(found.sources[0]?.reason ?? '', 'DUFFEL_TOKEN');
      assert.is(found.note, 'Fares were not searched: the operator of this server can set DUFFEL_TOKEN.');
      const problem = await problemOf(fly(handlers, { mode: 'revenue' }));
      assert.equal([problem.code, problem.message.includes('DUFFEL_TOKEN')], ['not_configured', true]);
    },
    { environment: { SEATS_AERO_KEY: 'seats_aero_key' } },
  );
  await withService(
    async (handlers) => {
      const problem = await problemOf(fly(handlers));
      assert.match(problem.message, 'DUFFEL_TOKEN');
      assert.match(problem.message, 'SEATS_AERO_KEY');
      const { sources } = await handlers.list_flight_sources({}, callAt());
      assert.equal(
        sources.map(({ source, enabled }) => [source, enabled]),
        [
          ['duffel', false],
          ['seats-aero', false],
          ['airline-awards', true],
        ],
      );
      assert.match(sources[0]?.to_enable ?? '', 'DUFFEL_TOKEN');
    },
    { environment: {} },
  );
  await withService(async (handlers) => {
    const { sources } = await handlers.list_flight_sources({}, callAt());
    assert.ok(sources.every(({ enabled, to_enable }) => enabled && to_enable === null));
  });
});

test('the call fails only if both sources fail', async () => {
  const noFares: Answers = { 'POST /air/offer_requests?return_offers=true&supplier_timeout=15000': answering(500) };
  await withService(
    async (handlers) => {
      const found = await fly(handlers);
      assert.equal(
        found.sources.map(({ status }) => status),
        ['failed', 'ok'],
      );
      assert.match(found.note ?? '', 'failed');
      assert.is((await problemOf(fly(handlers, { mode: 'revenue' }))).code, 'upstream_failed');
    },
    { answers: noFares },
  );
});

test("passes on the source's reason for rejecting a search, and reports a bad token as a server failure", async () => {
  const post = 'POST /air/offer_requests?return_offers=true&supplier_timeout=15000';
  const refusal = {
    errors: [{ type: 'validation_error', title: 'Invalid', message: 'Field departure_date must be later' }],
  };
  await withService(
    async (handlers) => {
      const problem = await problemOf(fly(handlers, { mode: 'revenue' }));
      assert.equal([problem.code, problem.message.includes('must be later')], ['invalid_arguments', true]);
    },
    { answers: { [post]: (response) => json(response, refusal, 422) } },
  );
  await withService(
    async (handlers) => {
      const problem = await problemOf(fly(handlers, { mode: 'revenue' }));
      assert.equal([problem.code, problem.message.includes('DUFFEL_TOKEN')], ['upstream_failed', true]);
    },
    { answers: { [post]: answering(401, '{"errors":[]}') } },
  );
});

test('treats a response for another day or route as a failure', async () => {
  const post = 'POST /air/offer_requests?return_offers=true&supplier_timeout=15000';
  for (const [departure_date, origin, destination] of [
    ['2027-01-16', 'OSL', 'LHR'],
    ['2027-01-15', 'ARN', 'LHR'],
    ['2027-01-15', 'OSL', 'LGW'],
  ]) {
    const slice = { departure_date, origin: { iata_code: origin }, destination: { iata_code: destination } };
    await withService(
      async (handlers) =>
        assert.is((await problemOf(fly(handlers, { mode: 'revenue' }))).code, 'upstream_invalid_response'),
      { answers: { [post]: { data: { offers: [], slices: [slice] } } } },
    );
  }
});

test('rejects past dates and routes to the origin before any request', () =>
  withService(async (handlers, { requests: requestedUrls }) => {
    assert.is((await problemOf(fly(handlers, { departure_date: '2026-11-18' }))).code, 'invalid_arguments');
    assert.is((await problemOf(fly(handlers, { destination: 'osl' }))).code, 'invalid_arguments');
    assert.equal(requestedUrls(), []);
  }));

test('marks the fictional fares of a test token', () =>
  withService(
    async (handlers) => {
      const { note, offers } = await fly(handlers, { mode: 'revenue' });
      assert.match(note ?? '', 'fictional');
      assert.is(offers[0]?.invented, true);
    },
    {
      answers: {
        'POST /air/offer_requests?return_offers=true&supplier_timeout=15000': {
          data: { live_mode: false, offers: [{ id: 'x', total_amount: '10.00', total_currency: 'NOK', slices: [] }] },
        },
      },
    },
  ));

test('sorts award seats by points, with unknown points last, and filters by cabin and seats', () =>
  withService(async (handlers) => {
    const all = await award(handlers);
    assert.equal(
      all.offers.map(({ program, cabin_class, points }) => [program, cabin_class, points]),
      [
        ['aeroplan', 'economy', 60000],
        ['flyingblue', 'business', 85000],
        ['aeroplan', 'business', 92500],
        ['united', 'business', null],
      ],
    );
    assert.equal(all.offers[1]?.taxes, { amount: 3945, currency: 'DKK' });
    assert.equal(all.offers[3]?.legs[0]?.seats, null);
    const two = await award(handlers, { cabin_class: 'business', adults: 2 });
    assert.equal(
      two.offers.map(({ program }) => program),
      ['flyingblue', 'united'],
      'unknown seat counts may suffice',
    );
  }));

test('a return trip has the same program and cabin, with the points of both flights', () =>
  withService(async (handlers) => {
    const { offers } = await award(handlers, { return_date: '2027-02-15' });
    assert.equal(
      offers.map(({ program, points, legs }) => [program, points, legs.length, legs[1]?.origin]),
      [['aeroplan', 182_500, 2, 'BKK']],
    );
    assert.equal(offers[0]?.taxes, { amount: 246.9, currency: 'CAD' });
    const economy = await award(handlers, { return_date: '2027-02-15', cabin_class: 'economy' });
    assert.match(economy.sources[0]?.reason ?? '', 'no return seats');
  }));

test('taxes have the decimals of their currency, one way and return (seats-aero F7)', () => {
  const rows = (origin: string, destination: string, date: string, amount: number) => ({
    data: ['BHD', 'RWF', 'eur', 'MIL'].map((currency) => ({
      ID: `${origin}-${currency}`,
      Date: date,
      Route: { OriginAirport: origin, DestinationAirport: destination },
      Source: `program-${currency}`,
      YAvailable: true,
      YMileageCost: '30000',
      YTotalTaxes: amount,
      TaxesCurrency: currency,
    })),
  });
  const address = (from: string, to: string, day: string) =>
    `/search?origin_airport=${from}&destination_airport=${to}&start_date=${day}&end_date=${day}&take=500&order_by=lowest_mileage`;
  const [out, back] = ['2027-02-01', '2027-02-15'] as const;
  return withService(
    async (handlers) => {
      const taxes = async (args: Parameters<typeof award>[1]) =>
        (await award(handlers, args)).offers.map((offer) => offer.taxes);
      assert.equal(await taxes({}), [
        { amount: 20.715, currency: 'BHD' },
        null,
        { amount: 20715, currency: 'RWF' },
        { amount: 207.15, currency: 'EUR' },
      ]);
      assert.equal(await taxes({ return_date: back }), [
        { amount: 30.917, currency: 'BHD' },
        null,
        { amount: 30917, currency: 'RWF' },
        { amount: 309.17, currency: 'EUR' },
      ]);
    },
    {
      answers: {
        [address('CPH', 'BKK', out)]: rows('CPH', 'BKK', out, 20_715),
        [address('BKK', 'CPH', back)]: rows('BKK', 'CPH', back, 10_202),
      },
    },
  );
});

recordedTest('parses the recorded offers and award seats', async () => {
  const [fares, seats] = [
    sample('flights', 'duffel-offer-request-LON-PHX.json'),
    sample('flights', 'seats-aero-search-CPH-BKK.json'),
  ];
  if (fares === undefined || seats === undefined) return;
  const answers: Answers = {
    'POST /air/offer_requests?return_offers=true&supplier_timeout=15000': fares,
    '/search?*': ofDay(seats, '2026-08-02'),
  };
  await withService(
    async (handlers) => {
      const found = await withPastClock(handlers, {
        origin: 'LON',
        destination: 'PHX',
        departure_date: '2022-06-03',
        mode: 'revenue',
      });
      assert.is(found.offers[0]?.price?.amount, Math.min(...found.offers.map(({ price }) => price?.amount ?? 0)));
      assert.ok(
        found.offers.every(
          ({ price }, index) => index === 0 || (price?.amount ?? 0) >= (found.offers[index - 1]?.price?.amount ?? 0),
        ),
      );
      assert.is(found.offers.length, 8);
      assert.is(found.offers[0]?.invented, true);
    },
    { answers },
  );
  await withService(
    async (handlers) => {
      const found = await handlers.search_award_flights(
        { origin: 'CPH', destination: 'BKK', departure_date: '2026-08-02', adults: 1, max_results: 10 },
        callAt('2026-07-24T00:00:00Z'),
      );
      assert.equal(
        [found.offers[0]?.points !== null, found.offers.some(({ program }) => program === 'aeroplan')],
        [true, true],
      );
    },
    { answers },
  );
});

/** Keeps only the rows for `day`. The recording has one row per program, for several days. */
function ofDay(recorded: object, day: string): object {
  const { data } = recorded as { data: { Date: string }[] };
  return { data: data.filter((row) => row.Date === day) };
}

function withPastClock(handlers: Handlers, args: Partial<SearchFlightsArguments>) {
  const whole: SearchFlightsArguments = {
    ...{ origin: 'LON', destination: 'PHX', departure_date: '2022-06-03', adults: 1, mode: 'revenue', max_results: 20 },
    detail: 'brief',
    ...args,
  };
  return Promise.resolve(handlers.search_flights(whole, callAt('2021-08-19T00:00:00Z')));
}

recordedTest('the recorded award calendar has 33 pairs, as counted by hand', async () => {
  const recorded = sample('airline-awards', 'sas-destinations-CPH-BOS-scoped.json');
  if (recorded === undefined) return;
  await withService(
    async (handlers) => {
      const call = callAt('2026-07-01T00:00:00Z');
      const { destinations, pair_count } = await look(handlers, { destinations: ['bos'], max_pairs: 100 }, call);
      const pairs = destinations[0]?.pairs ?? [];
      assert.is(pair_count, 33);
      assert.ok(pairs.every(({ cabin }) => cabin === 'premium_economy'));
      assert.equal(
        pairs.slice(0, 5).map(({ outbound_date, return_date }) => [outbound_date, return_date]),
        [
          ['2026-10-01', '2026-10-05'],
          ['2026-10-01', '2026-10-06'],
          ['2026-10-01', '2026-10-10'],
          ['2026-10-01', '2026-10-11'],
          ['2026-10-08', '2026-10-10'],
        ],
      );
      assert.equal([pairs[0]?.outbound_seats, pairs[0]?.return_seats, pairs[0]?.stay_days], [5, 7, 4]);
    },
    { answers: { [ANY_AWARD]: recorded }, fixtures: {} },
  );
});

test('counts days across a clock change, and omits past days', () => {
  const day = (date: string) => ({ date, business: 4, premium: 0 });
  const calendar = {
    outbound: [day('2026-10-20'), day('2027-03-27')],
    inbound: [day('2026-10-26'), day('2027-03-29')],
  };
  const pairs = pairsOf(calendar, { passengers: 4, min_stay_days: 2, max_stay_days: 2 }, '2026-11-20');
  assert.equal(
    pairs.map(({ outbound_date, stay_days }) => [outbound_date, stay_days]),
    [['2027-03-27', 2]],
  );
});

test('omits award seats for a day that has ended in Oslo', () => {
  const day = (date: string) => ({ date, AP: 9, AB: 9 });
  const availability = { outbound: [day('2026-11-26'), day('2026-11-27')], inbound: [day('2026-11-30')] };
  return withService(
    async (handlers) => {
      const days = async (now: string) => {
        const [boston] = (await look(handlers, { destinations: ['BOS'] }, callAt(now))).destinations;
        return [...new Set(boston?.pairs.map(({ outbound_date }) => outbound_date))];
      };
      assert.equal(await days('2026-11-26T22:30:00Z'), ['2026-11-26', '2026-11-27']);
      assert.equal(await days('2026-11-26T23:30:00Z'), ['2026-11-27']);
    },
    { answers: { [ANY_AWARD]: [{ airportCode: 'BOS', availability }] }, fixtures: {} },
  );
});

const anyCalendar = (response: Parameters<typeof json>[0], { url }: { readonly url: string }) => {
  const code = new URL(url, 'http://x').searchParams.get('destinations');
  const day = (date: string) => ({ date, AP: 9, AB: 9 });
  json(response, [
    { airportCode: code, availability: { outbound: [day('2026-12-01')], inbound: [day('2026-12-05')] } },
  ]);
};

test('queries all eleven destinations one after another, in order of priority, with progress', () =>
  withService(
    async (handlers, { requests: requestedUrls }) => {
      const messages: string[] = [];
      const call = {
        ...callAt(),
        progress: (done: number, total: number | undefined) => messages.push(`${done}/${total}`),
      };
      const found = await look(handlers, {}, call);
      assert.is(found.complete, true);
      assert.equal(
        found.destinations.slice(0, 2).map(({ code }) => code),
        ['LAX', 'MIA'],
      );
      assert.equal(
        requestedUrls().map((url) => new URL(url, 'http://x').searchParams.get('destinations')),
        DESTINATIONS.map(({ code }) => code),
      );
      assert.equal([messages[0], messages.at(-1), messages.length], ['0/11', '11/11', 12]);
    },
    { answers: { [ANY_AWARD]: anyCalendar } },
  ));

test('when time runs out, returns the results so far and the destinations that were not searched', () =>
  withService(
    async (handlers) => {
      // The deadline leaves time only for the first destination, because a destination needs at least 4 s and building
      // the result 1.5 s.
      const call = { ...callAt(), deadline: Date.now() + 5700 };
      const found = await look(handlers, {}, call);
      assert.is(found.complete, false);
      assert.is(found.destinations.length, 11);
      assert.is(found.destinations[0]?.status, 'ok');
      assert.ok(found.not_asked.includes('YYZ'));
      assert.match(found.note ?? '', 'Call again');
    },
    {
      answers: {
        [ANY_AWARD]: (response, seen) => void setTimeout(() => anyCalendar(response, seen), 300),
      },
    },
  ));

test('reports that the source refused a request, and does not query the other destinations', () =>
  withService(
    async (handlers, { requests: requestedUrls }) => {
      const found = await look(handlers, { destinations: ['LAX', 'MIA', 'BOS'] });
      assert.equal(
        found.destinations.map(({ status }) => status),
        ['ok', 'failed', 'not_asked'],
      );
      assert.match(found.destinations[1]?.reason ?? '', 'blocks automated requests');
      assert.equal(found.not_asked, ['BOS']);
      assert.is(requestedUrls().length, 2);
    },
    {
      answers: {
        [ANY_AWARD]: (response, seen) =>
          seen.url.includes('MIA')
            ? void response.writeHead(403, { 'content-type': 'text/html' }).end('<html>Denied boarding</html>')
            : anyCalendar(response, seen),
      },
    },
  ));

test('fails the call if the source refuses the first destination', () =>
  withService(
    async (handlers) => {
      const problem = await problemOf(look(handlers));
      assert.equal([problem.code, problem.message.includes('blocks automated requests')], ['upstream_failed', true]);
    },
    { answers: { [ANY_AWARD]: answering(403, '<html>Denied boarding</html>', { 'content-type': 'text/html' }) } },
  ));

test('queries the SAS award finder only if the operator has enabled it', async () => {
  assert.equal(switchedOff({ airlineAwards: 'on' }), {});
  await withService(
    async (handlers, { requests: requestedUrls }) => {
      const problem = await problemOf(look(handlers));
      assert.equal([problem.code, problem.message.includes('ALMANAC_AIRLINE_AWARDS=on')], ['not_configured', true]);
      const { sources } = await handlers.list_flight_sources({}, callAt());
      const listed = sources.find(({ source }) => source === 'airline-awards');
      assert.equal([listed?.enabled, listed?.to_enable?.includes('ALMANAC_AIRLINE_AWARDS=on')], [false, true]);
      assert.equal(requestedUrls(), []);
    },
    { answers: { [ANY_AWARD]: anyCalendar }, off: switchedOff({ airlineAwards: 'off' }) },
  );
});

test('does not contact the award finder unless its setting is on', async () => {
  const finder = await play({ [ANY_AWARD]: anyCalendar });
  try {
    for (const [setting, expected] of [
      [{}, [503, 0]],
      [{ ALMANAC_AIRLINE_AWARDS: 'on' }, [200, 1]],
    ] as const) {
      const server = await openAlmanac({ ...setting, UPSTREAM_AIRLINE_AWARDS_BASE_URL: finder.url });
      try {
        const answer = await fetch(`${server.url}/rest/flights/airline_awards_search`, {
          method: 'POST',
          headers: { 'service-api-key': await server.key(), 'content-type': 'application/json' },
          body: '{"destinations":["BOS"]}',
        });
        const text = await answer.text();
        assert.equal([answer.status, finder.seen.length], expected, text);
      } finally {
        await server.stop();
      }
    }
  } finally {
    await finder.close();
  }
});

test("rejects a different destination's calendar, and treats an empty list as no seats", async () => {
  const other = [{ airportCode: 'MIA', availability: { outbound: [], inbound: [] } }];
  await withService(
    async (handlers) =>
      assert.match(
        (await problemOf(look(handlers, { destinations: ['BOS'] }))).message,
        'the response does not match the request',
      ),
    { answers: { [ANY_AWARD]: other }, fixtures: {} },
  );
  await withService(
    async (handlers) => assert.is((await look(handlers, { destinations: ['BOS'] })).destinations[0]?.status, 'empty'),
    { answers: { [ANY_AWARD]: [] }, fixtures: {} },
  );
});

test('a city name selects all of its airports', () =>
  withService(
    async (handlers) => {
      const codes = async (...destinations: string[]) =>
        (await look(handlers, { destinations })).destinations.map(({ code }) => code);
      assert.equal(await codes('boston', 'mia'), ['MIA', 'BOS']);
      assert.equal(await codes('New York'), ['EWR', 'JFK']);
    },
    { answers: { [ANY_AWARD]: anyCalendar } },
  ));

test('rejects an unsupported destination with the closest one, and priority_only narrows the list', () =>
  withService(
    async (handlers) => {
      const problem = await problemOf(look(handlers, { destinations: ['LAS'] }));
      assert.match(problem.extras.errors?.[0]?.hint ?? '', 'LAX');
      assert.equal(
        (await look(handlers, { priority_only: true })).destinations.map(({ code }) => code),
        ['LAX', 'MIA'],
      );
      assert.is(
        (await problemOf(look(handlers, { priority_only: true, destinations: ['BOS'] }))).code,
        'invalid_arguments',
      );
    },
    { answers: { [ANY_AWARD]: anyCalendar } },
  ));

test('messages contain the settings that the manifest declares', () =>
  withService(async (handlers) => {
    const config = await handlers.airline_awards_get_config({}, callAt());
    assert.equal(
      [config.default_passengers, config.default_min_stay_days, config.default_max_stay_days, config.destination_count],
      [DEFAULTS.passengers, DEFAULTS.minStayDays, DEFAULTS.maxStayDays, 11],
    );
    const list = JSON.parse(readFileSync('generated/services/flights/mcp.json', 'utf8')) as {
      name: string;
      inputSchema: { properties: Record<string, { default?: unknown }> };
    }[];
    const { properties } = list.find(({ name }) => name === 'airline_awards_search')?.inputSchema ?? { properties: {} };
    assert.equal(
      [properties['passengers']?.default, properties['min_stay_days']?.default, properties['max_stay_days']?.default],
      [3, 2, 10],
    );
    assert.equal(config.priority_destinations, ['LAX', 'MIA']);
    assert.is((await handlers.airline_awards_list_destinations({}, callAt())).count, 11);
  }));

test('converts durations to minutes', () => {
  assert.equal(['PT2H20M', 'P1DT2H', 'PT08H15M', undefined, 'x'].map(minutesOf), [
    140,
    1560,
    495,
    undefined,
    undefined,
  ]);
});

test('default results of realistic size stay small', () => {
  const segment = {
    ...{ origin: { iata_code: 'OSL' }, destination: { iata_code: 'CPH' }, marketing_carrier_flight_number: '1461' },
    ...{ departing_at: '2027-01-15T06:00:00', arriving_at: '2027-01-15T07:10:00' },
    marketing_carrier: { iata_code: 'SK', name: 'Scandinavian Airlines' },
    operating_carrier: { iata_code: 'AY', name: 'Finnair Oyj Regional' },
    passengers: [{ cabin_class: 'premium_economy' }],
  };
  const slice = {
    origin: { iata_code: 'OSL' },
    destination: { iata_code: 'LHR' },
    duration: 'PT9H',
    segments: [segment, segment],
  };
  const offers = Array.from({ length: 2500 }, (_, n) => ({
    ...{
      id: `off_0000AAUcZ4rgpwxTL${n}`,
      total_amount: `${9000 - n}.10`,
      total_currency: 'NOK',
      tax_amount: '10',
      tax_currency: 'NOK',
    },
    ...{
      owner: { iata_code: 'SK', name: 'Scandinavian Airlines' },
      expires_at: '2026-11-20T12:25:00Z',
      total_emissions_kg: '112',
    },
    slices: [slice, slice],
  }));
  const day = (n: number) => new Date(Date.parse('2026-12-01') + n * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 200 }, (_, n) => ({ date: day(n), AP: 9, AB: 9 }));
  return withService(
    async (handlers) => {
      const found = await fly(handlers, { mode: 'revenue', return_date: '2027-01-20' });
      assert.equal([found.count, found.sources[0]?.found, found.offers[0]?.price?.amount], [20, 2500, 6501.1]);
      fits('flights.search_flights', found, MAX_TOKENS_FIXED_LIMIT);
      const seats = await look(handlers);
      fits('flights.airline_awards_search', seats);
      assert.ok(seats.pair_count > 10_000);
    },
    {
      answers: {
        'POST /air/offer_requests?return_offers=true&supplier_timeout=15000': { data: { offers } },
        [ANY_AWARD]: (response, { url }) => {
          const airportCode = new URL(url, 'http://x').searchParams.get('destinations');
          json(response, [{ airportCode, availability: { outbound: days, inbound: days } }]);
        },
      },
    },
  );
});

function fareFixtures(): Played {
  return JSON.parse(readFileSync('test/services/flights/fixtures/duffel/osl-lhr.json', 'utf8')) as object;
}

test.run();
