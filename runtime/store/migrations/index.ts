// Never edit a released migration; add a new file. `durable` and `counts` are two files on SQLite and one database on
// PostgreSQL.

import type { Migration } from 'kysely/migration';
import { accounts } from './0001-accounts.ts';
import { usage } from './0001-usage.ts';
import { usageByDay } from './0002-usage-by-day.ts';
import { sourceStarts } from './0003-source-starts.ts';
import { watching } from './0004-watching.ts';
import { mailboxes } from './0005-mailboxes.ts';
import { webhooks } from './0006-webhooks.ts';
import { vesselPositions } from './0010-vessel-positions.ts';
import { attemptCounts } from './0011-attempt-counts.ts';
import { signUpLinks } from './0012-sign-up-links.ts';
import { connect } from './0017-connect.ts';
import { tallies } from './0018-tallies.ts';
import { waitingMails } from './0020-waiting-mails.ts';
import { hashedWith } from './0023-hashed-with.ts';
import { audit } from './0024-audit.ts';
import { sharedFiles } from './0031-shared-files.ts';
import { missingRecords } from './0032-missing-records.ts';
import { deliveries } from './0033-deliveries.ts';
import { answers } from './0034-answers.ts';
import { sourceDays } from './0035-source-days.ts';
import { testInboxes } from './0036-test-inboxes.ts';

export const DURABLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0004-watching': watching,
  '0005-mailboxes': mailboxes,
  '0006-webhooks': webhooks,
  '0011-attempt-counts': attemptCounts,
  '0017-connect': connect,
  '0012-sign-up-links': signUpLinks,
  '0020-waiting-mails': waitingMails,
  '0023-hashed-with': hashedWith,
  '0024-audit': audit,
  '0032-missing-records': missingRecords,
  '0033-deliveries': deliveries,
  '0036-test-inboxes': testInboxes,
};
export const COUNT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-usage': usage,
  '0002-usage-by-day': usageByDay,
  '0003-source-starts': sourceStarts,
  '0010-vessel-positions': vesselPositions,
  '0018-tallies': tallies,
  '0031-shared-files': sharedFiles,
  '0034-answers': answers,
  '0035-source-days': sourceDays,
};
