// `make soak`: webhooks while their processes are killed, and while their database is away. Minutes. KILLS sets how often something
// is killed, OUTAGE_SECONDS how long the database stays away; names choose among the parts: `node test/bench/webhooks/soak.ts outage`.
// Ends with code 1 when a promise is broken.

import { engines } from '../../runtime/store/engines.ts';
import { soakKills } from './kills.ts';
import type { Verdict } from './ledger.ts';
import { soakOutage } from './outage.ts';

const kills = Number(process.env['KILLS'] ?? 30);
const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 30) * 1_000;
const [sqlite, postgres] = await engines();
const parts: Readonly<Record<string, () => Promise<Verdict | undefined>>> = {
  sqlite: async () => sqlite && soakKills(sqlite, 1, kills),
  postgres: async () => postgres && soakKills(postgres, 1, kills),
  processes: async () => postgres && soakKills(postgres, 3, kills),
  outage: () => soakOutage(outageMs),
};
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const verdict = await run();
  if (verdict === undefined) continue;
  for (const line of verdict.lines) process.stdout.write(`${line}\n`);
  for (const what of verdict.broken) process.stdout.write(`BROKEN: ${what}\n`);
  if (verdict.broken.length > 0) process.exitCode = 1;
}
