// `make soak`: webhooks while their processes are killed, while their database is away, and while callers do their worst. Minutes.
// KILLS sets how often something is killed, OUTAGE_SECONDS how long the database stays away, ATTACK_SECONDS how long receivers are
// slow, CHAOS_SECONDS how long chaos lasts and SEED which; names choose among the parts: `node test/bench/webhooks/soak.ts outage`. Ends with code 1 when a promise is broken.

import { engines } from '../../runtime/store/engines.ts';
import { longChaos, soakChaos } from '../chaos/chaos.ts';
import { soakAttacks } from './attacks.ts';
import { soakKills } from './kills.ts';
import type { Verdict } from './ledger.ts';
import { soakOutage } from './outage.ts';

const kills = Number(process.env['KILLS'] ?? 30);
const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 30) * 1_000;
const attackSeconds = Number(process.env['ATTACK_SECONDS'] ?? 60);
const chaosMs = Number(process.env['CHAOS_SECONDS'] ?? 600) * 1_000;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const all = await engines();
const [sqlite, postgres] = all;
const parts: Readonly<Record<string, () => Promise<Verdict | undefined>>> = {
  sqlite: async () => sqlite && soakKills(sqlite, 1, kills),
  postgres: async () => postgres && soakKills(postgres, 1, kills),
  processes: async () => postgres && soakKills(postgres, 3, kills),
  outage: () => soakOutage(outageMs),
  chaos: () => soakChaos(longChaos(chaosMs, seed)),
  attacks: () => soakAttacks(all, attackSeconds),
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
