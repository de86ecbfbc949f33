import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources } from '../../../generated/sources.ts';
import type { SourcePolicy } from '../../../runtime/contract/source.ts';
import { EXAMPLE_CONTENT } from '../../../runtime/site/pages/answer-guide.ts';
import { NODE_VERIFIER } from '../../../runtime/site/pages/answer-verifier.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { REPLAYING } from '../../support/operations.ts';

const run = promisify(execFile);
const server = await openAlmanac(REPLAYING);
const folder = await mkdtemp(join(tmpdir(), 'almanac-verify-'));
test.after(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const guide = await server.send({ path: '/docs/answers', headers: { Accept: 'text/html' } });

test('the example on the page matches the digest and the id that the page shows', () => {
  assert.is(guide.status, 200);
  const hash = createHash('sha256').update(EXAMPLE_CONTENT).digest();
  assert.ok(guide.text.includes(`sha256:${hash.toString('hex')}`));
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.slice(0, 130).match(/.{5}/g) ?? [];
  const id = digits.map((each) => '0123456789abcdefghjkmnpqrstvwxyz'[Number.parseInt(each, 2)]).join('');
  assert.ok(guide.text.includes(`<code>${id}</code>`), id);
  assert.ok(guide.text.includes(`${Buffer.byteLength(EXAMPLE_CONTENT)} bytes`));
  assert.is(JSON.stringify(JSON.parse(EXAMPLE_CONTENT)), EXAMPLE_CONTENT);
  assert.match(guide.text, /90 days after it was last opened.*more than 512 MB/s);
});

test('lists the sources for which only digests are kept', () => {
  const all: readonly SourcePolicy[] = Object.values(sources);
  const named = all.filter(({ answers }) => answers === 'digest');
  assert.ok(named.length > 0);
  for (const { title } of named) assert.ok(guide.text.includes(title), title);
});

async function verified(answer: object): Promise<string> {
  await writeFile(join(folder, 'answer.json'), JSON.stringify(answer));
  const { stdout } = await run(process.execPath, ['verify.mjs', 'answer.json', 'keys.json'], { cwd: folder });
  return stdout.trim();
}

test('the program verifies a genuine answer and rejects altered answers', async () => {
  const key = await server.key();
  const path = '/rest/eu-bank-fx/get_history?base=EUR&target=USD';
  const { headers } = await server.send({ path, headers: { 'Service-API-Key': key } });
  const answer = (await server.send({ path: String(headers['content-location']) })).json;
  const keys = (await server.send({ path: '/.well-known/jwks.json' })).text;
  await writeFile(join(folder, 'verify.mjs'), NODE_VERIFIER);
  await writeFile(join(folder, 'keys.json'), keys);
  assert.is(await verified(answer), 'valid');
  const { arguments: args, signature, result } = answer as { arguments: object; signature: string; result: object };
  assert.is(await verified({ ...answer, arguments: { ...args, days: 31 } }), 'invalid');
  assert.is(await verified({ ...answer, result: { ...result, count: 24 } }), 'invalid');
  const other = signature.replace(/.(?=.$)/, (each) => (each === 'A' ? 'B' : 'A'));
  assert.is(await verified({ ...answer, signature: other }), 'invalid');
});

test.run();
