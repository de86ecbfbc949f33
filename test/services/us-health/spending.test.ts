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

const spending = async (handlers: Handlers, facility_id: string) => handlers.get_spending({ facility_id }, callNow());

const broken: Played = (response) => json(response, { message: 'down' }, 500);

test('spending is a ratio, with the national value and the period', () =>
  withService(fixtureRows(), async (handlers) => {
    const { footnotes, ...result } = await spending(handlers, '010001');
    assert.equal(result, {
      facility_id: '010001',
      facility_name: 'UNIVERSITY HOSPITAL OF WIREGRASS',
      measure_id: 'MSPB-1',
      measure_name: 'Medicare hospital spending per patient (Medicare Spending per Beneficiary)',
      unit: 'ratio_to_national_median',
      spending_per_beneficiary: 0.96,
      national_average: 0.99,
      national_median: 1,
      start_date: '2024-01-01',
      end_date: '2024-12-31',
      footnote_codes: ['29'],
      national_footnote_codes: ['20'],
      note: null,
      missing: [],
    });
    assert.equal(
      footnotes.map(({ code }) => code),
      ['20', '29'],
    );
  }));

test('an unmeasured hospital has no ratio, and a note states this', () =>
  withService(fixtureRows(), async (handlers) => {
    const { spending_per_beneficiary, note, national_average } = await spending(handlers, '05027F');
    assert.equal([spending_per_beneficiary, national_average], [null, 0.99]);
    assert.match(note ?? '', 'does not measure the spending of this hospital (Acute Care - Veterans Administration)');
  }));

test('returns the ratio without the national row, and reports the missing row', async () => {
  await withService({ ...fixtureRows(), [DATA_SETS.nationalSpending]: broken }, async (handlers) => {
    const { spending_per_beneficiary, national_average, missing } = await spending(handlers, '010001');
    assert.equal([spending_per_beneficiary, national_average], [0.96, null]);
    assert.equal(
      missing.map(({ part }) => part),
      ['national_average'],
    );
  });
  await withService({ ...fixtureRows(), [DATA_SETS.nationalSpending]: [] }, async (handlers) => {
    assert.equal(
      [(await spending(handlers, '010001')).national_average, (await spending(handlers, '010001')).missing],
      [null, []],
    );
  });
});

test('an unknown hospital is not_found, unless the list is unavailable', async () => {
  await withService(fixtureRows(), async (handlers) => {
    assert.is((await problemOf(spending(handlers, '999999'))).code, 'not_found');
  });
  await withService({ ...fixtureRows(), [DATA_SETS.hospitals]: broken }, async (handlers) => {
    assert.is((await problemOf(spending(handlers, '999999'))).code, 'upstream_failed');
  });
});

test('treats spending that cannot be fetched as a failure, not as a hospital without a value', () =>
  withService({ ...fixtureRows(), [DATA_SETS.spending]: broken }, async (handlers) => {
    assert.is((await problemOf(spending(handlers, '010001'))).code, 'upstream_failed');
  }));

const ratios = sampleRows('mspb-hospital-rows-rrqw-56er.json');
if (ratios !== undefined) {
  test('recorded: ratios as reported, suppressed, not reported and with a footnote', () =>
    withService({ ...fixtureRows(), [DATA_SETS.spending]: ratios }, async (handlers) => {
      assert.is((await spending(handlers, '050599')).spending_per_beneficiary, 1);
      assert.equal((await spending(handlers, '010011')).footnote_codes, ['29']);
      const suppressed = await spending(handlers, '010018');
      assert.is(suppressed.spending_per_beneficiary, null);
      assert.match(suppressed.note ?? '', 'Too few cases');
      assert.equal((await spending(handlers, '010779')).footnote_codes, ['19']);
    }));
}

test.run();
