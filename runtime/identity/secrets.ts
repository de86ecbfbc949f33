// The secrets of a server, all derived from one master key: so that a stolen database tells nothing about keys, addresses
// or webhook secrets. The master key comes from the environment, or is made once and kept in the data folder.

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
const SHORTEST_MASTER_KEY = 32;
const DERIVED_BYTES = 32;
/** HKDF labels. A changed label is a changed secret: they stay for ever. */
const LABELS = {
  pepper: 'almanac/1/key-pepper',
  webhooks: 'almanac/1/webhook-secrets',
  addresses: 'almanac/1/sign-up-addresses',
  connect: 'almanac/1/connect',
  fingerprint: 'almanac/1/fingerprint',
  cache: 'almanac/1/cache-names',
  mails: 'almanac/1/waiting-mails',
} as const;

/** All secrets of the server, derived from one. */
export interface Secrets {
  /** What is stored of a key: HMAC-SHA256, 64 hexadecimal characters. */
  keyDigest(key: string): string;
  /** What is stored of an address that signs up; another one each day. */
  addressDigest(address: string, day: number): string;
  /** For `seal` and `open` of webhook secrets: 32 bytes. */
  readonly webhookKey: Buffer;
  /** Names what processes share: 32 bytes. */
  readonly cacheKey: Buffer;
  /** For `seal` and `open` of what waits to be mailed: 32 bytes. */
  readonly mailKey: Buffer;
  /** For tokens, cookies and forms of sign-in by OAuth: 32 bytes. */
  readonly connectKey: Buffer;
  /** Tells two master keys apart without giving either away. */
  readonly fingerprint: string;
  /** Those of the master key before, while one is exchanged for another. */
  readonly previous?: Secrets | undefined;
}

/**
 * Finds the master key: the environment's, or the data folder's, which is made at the first start.
 * @param given ALMANAC_MASTER_KEY
 * @param previous ALMANAC_MASTER_KEY_PREVIOUS
 * @param dataDir undefined when the store is a shared database, where every process needs the same key
 * @throws Error that says what to set
 */
export function loadSecrets(given: string | undefined, dataDir: string | undefined, previous?: string): Secrets {
  const master = given?.trim() || (dataDir === undefined ? undefined : madeMasterKey(dataDir));
  if (master === undefined) {
    throw new Error(
      'With DATABASE_URL, set ALMANAC_MASTER_KEY to the same value for every process: openssl rand -base64 32',
    );
  }
  if (master.length < SHORTEST_MASTER_KEY) {
    throw new Error(`ALMANAC_MASTER_KEY must have at least ${SHORTEST_MASTER_KEY} characters: openssl rand -base64 32`);
  }
  const secrets = deriveSecrets(master);
  return previous === undefined ? secrets : { ...secrets, previous: deriveSecrets(previous.trim()) };
}

/** The secrets of a master key. */
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
    connectKey: derive(LABELS.connect),
    fingerprint: derive(LABELS.fingerprint).toString('hex').slice(0, 16),
  };
}

/** The master key of a data folder, which is made where there is none. */
function madeMasterKey(dataDir: string): string {
  prepareDataFolder(dataDir);
  const kept = keptMasterKey(dataDir);
  if (kept !== undefined) return kept;
  writeOnce(join(dataDir, MASTER_KEY_FILE), randomBytes(MASTER_KEY_BYTES).toString('base64url'));
  return keptMasterKey(dataDir) as string;
}

/** Puts a master key that was kept elsewhere into a data folder, in place of the one that is there. */
export function keepMasterKey(dataDir: string, key: string): void {
  const path = join(dataDir, MASTER_KEY_FILE);
  rmSync(path, { force: true });
  writeOnce(path, key);
}

/** The master key that a data folder keeps, if it does. */
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

/** Writes beside it and links: the file is whole or absent, and of two processes that start at once the first one's stays. */
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
