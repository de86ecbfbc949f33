// `make backup TO=file [ANSWERS=yes]`, `make restore FROM=file` and `make restore-drill FROM=file`; timers run `backup.ts scheduled
// <folder>`. The file contains everything except the settings, so keep a master key from the settings elsewhere. Stored answers are
// included only with `--answers`: they are copies of what callers received, and can be large.

import { readConfig } from '../config/config.ts';
import { withSecretFiles } from '../config/secret-files.ts';
import { deriveSecrets, keepMasterKey, keptMasterKey } from '../identity/secrets.ts';
import { backUp } from '../store/backup/backup.ts';
import type { BackupHead } from '../store/backup/file.ts';
import { type Replace, restore } from '../store/backup/restore.ts';
import { drill, KEPT_BACKUPS, scheduledBackup } from './backup-schedule.ts';

const ANSWERS = '--answers';
const REPLACE: Readonly<Record<string, Replace>> = { '--replace': 'same-server', '--replace-other-server': 'any' };

const words = process.argv.slice(2);
const answers = words.includes(ANSWERS);
const [task, path = '', flag] = words.filter((word) => word !== ANSWERS);

try {
  const { environment, faults } = withSecretFiles(process.env);
  const { dataDir, databaseUrl, masterKey, masterKeyPrevious } = readConfig(environment, faults);
  const location = databaseUrl === undefined ? { dataDir } : { databaseUrl };
  const folder = databaseUrl === undefined && masterKey === undefined ? dataDir : undefined;
  if (path === '') throw new Error('A file is required: make backup TO=file, make restore FROM=file');
  const accept = (head: BackupHead) =>
    demandKey(head, [masterKey ?? (folder === undefined ? undefined : head.master_key), masterKeyPrevious]);
  if (task === 'backup') {
    const kept = folder === undefined ? undefined : keptMasterKey(folder);
    if (flag !== undefined) throw new Error(`${flag} is not a known option: use --answers.`);
    const rows = await backUp(location, path, kept, { answers });
    say(
      `${rows} rows were written to ${path}.`,
      kept === undefined
        ? 'The backup does NOT contain the master key: keep ALMANAC_MASTER_KEY elsewhere. Without it, all keys are lost.'
        : 'The backup contains the master key: anyone with the file can read all secrets. Only you can read the file; keep it that way.',
    );
  } else if (task === 'restore') {
    if (answers)
      throw new Error('--answers is an option of a backup: a restore includes the stored answers of the file.');
    const replace = flag === undefined ? 'nothing' : REPLACE[flag];
    if (replace === undefined)
      throw new Error(`${flag} is not a known option: use --replace or --replace-other-server.`);
    const { head, rows, warnings } = await restore(location, path, { replace, accept });
    if (folder !== undefined && head.master_key !== undefined) keepMasterKey(folder, head.master_key);
    say(
      `${rows} rows from ${head.made_at} were restored.`,
      ...warnings.map((warning) => `Warning: ${warning}`),
      'Start the server: it migrates an older store automatically.',
    );
  } else if (task === 'drill') {
    say(`${await drill(path, accept)} rows of ${path} were restored into a temporary directory, and the store opened.`);
  } else if (task === 'scheduled') {
    const kept = flag === undefined ? KEPT_BACKUPS : Number(flag);
    if (!Number.isInteger(kept) || kept < 1) throw new Error(`${flag} is not a valid number of backups to keep.`);
    const own = folder === undefined ? undefined : keptMasterKey(folder);
    const made = await scheduledBackup({
      ...{ location, masterKey: own, folder: path, kept, accept, answers },
      now: new Date(),
    });
    say(
      `${made.rows} rows were written to ${made.path}. The restore drill succeeded; the newest ${kept} backups are kept.`,
    );
  } else {
    throw new Error(
      'drill <file>, scheduled <folder> [number to keep] [--answers], backup <file> [--answers], or restore <file> [--replace | --replace-other-server]',
    );
  }
} catch (error) {
  const made = task === 'scheduled' ? 'No verified backup was created.' : 'Nothing was changed.';
  process.stderr.write(`${made} ${(error as Error).message}\n`);
  process.exitCode = 1;
}

/** @throws Error if the server could not read the restored data */
function demandKey({ fingerprint, master_key }: BackupHead, values: readonly (string | undefined)[]): void {
  if (fingerprint === undefined) return;
  const keys = values.filter((key) => key !== undefined);
  const where = master_key === undefined ? '' : ' It is in the first line of the file: gunzip -c, "master_key".';
  if (keys.length === 0) {
    throw new Error(
      'The backup does not contain a master key. Set ALMANAC_MASTER_KEY to the key that was in use when it was made.',
    );
  }
  if (keys.some((key) => deriveSecrets(key).fingerprint === fingerprint)) return;
  throw new Error(`The backup was made with another master key: set ALMANAC_MASTER_KEY to that key.${where}`);
}

function say(...sentences: string[]): void {
  process.stdout.write(`${sentences.join('\n')}\n`);
}
