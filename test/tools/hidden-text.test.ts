// Prompt injection through sources: adds hidden characters to every text in every recording, and calls every tool over
// REST, CSV and MCP. Takes long.

import { isUtf8 } from 'node:buffer';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { META_ENDING } from '../../runtime/sources/client/replay.ts';
import { openAlmanac } from '../support/almanac.ts';
import type { Answer } from '../support/http.ts';
import { brief, byGet, byMcp, byPost, type Offered, offer, REPLAYING } from '../support/operations.ts';

/** ESC, CSI, an override, an isolate, zero-width characters, a soft hyphen, selectors, and "Hi" in tag characters. */
const HIDDEN = '\u001b\u009b\u202e\u2066\u200b\u200d\u2060\ufeff\u00ad\ufe01\u{e0101}\u{e0048}\u{e0069}';
/** Characters that have no legitimate use next to the Latin letters in the fixtures. */
const FOUND =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]|\\u(?:00[01]|202[a-e]|db40)/u;
const WORD_END = /(\p{L}{2}) (?=\p{L})/gu;
const MARKUP = new Set(['.xml', '.html', '.rdf']);

type Written = (ending: string) => string;

const asCharacters: Written = () => HIDDEN;
const asEscapes: Written = (ending) =>
  MARKUP.has(ending)
    ? // XML does not allow references to control characters.
      [...HIDDEN]
        .slice(2)
        .map((each) => `&#x${each.codePointAt(0)?.toString(16)};`)
        .join('')
    : Array.from({ length: HIDDEN.length }, (_, at) => HIDDEN.charCodeAt(at))
        .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
        .join('');

/** Copies all recordings, and adds hidden characters to their strings. */
async function mutated(folder: string, written: Written, endings: (ending: string) => boolean): Promise<void> {
  await cp(REPLAYING.UPSTREAM_REPLAY, folder, { recursive: true });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const ending = extname(file.name);
    if (!file.isFile() || file.name.endsWith(META_ENDING) || !endings(ending)) continue;
    const path = join(file.parentPath, file.name);
    const body = await readFile(path);
    if (!isUtf8(body)) continue;
    await writeFile(path, body.toString('utf8').replace(WORD_END, `$1${written(ending)} `));
  }
}

async function allAnswers(written: Written, endings: (ending: string) => boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-hidden-'));
  try {
    await mutated(folder, written, endings);
    const server = await openAlmanac({ ...REPLAYING, UPSTREAM_REPLAY: folder }, { strictResults: false });
    try {
      const key = await server.key();
      const answers: { readonly what: string; readonly answer: Answer }[] = [];
      const called = (await offer()).filter(({ unrecorded, builtIn }) => unrecorded.length === 0 && !builtIn);
      const report = async (offered: Offered, values: Readonly<Record<string, unknown>>) => {
        const rest = offered.methods.includes('POST') ? byPost(offered, values, key) : byGet(offered, values, key);
        const sent = {
          REST: rest,
          CSV: { ...rest, headers: { accept: 'text/csv' } },
          MCP: byMcp(offered, values, key),
        };
        for (const [door, each] of Object.entries(sent)) {
          if (door === 'MCP' && offered.service.kind !== 'service') continue;
          answers.push({ what: `${offered.id} over ${door}`, answer: await server.send(each) });
        }
      };
      for (const offered of called)
        for (const { arguments: values } of offered.operation.examples) await report(offered, values);
      return answers;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('no tool passes on hidden characters from its sources, and every tool still returns a result', async () => {
  const answers = await allAnswers(asCharacters, () => true);
  const leaks = answers.filter(({ answer }) => FOUND.test(answer.text)).map(({ what }) => what);
  assert.equal(leaks, []);
  for (const { what, answer } of answers) {
    if (what.endsWith('REST')) assert.is(answer.status, 200, `${what}: ${brief(answer)}`);
  }
});

test('no tool passes on hidden characters that its sources send in escaped form', async () => {
  const answers = await allAnswers(asEscapes, (ending) => ending === '.json' || MARKUP.has(ending));
  const leaks = answers.filter(({ answer }) => FOUND.test(answer.text)).map(({ what }) => what);
  assert.equal(leaks, []);
  const answered = answers.filter(({ answer }) => answer.status === 200);
  assert.ok(answered.length > answers.length / 2, 'most tools still return a result');
});

test.run();
