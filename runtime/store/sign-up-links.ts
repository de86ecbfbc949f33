// Links that were mailed to who signs up: each works once and for a while, so many are mailed to a mailbox and asked for by a network
// on a day.

import type { Engine } from './engine.ts';
import { takeSlot } from './keys.ts';
import type { SignUpLinkStore } from './store.ts';

/** Links on an engine. */
export function signUpLinkStore({ durable }: Engine): SignUpLinkStore {
  return {
    keep: ({ digest, email, mailbox, day, expiresAt }, limits) =>
      durable.transaction().execute(async (tx) => {
        if (!(await takeSlot(tx, { address: limits.address, day, limit: limits.ofAddress }))) return 'address_limit';
        const { count } = await tx
          .selectFrom('sign_up_links')
          .select((select) => select.fn.countAll<number | string>().as('count'))
          .where('mailbox', '=', mailbox)
          .where('day', '=', day)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.ofMailbox) return 'mailbox_limit';
        // Of two at once the index lets one pass.
        const kept = await tx
          .insertInto('sign_up_links')
          .values({ digest, email, mailbox, day, nth: Number(count), expires_at: expiresAt, used_at: null })
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

    async forget(mailbox) {
      await durable.deleteFrom('sign_up_links').where('mailbox', '=', mailbox).execute();
    },
  };
}
