import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import { isConfigured, readScope, scopeVariable } from '../../../runtime/config/scope.ts';
import type { ScopeSetting } from '../../../runtime/contract/event.ts';

const company = eventTypes.find(({ type }) => type === 'brreg_company');
const VARIABLE = 'ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST';

function watchlist(value: string | undefined): { numbers: unknown; faults: string[] } {
  assert.ok(company);
  const faults: string[] = [];
  const { watchlist: numbers } = readScope(company, { [VARIABLE]: value }, faults);
  return { numbers, faults };
}

test('accepts a list with commas, lines or digit groups, or in a file with comments', () => {
  assert.equal(watchlist('974760673, 923 609 016,974760673').numbers, ['974760673', '923609016']);
  const folder = mkdtempSync(join(tmpdir(), 'almanac-watchlist-'));
  try {
    const file = join(folder, 'watched');
    writeFileSync(file, '# ours\n974760673 # the register itself\n\n923 609 016\n');
    assert.equal(watchlist(file), { numbers: ['974760673', '923609016'], faults: [] });
    assert.equal(watchlist(join(folder, 'none')).faults, [`${VARIABLE}: the file ${folder}/none cannot be read.`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('disables a watch whose required list is empty', () => {
  assert.ok(company);
  assert.not.ok(isConfigured(company, readScope(company, {}, [])));
  assert.not.ok(isConfigured(company, readScope(company, { [VARIABLE]: ' ' }, [])));
  assert.ok(isConfigured(company, readScope(company, { [VARIABLE]: '974760673' }, [])));
});

test('quotes every invalid value of a list, with the variable and the accepted format', () => {
  assert.equal(watchlist('974760673,12345678,x').faults, [
    `${VARIABLE}: not nine-digit organization numbers: "12345678", "x".`,
  ]);
});

test('rejects a list that is too long to poll', () => {
  const numbers = Array.from({ length: 501 }, (_, index) => String(900_000_000 + index));
  assert.equal(watchlist(numbers.join()).faults, [`${VARIABLE}: 501 values; at most 500 are allowed.`]);
  assert.equal(watchlist(numbers.slice(1).join()).faults, []);
});

test('checks a number against its bounds, and a word against its allowed values', () => {
  const description = 'For a test.';
  const scope: Record<string, ScopeSetting> = {
    least: { type: 'number', minimum: 2, maximum: 9, default: 4.5, description },
    region: { type: 'string', enum: ['north', 'south'], default: 'north', description },
  };
  const type = { type: 'usgs-earthquakes_earthquake', scope };
  assert.is(scopeVariable(type, 'least'), 'ALMANAC_SCOPE_USGS_EARTHQUAKES_EARTHQUAKE_LEAST');
  const read = (min: string, region: string) => {
    const faults: string[] = [];
    const variables = { [scopeVariable(type, 'least')]: min, [scopeVariable(type, 'region')]: region };
    return { ...readScope(type, variables, faults), faults };
  };
  assert.equal(read('6.1', 'south'), { least: 6.1, region: 'south', faults: [] });
  assert.equal(read('', ''), { least: 4.5, region: 'north', faults: [] });
  const { faults } = read('10', 'east');
  assert.match(faults[0] ?? '', /LEAST: "10" is not a number from 2 to 9\./);
  assert.match(faults[1] ?? '', /REGION: "east" is not one of north, south\./);
});

test.run();
