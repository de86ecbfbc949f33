// One key sends hostile statements continuously while another one makes ordinary calls. Takes long.

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quantile, residentMegabytes } from '../../bench/measure.ts';
import { startCallers, statuses } from '../../support/callers.ts';
import { type Answer, send } from '../../support/http.ts';
import { startProcess } from '../../support/process.ts';
import { folder } from '../store/engines.ts';
import { ENDLESS, GROWING, REFUSED } from './hostile-sql.ts';

const ADMIN_TOKEN = 'the operator of the tests';
const CALLERS = 4;
const AT_ONCE = 8;
const PHASE_MS = 4_000;
/** Two processes that run SQL, and others that are being killed. */
const MAX_PROCESSES = 4;
/**
 * Limits for the p95 latency of other callers during the attack: in milliseconds or, on slower machines, as a multiple
 * of their p95 without the attack.
 */
const MAX_MS = 50;
const MAX_TIMES = 4;
/**
 * Limits for the additional memory of the server, compared with its memory before the attack, and for the second attack
 * compared with the first.
 */
const MAX_MORE_MEGABYTES = 200;
const MAX_GROWTH_MEGABYTES = 50;
const MAX_SQL_MEGABYTES = 400;

/** Returns 750 rows. Joining four such tables without a condition never ends. */
const CALLS = { t: { tool: 'places.get_countries', for_each: { sort: ['code', 'population', 'area'] } } };
const STATEMENTS = [...REFUSED, ...GROWING, ...ENDLESS]
  .flatMap((sql, index) => [sql, `${ENDLESS[index % ENDLESS.length]}`])
  .map((sql) =>
    sql
      .replaceAll(/\bname\b/g, 'country_name')
      .replaceAll(/\bvalue\b/g, 'population')
      .replaceAll(/\bt c\b/g, 't c, t d')
      .replaceAll(/\bt b$/g, 't b, t c, t d'),
  );

function children(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return new RegExp(`\\) \\S ${pid} `).test(readFileSync(`/proc/${each}/stat`, 'utf8'));
      } catch {
        return false;
      }
    });
}

test("hostile statements from one key neither delay another key's calls nor exhaust memory", async () => {
  const { path, remove } = folder();
  const server = await startProcess({ DATA_DIR: path, ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN });
  const pid = server.child.pid as number;
  try {
    const keyOf = async (email: string) => {
      const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
      const body = { email, plan: 'unlimited' };
      return (await send(server.port, { path: '/admin/keys', headers, body })).json.key as string;
    };
    const [attacker, other] = [await keyOf('attacker@example.org'), await keyOf('other@example.org')];
    const hostile = (sql: string): Promise<Answer> =>
      send(server.port, { path: '/query', key: attacker, body: { calls: CALLS, sql } });

    // Loads the places and starts the processes.
    await hostile('select count(*) from t');
    const answered: Answer[] = [];
    let isAttacking = false;
    let next = 0;
    const attackers = async () => {
      while (isAttacking) {
        answered.push(await hostile(STATEMENTS[next++ % STATEMENTS.length] as string));
      }
    };
    const took: Record<'calm' | 'attacked', number[]> = { calm: [], attacked: [] };
    const seen = new Set<number | string>();
    let max = residentMegabytes(pid);
    const mostByPhase: number[] = [];
    let mostOfSql = 0;
    let maxProcesses = 0;
    const before = max;
    const watch = setInterval(() => {
      max = Math.max(max, residentMegabytes(pid));
      const sql = children(pid);
      maxProcesses = Math.max(maxProcesses, sql.length);
      for (const each of sql) mostOfSql = Math.max(mostOfSql, residentOf(each));
    }, 100);
    for (const phase of ['calm', 'attacked', 'calm', 'attacked'] as const) {
      isAttacking = phase === 'attacked';
      const attack = isAttacking ? Promise.all(Array.from({ length: AT_ONCE }, attackers)) : Promise.resolve();
      const callers = startCallers(server.port, other, CALLERS);
      await sleep(PHASE_MS);
      await callers.end();
      isAttacking = false;
      await attack;
      took[phase].push(...callers.seen.map((each) => each.took));
      for (const status of statuses(callers.seen)) seen.add(status);
      mostByPhase.push(max);
    }
    clearInterval(watch);
    const [, firstMost = 0, , lastMost = 0] = mostByPhase;
    const [calm, attacked] = [quantile(took.calm, 0.95), quantile(took.attacked, 0.95)];
    const codes = answered.map(({ status }) => status);
    const ended = answered.filter(({ text }) => /took more than 1 s|out of memory|used more memory/.test(text)).length;
    process.stdout.write(
      `p95 of others ${attacked.toFixed(1)} ms, without the attack ${calm.toFixed(1)} ms (${took.attacked.length} and ${took.calm.length} calls); ` +
        `${answered.length} hostile queries, ${ended} of them ended; the server took ${before.toFixed(0)} MB before, at most ${firstMost.toFixed(0)} MB in the first attack and ${lastMost.toFixed(0)} MB in the second; ` +
        `${maxProcesses} SQL processes at most ${mostOfSql.toFixed(0)} MB\n`,
    );
    assert.equal([...seen], [200]);
    assert.ok(ended >= 8, `${ended} statements were ended`);
    // Some statements succeed, because a result of 200 repeated characters is still small.
    assert.equal(
      codes.filter((status) => ![200, 422, 429].includes(status)),
      [],
    );
    assert.ok(attacked <= Math.max(MAX_MS, MAX_TIMES * calm), `${attacked} ms, ${calm} ms without the attack`);
    assert.ok(max - before <= MAX_MORE_MEGABYTES, `${max} MB, ${before} MB before`);
    assert.ok(lastMost - firstMost <= MAX_GROWTH_MEGABYTES, `${firstMost} MB, then ${lastMost} MB`);
    assert.ok(maxProcesses <= MAX_PROCESSES, `${maxProcesses} processes`);
    assert.ok(mostOfSql <= MAX_SQL_MEGABYTES, `${mostOfSql} MB`);
  } finally {
    await server.end('SIGTERM');
    remove();
  }
});

/** Resident memory in megabytes; 0 if the process has ended. */
function residentOf(pid: number): number {
  try {
    return residentMegabytes(pid) || 0;
  } catch {
    return 0;
  }
}

test.run();
