// All migrations, in the order of their names. A migration that was released is never edited: a change is a new file.
// `durable` and `counts` are two files on SQLite and one database on PostgreSQL.

import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { usage } from './0001-usage.ts';
import { usageByDay } from './0002-usage-by-day.ts';
import { sourceStarts } from './0003-source-starts.ts';
import { watching } from './0004-watching.ts';

export const DURABLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0004-watching': watching,
};
export const COUNT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-usage': usage,
  '0002-usage-by-day': usageByDay,
  '0003-source-starts': sourceStarts,
};
