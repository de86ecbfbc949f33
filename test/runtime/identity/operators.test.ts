import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { engines } from '../store/engines.ts';
import { code, failure, header, type Setting, withAccounts } from './setting.ts';

for (const engine of await engines()) {
  const on = (promise: string, check: (setting: Setting) => Promise<void>) =>
    test(`${engine.name}: ${promise}`, () => withAccounts(engine, check));

  on("a list shows prefix, plan, email address, times and today's calls, and never a key", async (setting) => {
    const { accounts } = setting;
    const { key, id } = await accounts.operators.create({ email: 'a@Example.org', plan: 'unlimited' });
    const account = await accounts.authenticate(header(key));
    setting.moveDay(1_000);
    await accounts.authenticate(header(key));
    for (let call = 0; call < 3; call++) await accounts.callLimits.admit(account);
    const { keys, next_cursor } = await accounts.operators.list();
    assert.equal(keys, [
      {
        id,
        prefix: key.slice(0, 8),
        plan: 'unlimited',
        email: 'a@example.org',
        origin: 'operator',
        created_at: '2026-11-21T12:00:00.000Z',
        rotated_at: null,
        previous_valid_until: null,
        last_used_at: '2026-11-21T12:00:01.000Z',
        revoked_at: null,
        calls_today: 3,
      },
    ]);
    assert.is(next_cursor, null);
    assert.not.ok(JSON.stringify(keys).includes(key.slice(8)));
  });

  on('an operator can create several keys for a person', async ({ accounts }) => {
    await accounts.operators.create({ email: 'a@example.org' });
    await accounts.operators.create({ email: 'a@example.org', plan: 'unlimited' });
    assert.is((await accounts.operators.list()).keys.length, 2);
  });

  on('pages cover every key once', async ({ accounts }) => {
    const made = new Set<string>();
    for (let n = 0; n < 5; n++) made.add((await accounts.operators.create({ email: `a${n}@example.org` })).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await accounts.operators.list({ limit: 2, cursor });
      seen.push(...page.keys.map((entry) => entry.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    assert.is(seen.length, 5);
    assert.equal(new Set(seen), made);
  });

  on('rejects invalid plans, limits, cursors and overlaps by name', async ({ accounts }) => {
    const { operators } = accounts;
    const { id } = await operators.create({ email: 'a@example.org' });
    for (const [step, words] of [
      [() => operators.create({ email: 'b@example.org', plan: 'unlimitd' }), /^plan: must be one of free/],
      [() => operators.create({ plan: 'free' }), /^email/],
      [() => operators.list({ limit: 0 }), /^limit/],
      [() => operators.list({ limit: 201 }), /^limit/],
      [() => operators.list({ cursor: 'x' }), /^cursor/],
      [() => operators.feedback({ limit: 1.5 }), /^limit/],
      [() => operators.rotate(id, 30 * 86_400 + 1), /^overlap_seconds/],
      [() => operators.rotate(id, -1), /^overlap_seconds/],
    ] as const) {
      const refusal = await failure(step);
      assert.is(refusal.code, 'invalid_arguments');
      assert.match(refusal.message, words);
    }
  });

  on('unknown keys are not found, and a revoked one cannot be rotated', async ({ accounts }) => {
    const { operators } = accounts;
    assert.is(await code(() => operators.revoke('key_none')), 'not_found');
    assert.is(await code(() => operators.rotate('key_none')), 'not_found');
    const { id } = await operators.create({ email: 'a@example.org' });
    const { revoked_at } = await operators.revoke(id);
    assert.is(revoked_at, '2026-11-21T12:00:00.000Z');
    assert.is((await operators.revoke(id)).revoked_at, revoked_at);
    assert.is(await code(() => operators.rotate(id)), 'invalid_arguments');
  });

  on('a rotation without overlap ends the old secret immediately; usage continues', async ({ accounts }) => {
    const old = await accounts.operators.create({ email: 'a@example.org' });
    await accounts.callLimits.admit(await accounts.authenticate(header(old.key)));
    const rotated = await accounts.operators.rotate(old.id);
    assert.is.not(rotated.key, old.key);
    assert.equal([rotated.calls_today, rotated.prefix], [1, rotated.key.slice(0, 8)]);
    const admission = await accounts.callLimits.admit(await accounts.authenticate(header(rotated.key)));
    assert.is(admission.remaining, 98);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.is(await code(() => accounts.authenticate(header(old.key))), 'key_revoked');
  });

  on('stores feedback, and lists it newest first with its author', async (setting) => {
    const { accounts } = setting;
    const remark = { service: 'places', feedback: 'Łódź is missing.', feedbackType: 'bug' };
    const receipt = await accounts.receiveFeedback({ ...remark, keyId: 'key_a' });
    assert.match(receipt.id, /^[0-9a-f-]{36}$/);
    assert.equal(
      { ...receipt, id: '' },
      { id: '', status: 'received', service: 'places', received_at: '2026-11-21T12:00:00.000Z' },
    );
    setting.moveDay(1);
    await accounts.receiveFeedback({ ...remark, feedback: 'second', keyId: undefined });
    const first = await accounts.operators.feedback({ limit: 1 });
    assert.equal([first.feedback[0]?.feedback, first.feedback[0]?.key_id], ['second', null]);
    const second = await accounts.operators.feedback({ limit: 1, cursor: first.next_cursor ?? '' });
    assert.equal(second.feedback, [
      {
        id: receipt.id,
        service: 'places',
        feedback_type: 'bug',
        feedback: 'Łódź is missing.',
        key_id: 'key_a',
        received_at: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });
}

test.run();
