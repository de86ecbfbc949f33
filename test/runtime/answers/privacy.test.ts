// The content of stored answers, and their erasure: sources whose answers are stored as a digest only, and texts that an operator erases.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentOf, storedText } from '../../../runtime/answers/answers.ts';
import { answerName, canonicalContent } from '../../../runtime/answers/content.ts';
import { eraseAnswers } from '../../../runtime/answers/erase.ts';
import type { StoredAnswer } from '../../../runtime/store/answers.ts';
import { SQLITE_FILES } from '../../../runtime/store/sqlite/engine.ts';
import { ADMIN_TOKEN, openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { byPost, REPLAYING } from '../../support/operations.ts';
import { engines, withStore } from '../store/engines.ts';
import { answerable, idOf } from './ids.ts';

const BEARER = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const JSON_ONLY = { Accept: 'application/json' };
/** Longer than answers are pending before they are stored. */
const STORED_MS = 1_000;

async function answersOf(server: TestAlmanac, service: string) {
  const key = await server.key();
  const found: { id: string; text: string }[] = [];
  for (const { offered, values } of await answerable()) {
    if (offered.service.slug !== service) continue;
    const answer = await server.send(byPost(offered, values, key));
    const id = idOf(answer);
    if (id !== undefined) found.push({ id, text: answer.text });
  }
  await wait(STORED_MS);
  return found;
}

function rowsIn(server: TestAlmanac): { id: string; has_result: number; content: string }[] {
  const database = new DatabaseSync(join(server.dataDir, SQLITE_FILES.counts), { readOnly: true });
  try {
    return database.prepare('select id, has_result, content from answers').all() as never;
  } finally {
    database.close();
  }
}

/** The longest texts of a result, which appear nowhere else. */
function distinctiveTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 12) texts.push(value);
    return value;
  });
  return texts;
}

test('stores no part of a result whose source allows only a digest', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const secret = await answersOf(server, 'no-registry');
    const open = await answersOf(server, 'migration');
    assert.ok(secret.length >= 4 && open.length >= 4);
    const rows = new Map(rowsIn(server).map((row) => [row.id, row]));
    const files = readdirSync(server.dataDir)
      .filter((name) => name.startsWith(SQLITE_FILES.counts))
      .map((name) => readFileSync(join(server.dataDir, name), 'latin1'))
      .join('\n');
    for (const { id, text } of secret) {
      const row = rows.get(id);
      assert.is(row?.has_result, 0);
      const content = JSON.parse(await storedText(row?.content ?? '')) as Record<string, unknown>;
      assert.equal(Object.keys(content).sort(), ['arguments', 'operation', 'revision', 'sources']);
      const plain = JSON.stringify([content['arguments'], content['sources']]);
      const texts = distinctiveTexts(text).filter((each) => !plain.includes(each));
      assert.ok(texts.length > 0);
      for (const each of texts) {
        assert.not.ok(files.includes(Buffer.from(each).toString('latin1')), each);
        for (const other of rows.values()) assert.not.ok((await storedText(other.content)).includes(each), each);
      }
      const opened = await server.send({ path: `/answers/${id}`, headers: JSON_ONLY });
      assert.equal([opened.status, opened.json.result, opened.json.id], [200, null, id]);
    }
    for (const { id, text } of open) {
      assert.is(rows.get(id)?.has_result, 1);
      const stored = await storedText(rows.get(id)?.content ?? '');
      assert.equal((JSON.parse(stored) as { result: object }).result, JSON.parse(text));
    }
  } finally {
    await server.stop();
  }
});

test('an operator erases the answers that contain a string; the audit log does not contain it', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const answers = await answersOf(server, 'scholarly');
    const [first] = answers;
    const text = distinctiveTexts(first?.text ?? '').find((each) => /^[\w ]{13,60}$/.test(each)) as string;
    const containing = answers.filter(({ text: each }) => each.includes(text)).map(({ id }) => id);
    assert.ok(containing.length > 0 && containing.length < answers.length);
    const erase = (body: object, headers: Record<string, string> = BEARER) =>
      server.send({ path: '/admin/answers/erase', headers, body });
    assert.is((await erase({ contains: text }, {})).status, 401);
    for (const contains of ['abc', '', 'x'.repeat(255), 7]) assert.is((await erase({ contains })).status, 422);
    const erased = await erase({ contains: text.toUpperCase() });
    assert.equal([erased.status, erased.json], [200, { answers: containing.length }]);
    for (const { id } of answers) {
      const { status } = await server.send({ path: `/answers/${id}`, headers: JSON_ONLY });
      assert.is(status, containing.includes(id) ? 404 : 200);
    }
    assert.equal((await erase({ contains: text })).json, { answers: 0 });
    const audit = await server.send({ path: '/admin/audit?limit=100', headers: BEARER });
    const noted = audit.json.entries.filter(({ action }: { action: string }) => action === 'answers.erase');
    assert.equal(
      noted.map(({ details }: { details: { answers: number } }) => details.answers),
      [containing.length, 0],
    );
    assert.not.ok(audit.text.toLowerCase().includes(text.toLowerCase()));
    // The next call stores the answer again.
    const again = await answersOf(server, 'scholarly');
    assert.equal(
      again.map(({ id }) => id),
      answers.map(({ id }) => id),
    );
    assert.is((await server.send({ path: `/answers/${containing[0]}`, headers: JSON_ONLY })).status, 200);
  } finally {
    await server.stop();
  }
});

function stored(text: string, number: number): StoredAnswer {
  const result = { text, number, more: 'a rather long text without meaning. '.repeat(500) };
  const content = canonicalContent({ ...{ operation: 'a.b', revision: '1', arguments: {}, sources: [] }, result });
  const base64 = deflateRawSync(content).toString('base64');
  return { ...answerName(content), operation: 'a.b', content: base64, hasResult: true, keptAt: 1 };
}

for (const engine of await engines()) {
  test(`${engine.name}: erases strings with quotes, umlauts or different case, and answers that cannot be parsed`, () =>
    withStore(engine, async ({ answers }) => {
      const texts = ['ada@Example.org', 'says "hello\nworld"', 'Åsa Ödegård', 'nobody'];
      const rows = texts.map(stored);
      await answers.put([...rows, { ...stored('broken', 9), content: 'not compressed' }]);
      const options = { store: answers, flush: async () => {}, forget: () => {}, settleMs: 0 };
      assert.is(await eraseAnswers(options, 'ADA@example.ORG'), 2, 'including the answer that cannot be parsed');
      assert.is(await eraseAnswers(options, '"hello\nworld'), 1);
      assert.is(await eraseAnswers(options, 'ÅSA ö'), 1);
      assert.is(await eraseAnswers(options, '%'), 0);
      const left = await answers.after('', 10);
      assert.is(left.length, 1);
      assert.is(((await contentOf(left[0] as StoredAnswer)).result as { text: string }).text, 'nobody');
    }));

  test(`${engine.name}: other requests continue while an operator searches thousands of answers`, () =>
    withStore(engine, async ({ answers }) => {
      await answers.put(
        Array.from({ length: 2_000 }, (_, number) => stored(number % 500 === 3 ? 'find me' : 'x', number)),
      );
      const pauses: number[] = [];
      let before = performance.now();
      const timer = setInterval(() => {
        pauses.push(performance.now() - before);
        before = performance.now();
      }, 1);
      const erased = await eraseAnswers(
        { store: answers, flush: async () => {}, forget: () => {}, settleMs: 0 },
        'find me',
      );
      clearInterval(timer);
      assert.is(erased, 4);
      // This machine may have been busy with other work twice.
      const longest = pauses.sort((a, b) => b - a)[2] ?? 0;
      assert.ok(pauses.length > 20 && longest < 100, `blocked for ${longest.toFixed()} ms`);
    }));
}

test('erasing a person deletes the answers that contain the email address', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const email = 'Grace.Hopper@example.org';
    const rows = [`Write to ${email.toLowerCase()}.`, `${email}`, 'Write to nobody@example.org.'].map(stored);
    const database = new DatabaseSync(join(server.dataDir, SQLITE_FILES.counts), { timeout: 5_000 });
    for (const { id, digest, operation, content } of rows) {
      database
        .prepare(
          'insert into answers (id, digest, operation, has_result, kept_at, size, content) values (?, ?, ?, 1, 1, 9, ?)',
        )
        .run(id, digest, operation, content);
    }
    database.close();
    const statuses = async () => {
      const sent = rows.map(({ id }) => server.send({ path: `/answers/${id}`, headers: JSON_ONLY }));
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    assert.equal(await statuses(), [200, 200, 200]);
    const erase = () => server.send({ path: '/admin/erase', headers: BEARER, body: { email: ` ${email} ` } });
    const erased = await erase();
    assert.is(erased.json.answers, 2, erased.text);
    assert.equal(await statuses(), [404, 404, 200]);
    assert.is((await erase()).json.answers, 0);
  } finally {
    await server.stop();
  }
});

test.run();
