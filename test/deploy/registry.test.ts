import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../generated/catalog.ts';
import { platform } from '../../generated/platform.ts';
import { registryEntries } from '../../runtime/deploy/registry.ts';

const LISTING = { publicUrl: 'https://almanac.example.org', namespace: 'org.example' };
const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const valid = ajv.compile(JSON.parse(readFileSync(new URL('server-json.schema.json', import.meta.url), 'utf8')));

interface Entry {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly remotes: readonly { readonly url: string; readonly headers?: readonly { readonly isSecret: boolean }[] }[];
}

test('every service and area has a valid registry entry', () => {
  const entries = registryEntries(LISTING) as Map<string, Entry>;
  assert.is(entries.size, services.length + areas.length);
  for (const [slug, entry] of entries) {
    assert.ok(valid(entry), `${slug}: ${ajv.errorsText(valid.errors)}`);
    assert.match(entry.version, platform.version);
    assert.not.match(entry.description, /\w$/, 'ends with a sentence, or says that there is more');
    assert.equal(
      entry.remotes.map(({ url }) => url),
      [`https://almanac.example.org/mcp/${slug}/`, `https://almanac.example.org/connect/mcp/${slug}/`],
    );
    assert.is(entry.remotes[0]?.headers?.[0]?.isSecret, true);
  }
});

test('rejects a URL without TLS and a namespace that is not a domain', () => {
  for (const publicUrl of ['http://almanac.example.org', 'https://almanac.example.org/x', '', 'almanac']) {
    assert.throws(() => registryEntries({ ...LISTING, publicUrl }), 'PUBLIC_URL must be an https:// address');
  }
  for (const namespace of ['', 'example', 'org.example/x', '.org']) {
    assert.throws(() => registryEntries({ ...LISTING, namespace }), 'NAMESPACE must be a domain');
  }
});

test.run();
