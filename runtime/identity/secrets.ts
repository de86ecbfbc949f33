// All secrets derive from one master key, so a stolen database reveals no keys, addresses or webhook secrets.

import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { prepareDataFolder } from '../store/data-folder.ts';

const MASTER_KEY_FILE = 'master.key';
const MASTER_KEY_BYTES = 32;
const MIN_MASTER_KEY_LENGTH = 32;
const DERIVED_BYTES = 32;
/** Never change these HKDF labels, because a different label yields a different secret. */
const LABELS = {
  pepper: 'almanac/1/key-pepper',
  webhooks: 'almanac/1/webhook-secrets',
  addresses: 'almanac/1/sign-up-addresses',
  connect: 'almanac/1/connect',
  fingerprint: 'almanac/1/fingerprint',
  cache: 'almanac/1/cache-names',
  mails: 'almanac/1/waiting-mails',
  answers: 'almanac/1/answer-signatures',
} as const;

export interface Secrets {
  /** HMAC-SHA256, 64 hexadecimal characters. */
  keyDigest(key: string): string;
  addressDigest(address: string, day: number): string;
  /** 32 bytes, for webhook secrets. */
  readonly webhookKey: Buffer;
  /** 32 bytes, for shared cache entries. */
  readonly cacheKey: Buffer;
  /** 32 bytes, for pending emails. */
  readonly mailKey: Buffer;
  /** 32 bytes, for signatures of answers. */
  readonly answerKey: Buffer;
  /** 32 bytes, for OAuth tokens, cookies and forms. */
  readonly connectKey: Buffer;
  /** Fingerprint that does not reveal the master key. */
  readonly fingerprint: string;
  /** Set during a rotation. */
  readonly previous?: Secrets | undefined;
}

/**
 * @param configured ALMANAC_MASTER_KEY
 * @param previous ALMANAC_MASTER_KEY_PREVIOUS
 * @param dataDir undefined for a shared database, where every process needs the same key
 * @throws Error whose message contains the name of the setting
 */
export function loadSecrets(configured: string | undefined, dataDir: string | undefined, previous?: string): Secrets {
  const master = configured?.trim() || (dataDir === undefined ? undefined : madeMasterKey(dataDir));
  if (master === undefined) {
    throw new Error(
      'With DATABASE_URL, set ALMANAC_MASTER_KEY to the same value for every process: openssl rand -base64 32',
    );
  }
  if (master.length < MIN_MASTER_KEY_LENGTH) {
    throw new Error(
      `ALMANAC_MASTER_KEY must have at least ${MIN_MASTER_KEY_LENGTH} characters: openssl rand -base64 32`,
    );
  }
  const secrets = deriveSecrets(master);
  return previous === undefined ? secrets : { ...secrets, previous: deriveSecrets(previous.trim()) };
}

export function deriveSecrets(master: string): Secrets {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', master, '', label, DERIVED_BYTES));
  const pepper = derive(LABELS.pepper);
  const addresses = derive(LABELS.addresses);
  return {
    keyDigest: (key) => createHmac('sha256', pepper).update(key).digest('hex'),
    addressDigest: (address, day) => createHmac('sha256', addresses).update(`${day} ${address}`).digest('hex'),
    webhookKey: derive(LABELS.webhooks),
    cacheKey: derive(LABELS.cache),
    mailKey: derive(LABELS.mails),
    answerKey: derive(LABELS.answers),
    connectKey: derive(LABELS.connect),
    fingerprint: derive(LABELS.fingerprint).toString('hex').slice(0, 16),
  };
}

function madeMasterKey(dataDir: string): string {
  prepareDataFolder(dataDir);
  const kept = keptMasterKey(dataDir);
  if (kept !== undefined) return kept;
  writeOnce(join(dataDir, MASTER_KEY_FILE), randomBytes(MASTER_KEY_BYTES).toString('base64url'));
  return keptMasterKey(dataDir) as string;
}

export function keepMasterKey(dataDir: string, key: string): void {
  const path = join(dataDir, MASTER_KEY_FILE);
  rmSync(path, { force: true });
  writeOnce(path, key);
}

export function keptMasterKey(dataDir: string): string | undefined {
  const path = join(dataDir, MASTER_KEY_FILE);
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file is either complete or absent, and if two processes create it, the first one wins. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${text}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
}
