import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits sign-ups to one per mailbox, treating `name+word@` as `name@`. Previously, the limit was one per address. */
export const mailboxes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('keys')
      .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fill(db as Kysely<{ keys: Row }>);
    await db.schema.dropIndex('keys_one_signup_an_email').execute();
    await db.schema.createIndex('keys_by_mailbox').on('keys').column('mailbox').execute();
    await db.schema
      .createIndex('keys_one_signup_a_mailbox')
      .unique()
      .on('keys')
      .column('mailbox')
      .where(sql.ref('origin'), '=', 'signup')
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
  },
};

interface Row {
  id: string;
  email: string;
  mailbox: string;
  origin: string;
  created_at: number;
  revoked_at: number | null;
}

/**
 * If several active sign-ups share a mailbox, the mailbox is assigned to the one with the plain address, otherwise to
 * the oldest; the others keep their full address.
 */
async function fill(db: Kysely<{ keys: Row }>): Promise<void> {
  const rows = await db.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id').execute();
  const counts = ({ origin, revoked_at }: Row) => origin === 'signup' && revoked_at === null;
  const plain = rows.filter((row) => counts(row) && row.email === mailboxOf(row.email));
  const taken = new Set(plain.map(({ email }) => email));
  for (const row of rows) {
    const mailbox = mailboxOf(row.email);
    const shared = counts(row) && row.email !== mailbox && taken.has(mailbox);
    if (counts(row)) taken.add(mailbox);
    await db
      .updateTable('keys')
      .set({ mailbox: shared ? row.email : mailbox })
      .where('id', '=', row.id)
      .execute();
  }
}

/** The mailbox rule at the time of this migration. Do not change it when the current rule changes. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const plus = name.indexOf('+');
  return plus > 0 ? `${name.slice(0, plus)}@${domain}` : email;
}
