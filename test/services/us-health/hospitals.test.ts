import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DATA_SETS } from '../../../runtime/adapters/us-health/cms/cms.ts';
import { create } from '../../../runtime/adapters/us-health/us-health.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { callNow, type DataSets, fixtureRows, type Played, sampleRows, withHealth } from './cms/catalog.ts';

type Handlers = HandlersOf<'us-health'>;

const withService = (dataSets: DataSets, body: (handlers: Handlers) => Promise<void>): Promise<void> =>
  withHealth({ dataSets }, ({ cms, nppes }) => body(adapter('us-health', create, { cms, nppes })));

const search = async (handlers: Handlers, args: { query?: string; state?: string; limit?: number; offset?: number }) =>
  handlers.search_hospitals({ limit: 10, offset: 0, ...args }, callNow());
const ids = async (handlers: Handlers, args: { query?: string; state?: string; limit?: number; offset?: number }) =>
  (await search(handlers, args)).hospitals.map(({ facility_id }) => facility_id);
const EVERYTHING = { limit: 500, offset: 0, detail: 'full' } as const;
const quality = async (handlers: Handlers, facility_id: string) =>
  handlers.get_hospital_quality({ facility_id, ...EVERYTHING }, callNow());

const broken: Played = (response) => json(response, { message: 'down' }, 500);

test('finds a hospital by part of its name or city in any letter case, and by words from its name and its city', () =>
  withService(fixtureRows(), async (handlers) => {
    assert.equal(await ids(handlers, { query: 'university' }), ['010001', '011300']);
    assert.equal(await ids(handlers, { query: 'long b' }), ['05027F']);
    assert.equal(await ids(handlers, { query: 'Hospital Dothan' }), ['010001']);
    assert.equal(await ids(handlers, { query: 'st vincents', state: 'al' }), ['010008'], 'punctuation does not matter');
    assert.equal(await ids(handlers, { query: 'university', state: 'CA' }), []);
    assert.equal(
      await ids(handlers, { query: 'Greensboro%' }),
      ['011300'],
      'a wildcard of another language has no meaning',
    );
  }));

test('ranks a name equal to the query first, then names that contain it', () => {
  const named = (facility_id: string, facility_name: string, citytown: string) => ({
    facility_id,
    facility_name,
    citytown,
  });
  const rows = [
    named('000001', 'MERCY OF SAINT MARY', 'TROY'),
    named('000002', 'OLD MERCY SAINT HOSPITAL', 'TROY'),
    named('000003', 'MERCY SAINT', 'TROY'),
    named('000004', 'MERCY', 'SAINT PAUL'),
  ];
  return withService({ [DATA_SETS.hospitals]: rows }, async (handlers) => {
    assert.equal(await ids(handlers, { query: 'mercy saint' }), ['000003', '000002', '000001', '000004']);
  });
});

test('sorts hospitals by rating, with unrated ones last', () => {
  const rated = (facility_id: string, hospital_overall_rating: string) => ({
    facility_id,
    facility_name: 'MERCY',
    citytown: 'TROY',
    hospital_overall_rating,
  });
  const rows = [rated('000001', 'Not Available'), rated('000002', '3'), rated('000003', '5'), rated('000004', '3')];
  return withService({ [DATA_SETS.hospitals]: rows }, async (handlers) => {
    const sorted = await handlers.search_hospitals({ sort: 'rating', limit: 10, offset: 0 }, callNow());
    assert.equal(
      sorted.hospitals.map(({ facility_id }) => facility_id),
      ['000003', '000002', '000004', '000001'],
    );
    assert.equal(await ids(handlers, {}), ['000001', '000002', '000003', '000004']);
  });
});

test('the limit truncates the list, and total counts all matches', () =>
  withService(fixtureRows(), async (handlers) => {
    const { count, total, hospitals } = await search(handlers, { limit: 2 });
    assert.equal([count, total, hospitals.length], [2, 5, 2]);
    assert.equal(await search(handlers, { query: 'nowhere' }), {
      count: 0,
      total: 0,
      next_offset: null,
      hospitals: [],
      footnotes: [],
    });
  }));

test('the pages add up to the list, and the last one has no next page', () =>
  withService(fixtureRows(), async (handlers) => {
    const whole = (await search(handlers, { limit: 50 })).hospitals;
    const [first, second, third] = await Promise.all([0, 2, 4].map((offset) => search(handlers, { limit: 2, offset })));
    assert.equal([first?.next_offset, second?.next_offset, third?.next_offset], [2, 4, null]);
    assert.equal(
      [first, second, third].flatMap((piece) => piece?.hospitals),
      whole,
    );
  }));

test('pages through measures, and omits rarely used fields in brief mode', () =>
  withService(fixtureRows(), async (handlers) => {
    const { measures, total } = await quality(handlers, '010001');
    const page = { facility_id: '010001', limit: 2, offset: 1, detail: 'brief' } as const;
    const brief = await handlers.get_hospital_quality(page, callNow());
    assert.equal([brief.count, brief.total, brief.next_offset], [2, total, 3]);
    assert.is(brief.measures[0]?.measure_id, measures[1]?.measure_id);
    assert.equal(
      brief.measures.map(({ score, comparison, start_date }) => [score, comparison, start_date]),
      measures.slice(1, 3).map(({ score, comparison, start_date }) => [score, comparison, start_date]),
    );
    assert.ok(brief.measures.every((measure) => !('compared_to_national' in measure)));
  }));

test('requests only the data set of the selected area', () =>
  withHealth({ dataSets: fixtureRows() }, async ({ cms, nppes, asked }) => {
    const handlers = adapter('us-health', create, { cms, nppes });
    const result = await handlers.get_hospital_quality(
      { facility_id: '010001', area: 'infections', ...EVERYTHING },
      callNow(),
    );
    assert.ok(result.count > 0 && result.measures.every(({ area }) => area === 'infections'));
    assert.is(asked(DATA_SETS.infections).length, 1);
    assert.is(asked(DATA_SETS.unplannedVisits).length, 0);
  }));

test('a hospital has its address, type, flags and rating, and a missing rating is null with its reason', () =>
  withService(fixtureRows(), async (handlers) => {
    const { hospitals, footnotes } = await search(handlers, { query: 'vincent' });
    assert.equal(hospitals[0], {
      facility_id: '010008',
      name: "ST. VINCENT'S COMMUNITY HOSPITAL",
      address: '2 EXAMPLE CIRCLE',
      city: 'LUVERNE',
      state: 'AL',
      zip_code: '36049',
      county: 'CRENSHAW',
      phone: '(334) 555-0102',
      type: 'Acute Care Hospitals',
      ownership: 'Proprietary',
      emergency_services: false,
      birthing_friendly: false,
      overall_rating: null,
      rating_footnote_codes: ['16'],
    });
    assert.equal(
      footnotes.map(({ code }) => code),
      ['16'],
    );
    assert.match(footnotes[0]?.meaning ?? '', 'Too few measures');
    const [rated] = (await search(handlers, { query: 'las cruces' })).hospitals;
    assert.equal([rated?.overall_rating, rated?.birthing_friendly, rated?.county], [2, true, 'DOÑA ANA']);
  }));

test('accepts a row that lacks most columns as a hospital', () =>
  withService({ [DATA_SETS.hospitals]: [{ facility_id: '000001', facility_name: 'BARE' }] }, async (handlers) => {
    const [hospital] = (await search(handlers, {})).hospitals;
    assert.equal([hospital?.city, hospital?.emergency_services, hospital?.overall_rating], [null, null, null]);
  }));

test('rejects an unknown state, and a query without letters, without querying the source', () =>
  withHealth({ dataSets: fixtureRows() }, async ({ cms, nppes, server }) => {
    const handlers = adapter('us-health', create, { cms, nppes });
    const unknown = await problemOf(search(handlers, { state: 'ZZ' }));
    assert.is(unknown.code, 'invalid_arguments');
    assert.match(unknown.extras.errors?.[0]?.hint ?? '', 'AL, AK, AZ');
    assert.is((await problemOf(search(handlers, { query: '***' }))).extras.errors?.[0]?.parameter, 'query');
    assert.is(server.seen.length, 0);
  }));

test('measures in all four data sets have a score, a comparison, ISO dates and footnotes', () =>
  withService(fixtureRows(), async (handlers) => {
    const result = await quality(handlers, '010001');
    assert.is(result.hospital?.name, 'UNIVERSITY HOSPITAL OF WIREGRASS');
    assert.is(result.count, 12);
    assert.equal(
      [...new Set(result.measures.map(({ area }) => area))],
      ['complications_and_deaths', 'infections', 'unplanned_visits', 'timely_and_effective_care'],
    );
    assert.equal(result.measures[2], {
      area: 'complications_and_deaths',
      measure_id: 'PSI_90',
      measure_name: 'CMS Medicare PSI 90: Patient safety and adverse events composite',
      score: 1.35,
      comparison: 'worse',
      compared_to_national: 'Worse Than the National Value',
      lower_estimate: 1.06,
      higher_estimate: 1.65,
      start_date: '2022-07-01',
      end_date: '2024-06-30',
      footnote_codes: [],
    });
    assert.equal(result.missing, []);
  }));

test('maps every wording of a comparison to one of four words, regardless of letter case', () =>
  withService(fixtureRows(), async (handlers) => {
    const { measures } = await quality(handlers, '010001');
    const of = (id: string) => measures.find(({ measure_id }) => measure_id === id)?.comparison;
    assert.is(of('MORT_30_AMI'), 'no_different');
    assert.is(of('MORT_30_CABG'), 'too_few_cases');
    assert.is(of('OP_32'), 'too_few_cases', 'an alternative spelling in one release');
    assert.is(of('HAI_1_SIR'), 'better');
    assert.is(of('EDAC_30_HF'), 'worse', 'more days than average');
    assert.is(of('HAI_4_SIR'), null, 'Not Available');
    assert.is(of('SEP_1'), null, 'a data set without a comparison');
  }));

test('missing scores are null, scores in words are strings, and a score of zero is zero', () =>
  withService(fixtureRows(), async (handlers) => {
    const { measures, footnotes } = await quality(handlers, '010001');
    const of = (id: string) => measures.find(({ measure_id }) => measure_id === id);
    for (const none of ['MORT_30_CABG', 'HAI_1_CILOWER', 'OP_32', 'GMCS']) {
      assert.is(of(none)?.score, null, none);
      assert.is(of(none)?.score_text, undefined, none);
    }
    assert.is(of('HAI_1_SIR')?.score, 0);
    assert.equal(
      [of('EDV')?.score, of('EDV')?.score_text, of('EDV')?.condition],
      [null, 'very high', 'Emergency Department'],
    );
    assert.is(of('SEP_1')?.sample, 1204);
    assert.equal(of('HAI_4_SIR')?.footnote_codes, ['3', '13']);
    assert.equal([of('EDAC_30_HF')?.number_of_patients, of('EDAC_30_HF')?.number_of_patients_returned], [103, 43]);
    assert.equal(
      footnotes.map(({ code }) => code),
      ['1', '2', '3', '5', '8', '13', '29'],
    );
  }));

test("returns the rating's components by group, and none for groups without a comparison", () =>
  withService(fixtureRows(), async (handlers) => {
    const { rating_groups } = await quality(handlers, '05027F');
    assert.equal(rating_groups[0], {
      group: 'mortality',
      measures_in_group: 7,
      measures_reported: 5,
      better: 2,
      no_different: 3,
      worse: 0,
      footnote_codes: [],
    });
    assert.is(rating_groups[3]?.group, 'patient_experience');
    assert.not.ok('better' in (rating_groups[3] ?? {}));
  }));

test('an unknown footnote keeps its code', () => {
  const row = { facility_id: '010001', measure_id: 'X', score: 'Not Available', footnote: '99' };
  return withService({ ...fixtureRows(), [DATA_SETS.infections]: [row] }, async (handlers) => {
    const { footnotes } = await quality(handlers, '010001');
    assert.equal(
      footnotes.find(({ code }) => code === '99'),
      { code: '99', meaning: null },
    );
  });
});

test('reports a failed data set, and returns the other data sets', () =>
  withService({ ...fixtureRows(), [DATA_SETS.infections]: broken }, async (handlers) => {
    const { missing, count, measures } = await quality(handlers, '010001');
    assert.equal(
      missing.map(({ part }) => part),
      ['infections'],
    );
    assert.match(missing[0]?.reason ?? '', 'cms: HTTP 500');
    assert.is(count, 9);
    assert.not.ok(measures.some(({ area }) => area === 'infections'));
  }));

test('returns measures without the hospital if the general list fails or lacks it', async () => {
  for (const [general, missing] of [
    [broken, ['hospital']],
    [[], []],
  ] as const) {
    await withService({ ...fixtureRows(), [DATA_SETS.hospitals]: general }, async (handlers) => {
      const result = await quality(handlers, '010001');
      assert.equal([result.hospital, result.rating_groups, result.count], [null, [], 12]);
      assert.equal(
        result.missing.map(({ part }) => part),
        missing,
      );
    });
  }
});

test('fails if all data sets with measures fail, instead of returning no measures', () => {
  const sets = [
    DATA_SETS.complicationsAndDeaths,
    DATA_SETS.infections,
    DATA_SETS.unplannedVisits,
    DATA_SETS.timelyAndEffectiveCare,
  ];
  const down = Object.fromEntries(sets.map((id) => [id, broken]));
  return withService({ ...fixtureRows(), ...down }, async (handlers) => {
    assert.is((await problemOf(quality(handlers, '010001'))).code, 'upstream_failed');
  });
});

test('a hospital without measures has an empty list, and an unknown hospital is not_found', () => {
  const empty = Object.fromEntries(Object.values(DATA_SETS).map((id) => [id, []]));
  const sets = { ...empty, [DATA_SETS.hospitals]: fixtureRows()[DATA_SETS.hospitals] ?? [] };
  return withService(sets, async (handlers) => {
    assert.equal([(await quality(handlers, '011300')).count, (await quality(handlers, '011300')).missing], [0, []]);
    assert.is((await problemOf(quality(handlers, '999999'))).code, 'not_found');
  });
});

test('does not claim that a hospital does not exist while the list is unavailable', () =>
  withService({ ...fixtureRows(), [DATA_SETS.hospitals]: broken }, async (handlers) => {
    assert.is((await problemOf(quality(handlers, '999999'))).code, 'upstream_failed');
  }));

const hospitals = sampleRows('hospital-general-rows-xubh-q36u.json');
if (hospitals !== undefined) {
  test('recorded: hospitals of three kinds', () =>
    withService({ [DATA_SETS.hospitals]: hospitals }, async (handlers) => {
      const all = await search(handlers, {});
      assert.equal(
        all.hospitals.map(({ facility_id }) => facility_id),
        ['010008', '010779', '05027F'],
      );
      assert.equal(
        all.hospitals.map(({ overall_rating }) => overall_rating),
        [null, null, 3],
      );
      assert.equal(
        all.footnotes.map(({ code }) => code),
        ['16', '19'],
      );
      const [veterans] = (await search(handlers, { query: 'long beach', state: 'CA' })).hospitals;
      assert.equal([veterans?.type, veterans?.emergency_services], ['Acute Care - Veterans Administration', true]);
    }));
}

const measures = {
  [DATA_SETS.complicationsAndDeaths]: sampleRows('complications-deaths-rows-ynj2-r877.json'),
  [DATA_SETS.infections]: sampleRows('hai-rows-77hc-ibv8.json'),
  [DATA_SETS.timelyAndEffectiveCare]: sampleRows('timely-effective-rows-yv7e-xc69.json'),
};
if (hospitals !== undefined && Object.values(measures).every((rows) => rows !== undefined)) {
  const played = { ...measures, [DATA_SETS.hospitals]: hospitals, [DATA_SETS.unplannedVisits]: [] } as DataSets;
  test('recorded: measures as reported, suppressed and in words', () =>
    withService(played, async (handlers) => {
      const found = await Promise.all(
        ['010001', '010005', '010006', '010019', '010056'].map((id) => quality(handlers, id)),
      );
      const of = (id: string) => found.flatMap((result) => result.measures).find(({ measure_id }) => measure_id === id);
      assert.equal(
        [of('PSI_12')?.score, of('PSI_12')?.comparison, of('PSI_12')?.denominator],
        [3.24, 'no_different', 1341],
      );
      assert.equal([of('MORT_30_AMI')?.score, of('MORT_30_AMI')?.comparison], [null, 'too_few_cases']);
      assert.equal([of('PSI_90')?.score, of('PSI_90')?.denominator], [0.95, undefined]);
      assert.equal([of('HAI_1_CILOWER')?.score, of('HAI_1_CILOWER')?.comparison], [null, 'better']);
      assert.equal([of('EDV')?.score_text, of('SEP_SH_6HR')?.score, of('SEP_SH_6HR')?.sample], ['very high', 87, 23]);
      assert.equal(of('HAI_3_ELIGCASES')?.start_date, '2024-04-01');
    }));
}

test.run();
