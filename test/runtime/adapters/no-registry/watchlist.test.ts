import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readWatchlist } from '../../../../runtime/adapters/no-registry/watchlist.ts';
import { isOrgNumber } from '../../../../runtime/sources/brreg/org-number.ts';

test('a watchlist is written with commas, lines, groups of digits, or in a file with remarks', () => {
  assert.equal(readWatchlist('974760673, 923 609 016,974760673'), ['974760673', '923609016']);
  assert.equal(readWatchlist('974760673 923609016'), ['974760673', '923609016']);
  assert.is(readWatchlist(undefined), undefined);
  assert.is(readWatchlist(' '), undefined);
  const folder = mkdtempSync(join(tmpdir(), 'almanac-watchlist-'));
  try {
    const file = join(folder, 'watched');
    writeFileSync(file, '# ours\n974760673 # the register itself\n\n923 609 016\n');
    assert.equal(readWatchlist(file), ['974760673', '923609016']);
    assert.throws(() => readWatchlist(join(folder, 'none')), /ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST.*cannot be read/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every wrong number of a watchlist is named', () => {
  assert.throws(() => readWatchlist('974760673,123456789,12'), /not organisation numbers: 123456789, 12\./);
});

test('a watchlist that is too long to be looked at is refused', () => {
  const numbers: string[] = [];
  for (let base = 80_000_000; numbers.length <= 500; base++) {
    for (let check = 0; check < 10; check++) if (isOrgNumber(`${base}${check}`)) numbers.push(`${base}${check}`);
  }
  assert.throws(() => readWatchlist(numbers.slice(0, 501).join()), /at most 500/);
  assert.is(readWatchlist(numbers.slice(0, 500).join())?.length, 500);
});

test.run();
