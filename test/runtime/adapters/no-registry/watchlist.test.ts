// Facts: upstreams/brreg/FACTS.md, get_registry_recent_changes.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readWatchlist, WatchlistLook } from '../../../../runtime/adapters/no-registry/watchlist.ts';
import { readUpdated } from '../../../../runtime/sources/brreg/read.ts';
import { Brreg } from '../../../../runtime/sources/brreg.ts';
import type { Answer } from '../../../../runtime/upstream/answer.ts';
import { type Answers, sample, withPlayed } from '../../sources/played-folder.ts';
import { json, problemOf } from '../../upstream/support.ts';

const [FIRST, SECOND] = ['900000006', '900000014'];
const NONE = new AbortController().signal;

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

/** A register in which companies are called what `names` says now, and the feed names those of `news`. */
function register(names: Record<string, string | undefined>, news: string[]): Answers {
  const unit = (number: string): Answers => ({
    [`/enheter/${number}`]: (response) => {
      const navn = names[number];
      if (navn === undefined) response.writeHead(410).end();
      else json(response, { organisasjonsnummer: number, navn });
    },
  });
  const feed = (since: string): Answers => {
    const query = `dato=${encodeURIComponent(since)}&organisasjonsnummer=${FIRST}%2C${SECOND}&size=1000`;
    return {
      [`/oppdateringer/enheter?${query}`]: (response) => {
        const oppdaterteEnheter = news.map((organisasjonsnummer) => ({ organisasjonsnummer, endringstype: 'Endring' }));
        json(response, {
          ...(news.length > 0 ? { _embedded: { oppdaterteEnheter } } : {}),
          page: { totalElements: news.length },
        });
      },
      [`/oppdateringer/underenheter?${query}`]: { page: { totalElements: 0 } },
    };
  };
  return { ...unit(FIRST), ...unit(SECOND), ...feed('2026-11-20T07:00:00.000Z'), ...feed('2026-11-20T07:15:00.000Z') };
}

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test('the first look sees all; later ones only what the feed names; once a day all again', async () => {
  const names: Record<string, string | undefined> = { [FIRST]: 'A', [SECOND]: 'B' };
  const news: string[] = [];
  await withPlayed(['brreg'], register(names, news), async ({ upstreams, asked }) => {
    const watch = new WatchlistLook(new Brreg(upstreams.client('brreg')), [FIRST, SECOND]);
    const look = async (time: string) => (await watch.look(at(time), NONE)).map(({ name }) => name);
    assert.equal(await look('20T08:00'), ['A', 'B']);
    const afterFirst = asked().length;
    names[FIRST] = 'A2';
    names[SECOND] = undefined;
    news.push(SECOND);
    assert.equal(await look('20T08:15'), ['A'], 'one left the register; the other is not in the feed yet');
    assert.equal(
      asked()
        .slice(afterFirst)
        .filter((path) => path.startsWith('/enheter')),
      [`/enheter/${SECOND}`],
    );
    assert.equal(await look('21T08:15'), ['A2']);
  });
});

test('a look that failed is no look: nothing passes for removed, and the next one asks for the same again', async () => {
  const names: Record<string, string | undefined> = { [FIRST]: 'A', [SECOND]: 'B' };
  const news = [FIRST];
  const answers = register(names, news);
  let broken = false;
  const breaking: Answers = {
    ...answers,
    [`/enheter/${FIRST}`]: (response, seen) => {
      const sound = answers[`/enheter/${FIRST}`];
      if (broken) response.writeHead(500).end();
      else if (typeof sound === 'function') sound(response, seen);
    },
  };
  await withPlayed(['brreg'], breaking, async ({ upstreams }) => {
    const watch = new WatchlistLook(new Brreg(upstreams.client('brreg')), [FIRST, SECOND]);
    await watch.look(at('20T08:00'), NONE);
    broken = true;
    names[FIRST] = 'A2';
    assert.is((await problemOf(watch.look(at('20T08:15'), NONE))).code, 'upstream_failed');
    broken = false;
    // The feed is asked from the last good look on, less an hour: 07:00, as the register above knows it.
    assert.equal(
      (await watch.look(at('20T08:20'), NONE)).map(({ name }) => name),
      ['A2', 'B'],
    );
  });
});

test('the recorded feed is read', () => {
  const body = sample('brreg', 'oppdateringer-underenheter.json');
  if (body === undefined) return;
  const updated = readUpdated({ json: () => body } as Answer);
  assert.is(updated.length, 10);
  assert.is(updated[0], '111111111');
});

test.run();
