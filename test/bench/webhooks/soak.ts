// `make soak`: tests webhooks while processes are killed, while the database is down, and during abuse. Settings: KILLS
// (number of kills), OUTAGE_SECONDS (database outage), ATTACK_SECONDS (slow receivers), CHAOS_SECONDS, and SEED (random
// sequence of chaos). Arguments select parts: `node test/bench/webhooks/soak.ts outage`. Exits with code 1 if a
// guarantee is broken.

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
const selected = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const verdict = await run();
  if (verdict === undefined) continue;
  for (const line of verdict.lines) process.stdout.write(`${line}\n`);
  for (const what of verdict.broken) process.stdout.write(`BROKEN: ${what}\n`);
  if (verdict.broken.length > 0) process.exitCode = 1;
}
