// Facts: runtime/adapters/trials/SOURCES.md (clinicaltrials).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ClinicalTrials } from '../../../runtime/adapters/trials/clinicaltrials/clinicaltrials.ts';
import { create } from '../../../runtime/adapters/trials/trials.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { decoded } from '../../support/decoded.ts';
import { problemOf } from '../../support/fake-source.ts';
import { type Answers, answering, callAt, fixtureAnswers, sample, withPlayed } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'trials'>;
const FIXTURES = fixtureAnswers('clinicaltrials');
const SEARCH = { sort: 'relevance', max_results: 10 } as const;

const withService = (answers: Answers, body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>) =>
  withPlayed(['clinicaltrials'], answers, ({ sourceClients, requests: requestedUrls }) =>
    body(
      adapter('trials', create, { clinicaltrials: new ClinicalTrials(sourceClients.client('clinicaltrials')) }),
      requestedUrls,
    ),
  );
const trial = async (
  handlers: Handlers,
  nct_id: string,
  more: { max_locations?: number; location_country?: string; detail?: 'brief' } = {},
) => handlers.get_trial(decoded('trials.get_trial', { nct_id, max_locations: 20, detail: 'full', ...more }), callAt());

test('finds trials by condition and status, and unregistered values are null', () =>
  withService(FIXTURES, async (handlers) => {
    const args = { condition: 'melanoma', status: 'RECRUITING', sort: 'relevance', max_results: 3 } as const;
    const { count, total, next_page_token, trials } = await handlers.search_trials(args, callAt());
    assert.equal([count, total, next_page_token], [3, 480, 'ZVNj7o2Elu8o3lpoXsezqu7smpOdfZI']);
    const [first, bare, third] = trials;
    assert.equal(
      [first?.phase, first?.completion_date, first?.interventions],
      ['PHASE1/PHASE2', '2028-12', ['Pembrolizumab', 'Placebo']],
    );
    assert.equal(
      [bare?.phase, bare?.sponsor, bare?.start_date, bare?.enrollment, bare?.conditions],
      [null, null, null, null, []],
    );
    assert.equal(
      [third?.phase, third?.enrollment],
      ['NA', null],
      'the sentinel for unknown enrollment is not a number',
    );
  }));

test('sorts the trials of a disease or a sponsor by date if requested', () =>
  withService({ '/studies?*': { studies: [], totalCount: 0 } }, async (handlers, requests) => {
    for (const sort of [undefined, 'relevance', 'last_update'] as const) {
      const args = { max_results: 1, ...(sort === undefined ? {} : { sort }) };
      await handlers.get_trials_by_condition({ condition: `x ${sort}`, ...args }, callAt());
      await handlers.get_trials_by_sponsor({ sponsor: `x ${sort}`, lead_only: false, ...args }, callAt());
    }
    const sorts = requests().map((url) => new URLSearchParams(url.split('?')[1]).get('sort') ?? '');
    assert.equal(
      sorts.map((sort) => sort.startsWith('LastUpdatePostDate')),
      [false, false, false, false, true, true],
      String(sorts),
    );
  }));

test('sends every filter as its parameter, and phase as an advanced filter', () =>
  withService({ '/studies?*': { studies: [], totalCount: 0 } }, async (handlers, requests) => {
    const all = { query: 'a b', condition: 'c', intervention: 'd', sponsor: 'e', location: 'f', page_token: 'tok' };
    await handlers.search_trials(
      { ...all, status: 'COMPLETED', phase: 'EARLY_PHASE1', sort: 'last_update', max_results: 50 },
      callAt(),
    );
    await handlers.get_trials_by_sponsor({ sponsor: 'x', lead_only: true, max_results: 1 }, callAt());
    const [first, second] = requests().map((url) => new URLSearchParams(url.split('?')[1]));
    const sent = Object.fromEntries(first ?? []);
    delete sent['fields'];
    assert.equal(sent, {
      format: 'json',
      countTotal: 'true',
      pageSize: '50',
      'query.term': 'a b',
      'query.cond': 'c',
      'query.intr': 'd',
      'query.spons': 'e',
      'query.locn': 'f',
      'filter.overallStatus': 'COMPLETED',
      'filter.advanced': 'AREA[Phase]EARLY_PHASE1',
      sort: 'LastUpdatePostDate:desc',
      pageToken: 'tok',
    });
    assert.equal([second?.get('query.lead'), second?.get('query.spons')], ['x', null]);
  }));

test('lists all trials without arguments', () =>
  withService({ '/studies?*': { studies: [], totalCount: 560000 } }, async (handlers, requests) => {
    assert.is((await handlers.search_trials(SEARCH, callAt())).total, 560000);
    assert.not.match(requests()[0] ?? '', /query\.|filter\./);
  }));

test('user text cannot inject search syntax', () =>
  withService({ '/studies?*': { studies: [] } }, async (handlers, requests) => {
    const query = 'lung cancer) OR AREA[Phase]PHASE4 ([&pageSize=1000';
    await handlers.search_trials({ query, ...SEARCH }, callAt());
    const sent = new URLSearchParams(requests()[0]?.split('?')[1]);
    assert.equal(
      [sent.get('query.term'), sent.getAll('pageSize')],
      ['lung cancer OR AREA Phase PHASE4 &pageSize=1000', ['10']],
    );
  }));

test('reports a search that the registry cannot parse, without echoing it', () => {
  const body = 'Error parsing query in `query.term`: mismatched input secret-word';
  return withService({ '/studies?*': answering(400, body, { 'content-type': 'text/plain' }) }, async (handlers) => {
    const problem = await problemOf(
      Promise.resolve(handlers.search_trials({ query: 'secret-word AND', ...SEARCH }, callAt())),
    );
    assert.is(problem.code, 'invalid_arguments');
    assert.not.match(`${problem.message} ${problem.extras.hint}`, 'secret-word');
  });
});

test('an empty result has a hint on what to try, and a later page has no total', async () => {
  await withService({ '/studies?*': { studies: [], totalCount: 0 } }, async (handlers) => {
    const args = { condition: 'Huntington disease', max_results: 5 };
    const found = await handlers.get_trials_by_condition(args, callAt());
    assert.equal([found.count, found.total, found.next_page_token], [0, 0, null]);
    assert.match(found.note ?? '', 'fewer');
  });
  await withService({ '/studies?*': { studies: [] } }, async (handlers) => {
    const found = await handlers.search_trials({ page_token: 't', ...SEARCH }, callAt());
    assert.equal([found.total, found.note], [null, undefined]);
  });
});

test('a full trial has texts without Markdown escapes, and empty lists for absent ones', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await trial(handlers, 'nct04280705');
    assert.is(found.brief_summary, 'Patients with pneumonia [any cause], oxygen saturation <= 94 %.\n\n* one\n* two');
    assert.is(found.eligibility_criteria, 'Inclusion Criteria:\n\n1. Age > 18 years.');
    assert.equal(found.collaborators, []);
    assert.equal(found.interventions[1], { name: 'Placebo', type: 'OTHER', description: null });
    assert.equal([found.phase, found.enrollment, found.enrollment_type], ['PHASE3', 1062, 'ACTUAL']);
    assert.equal([found.healthy_volunteers, found.has_results, found.maximum_age], [false, true, undefined]);
    assert.equal(found.countries[0], { country: 'United States', locations: 2 });
    assert.equal([found.locations[0]?.city, found.locations[0]?.latitude], ['København', 55.67]);
    assert.is(found.url, 'https://clinicaltrials.gov/study/NCT04280705');
  }));

test('distinguishes estimated from actual dates and numbers, and explains the status UNKNOWN (clinicaltrials F22, F23)', () => {
  const study = (nctId: string, status: object, enrollmentInfo: object = {}) => ({
    protocolSection: {
      identificationModule: { nctId },
      statusModule: status,
      designModule: { enrollmentInfo },
    },
  });
  const unverified = study(
    'NCT00000003',
    {
      ...{ overallStatus: 'UNKNOWN', lastKnownStatus: 'NOT_YET_RECRUITING', statusVerifiedDate: '2018-02' },
      startDateStruct: { date: '2017-11-06', type: 'ACTUAL' },
      primaryCompletionDateStruct: { date: '2019-04', type: 'ESTIMATED' },
      completionDateStruct: { date: '2020-01', type: 'ESTIMATED' },
    },
    { count: 90, type: 'ESTIMATED' },
  );
  const old = study('NCT00000004', { overallStatus: 'UNKNOWN', startDateStruct: { date: '1999-01' } });
  const done = study('NCT00000005', {
    ...{ overallStatus: 'COMPLETED', statusVerifiedDate: '2024-03' },
    completionDateStruct: { date: '2024-02', type: 'ACTUAL' },
  });
  const answers = {
    '/studies?*': { studies: [unverified, old, done] },
    '/studies/NCT00000003?*': unverified,
    '/studies/NCT00000005?*': done,
  };
  return withService(answers, async (handlers, requests) => {
    const found = await trial(handlers, 'NCT00000003');
    assert.equal(
      [found.start_date_type, found.primary_completion_date_type, found.completion_date_type, found.enrollment_type],
      ['ACTUAL', 'ESTIMATED', 'ESTIMATED', 'ESTIMATED'],
    );
    assert.equal([found.last_known_status, found.status_verified_date], ['NOT_YET_RECRUITING', '2018-02']);
    const note = 'The sponsor has not verified the status since 2018-02; the last known status is NOT_YET_RECRUITING.';
    assert.is(found.status_note, note);
    const { trials } = await handlers.search_trials(SEARCH, callAt());
    assert.equal(
      trials.map((row) => [row.start_date_type, row.completion_date_type, row.enrollment_type, row.status_note]),
      [
        ['ACTUAL', 'ESTIMATED', 'ESTIMATED', note],
        [undefined, undefined, undefined, 'The sponsor has not verified the status for at least two years.'],
        [undefined, 'ACTUAL', undefined, undefined],
      ],
    );
    const fields = new URLSearchParams(requests().at(-1)?.split('?')[1]).get('fields')?.split(',') ?? [];
    for (const field of [
      'StartDateType',
      'CompletionDateType',
      'EnrollmentType',
      'LastKnownStatus',
      'StatusVerifiedDate',
    ])
      assert.ok(fields.includes(field), field);
    assert.is((await trial(handlers, 'NCT00000005')).status_note, undefined);
  });
});

test('limits the number of sites, and finds those of one country', () =>
  withService(FIXTURES, async (handlers) => {
    const cut = await trial(handlers, 'NCT04280705', { max_locations: 1 });
    assert.equal([cut.location_count, cut.locations.length], [3, 1]);
    const us = await trial(handlers, 'NCT04280705', { location_country: 'united states' });
    assert.is(us.location_country_code, 'US');
    assert.equal([us.location_count, us.locations.length, us.countries.length], [2, 2, 2]);
  }));

test('an unknown id is not_found, whether the registry returns 404 or 400', async () => {
  for (const status of [404, 400]) {
    await withService(
      { '/studies/NCT00000000?*': answering(status, 'no', { 'content-type': 'text/plain' }) },
      async (handlers) => {
        assert.is((await problemOf(trial(handlers, 'NCT00000000'))).code, 'not_found');
      },
    );
  }
});

test('returns a study by its alias, and reports a source failure if the source returns a different study', () => {
  const other = {
    protocolSection: {
      identificationModule: { nctId: 'NCT00000009', nctIdAliases: ['NCT00000001'] },
      statusModule: { overallStatus: 'NEW_STATUS' },
    },
  };
  return withService({ '/studies/NCT00000001?*': other, '/studies/NCT00000002?*': other }, async (handlers) => {
    const found = await trial(handlers, 'NCT00000001');
    assert.equal([found.nct_id, found.overall_status, found.phase], ['NCT00000009', 'UNKNOWN', null]);
    assert.match(found.status_note ?? '', 'NEW_STATUS');
    assert.is((await problemOf(trial(handlers, 'NCT00000002'))).code, 'upstream_invalid_response');
  });
});

test('treats firewall pages, broken JSON and responses without studies as source failures', async () => {
  for (const played of [
    answering(200, '<!DOCTYPE html><html>Request blocked</html>', { 'content-type': 'text/html' }),
    answering(200, '{"studies": ['),
    answering(200, ''),
    answering(429, 'slow down'),
    answering(200, '{"studies": [{}]}'),
    answering(200, '{"error": "x"}'),
  ]) {
    await withService({ '/studies?*': played }, async (handlers) => {
      const problem = await problemOf(Promise.resolve(handlers.search_trials(SEARCH, callAt())));
      assert.match(problem.code, /^upstream_/);
    });
  }
});

recordedTest('parses recorded searches', async () => {
  const names = ['keytruda-3', 'melanoma-recruiting-3', 'page2-phelan-5'];
  const totals: (number | null)[] = [];
  for (const name of names) {
    const recorded = sample('clinicaltrials', `studies-search-${name}.json`);
    if (recorded === undefined) return;
    await withService({ '/studies?*': recorded }, async (handlers) => {
      const found = await handlers.search_trials(SEARCH, callAt());
      assert.ok(found.count >= 3 && found.trials.every(({ brief_title, sponsor }) => brief_title && sponsor));
      totals.push(found.total);
    });
  }
  assert.ok(totals[0] !== null && totals[1] !== null);
  assert.is(totals[2], null, 'a second page has no total');
});

recordedTest(
  'parses recorded studies, including large and observational ones, and they fit the result limit',
  async () => {
    for (const [id, name] of [
      ['NCT01305200', 'NCT01305200-full'],
      ['NCT01987596', 'NCT01987596-full'],
      ['NCT02576665', 'NCT02576665-fields'],
      ['NCT06604689', 'NCT06604689-observational-fields'],
    ] as const) {
      const recorded = sample('clinicaltrials', `study-get-${name}.json`);
      if (recorded === undefined) return;
      await withService({ [`/studies/${id}?*`]: recorded }, async (handlers) => {
        const found = await trial(handlers, id, { max_locations: 10, detail: 'brief' });
        assert.is(found.nct_id, id);
        assert.is(found.phase === null, id === 'NCT06604689');
        assert.not.match(found.eligibility_criteria ?? '', /\\[[>]/);
        fits('trials.get_trial', found);
      });
    }
  },
);

test('a study with 600 sites and long texts fits the result limit', () => {
  const site = {
    facility: 'University Hospital of a Long Name, Department',
    city: 'Amsterdam',
    state: 'North Holland',
    zip: '1234 AB',
    country: 'Netherlands',
    status: 'RECRUITING',
    geoPoint: { lat: 52.37403, lon: 4.88969 },
  };
  const outcome = {
    measure: 'A measure of a usual length for a secondary outcome',
    description: 'd'.repeat(600),
    timeFrame: 'Up to 24 months',
  };
  const protocolSection = {
    identificationModule: { nctId: 'NCT00000001', briefTitle: 't'.repeat(150), officialTitle: 't'.repeat(250) },
    statusModule: { overallStatus: 'RECRUITING' },
    descriptionModule: { briefSummary: 's'.repeat(3000) },
    eligibilityModule: { eligibilityCriteria: 'e'.repeat(9000) },
    outcomesModule: {
      primaryOutcomes: [outcome, outcome, outcome],
      secondaryOutcomes: Array.from({ length: 60 }, () => outcome),
    },
    contactsLocationsModule: { locations: Array.from({ length: 600 }, () => site) },
  };
  return withService({ '/studies/NCT00000001?*': { protocolSection } }, async (handlers) => {
    const found = await handlers.get_trial({ nct_id: 'NCT00000001', detail: 'brief' }, callAt());
    assert.equal([found.location_count, found.secondary_outcome_count], [600, 60]);
    assert.ok(found.locations.length > 100, `${found.locations.length} sites`);
    assert.equal(found.shortened, ['brief_summary', 'eligibility_criteria', 'primary_outcomes']);
    assert.is(found.eligibility_criteria?.length, 4001);
    const whole = await trial(handlers, 'NCT00000001');
    assert.equal([whole.eligibility_criteria?.length, whole.shortened], [9000, []]);
    fits('trials.get_trial', found, MAX_TOKENS_FIXED_LIMIT);
  });
});

test.run();
