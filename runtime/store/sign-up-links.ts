// Each link can be used once and expires. The number of links is limited per mailbox and network.

import { HOUR_MS } from '../lib/duration.ts';
import type { Engine } from './engine.ts';
import { takeSlot } from './keys.ts';
import type { SignUpLinkStore } from './store.ts';

/** Longer than any delay or lease. */
const MAX_WAIT_MS = HOUR_MS;

export function signUpLinkStore(engine: Engine): SignUpLinkStore {
  const { durable } = engine;
  return {
    keep: ({ digest, email, mailbox, day, expiresAt, mail }, limits) =>
      durable.transaction().execute(async (tx) => {
        if (!(await takeSlot(tx, { address: limits.address, day, limit: limits.ofAddress }))) return 'address_limit';
        const { count } = await tx
          .selectFrom('sign_up_links')
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .where('mailbox', '=', mailbox)
          .where('day', '=', day)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.ofMailbox) return 'mailbox_limit';
        const unsent = await tx
          .selectFrom('sign_up_links')
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .where('send_at', 'is not', null)
          .where('expires_at', '>', mail?.sendAt ?? 0)
          .executeTakeFirstOrThrow();
        if (Number(unsent.count) >= limits.waiting) return 'full';
        // The unique index lets only one of two concurrent inserts succeed.
        const kept = await tx
          .insertInto('sign_up_links')
          .values({
            ...{ digest, email, mailbox, day, nth: Number(count), expires_at: expiresAt, used_at: null },
            ...{ sealed_token: mail?.token ?? null, send_at: mail?.sendAt ?? null, tries: 0 },
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('digest')
          .executeTakeFirst();
        return kept === undefined ? 'mailbox_limit' : 'kept';
      }),

    async use(digest, now) {
      const used = await durable
        .updateTable('sign_up_links')
        .set({ used_at: now })
        .where('digest', '=', digest)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('email')
        .executeTakeFirst();
      return used?.email;
    },

    takeUnsent: (now, max, leaseUntil) =>
      durable.transaction().execute(async (tx) => {
        const due = tx
          .selectFrom('sign_up_links')
          .select(['digest', 'email', 'sealed_token', 'tries', 'expires_at'])
          // A time further in the future must have been stored before the clock was set back.
          .where((or) => or.or([or('send_at', '<=', now), or('send_at', '>', now + MAX_WAIT_MS)]))
          .where('expires_at', '>', now)
          .orderBy('send_at')
          .limit(max);
        const rows = await engine.lockRows(due).execute();
        if (rows.length === 0) return [];
        const digests = rows.map(({ digest }) => digest);
        await tx.updateTable('sign_up_links').set({ send_at: leaseUntil }).where('digest', 'in', digests).execute();
        return rows.map(({ digest, email, sealed_token, tries, expires_at }) => ({
          ...{ digest, email, tries },
          token: sealed_token ?? '',
          expiresAt: expires_at,
        }));
      }),

    async sent(digest) {
      await durable
        .updateTable('sign_up_links')
        .set({ sealed_token: null, send_at: null })
        .where('digest', '=', digest)
        .execute();
    },

    async sendLater(digest, at) {
      await durable
        .updateTable('sign_up_links')
        .set((set) => ({ send_at: at, tries: set('tries', '+', 1) }))
        .where('digest', '=', digest)
        .where('send_at', 'is not', null)
        .execute();
    },

    async forget(mailbox) {
      await durable.deleteFrom('sign_up_links').where('mailbox', '=', mailbox).execute();
    },
  };
}
