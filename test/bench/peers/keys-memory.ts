// Heap per key of recently active keys, in kilobytes: accounts over an embedded store, with one rate-limited and counted call
// per key. Run with --expose-gc.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans } from '../../../generated/platform.ts';
import { openAccounts } from '../../../runtime/identity/accounts.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import { openStore } from '../../../runtime/store/open-store.ts';

const count = Number(process.argv[2] ?? 10_000);
const dataDir = mkdtempSync(join(tmpdir(), 'almanac-keys-'));
const store = await openStore({ dataDir });
const secrets = deriveSecrets('a master key of at least 32 characters');
const accounts = await openAccounts({ store, secrets, plans, now: () => Date.now() });
const used = () => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
};
const keys: string[] = [];
for (let nth = 0; nth < count; nth++) {
  keys.push((await accounts.operators.create({ email: `k${nth}@example.org`, plan: 'free' })).key);
}
const before = used();
for (const key of keys) {
  const found = await accounts.authenticate({ keys: [key] });
  await accounts.callLimits.begin(found);
  await accounts.callLimits.admit(found);
}
process.stdout.write(JSON.stringify({ kilobytes: (used() - before) / 1_024 / count }));
await accounts.close();
await store.close();
rmSync(dataDir, { recursive: true });
