// Token buckets shared through the cache engine. A process computes a bucket's next state and writes it only if no
// other process has changed it in the meantime. Only the engine's clock refills buckets.

import type { Burst } from '../contract/gate.ts';
import { secondsUntil, type TokenBucket, tokensAt } from '../lib/token-bucket.ts';
import type { CacheEngine } from './cache-engine.ts';
import { MAX_READ, type Seal } from './seal.ts';

export interface Takes {
  /** Number of tokens for requests that were already admitted; taken first and unconditionally. */
  readonly admitted: number;
  /** Requested amounts; in order, each one is granted in full or not at all. */
  readonly requested: readonly number[];
}

export interface Taken {
  /** For each requested amount: 0 if it was granted, otherwise the seconds to wait. */
  readonly waits: readonly number[];
  /** Negative if more requests were admitted than there were tokens. */
  readonly tokens: number;
}

export interface SharedBuckets {
  /**
   * Never rejects; resolves to undefined if the engine is unavailable or slow.
   * @param name not stored in clear text
   */
  take(name: string, burst: Burst, takes: Takes): Promise<Taken | undefined>;
}

/** Time until a full bucket expires. A missing bucket counts as full. */
const FULL_FOR_MS = 1_000;
/** Maximum number of tries. A try fails only if another process succeeded. */
const MAX_TRIES = 64;

const TIME_AND_KEPT = `
local clock = redis.call('time')
local kept = redis.pcall('getrange', KEYS[1], 0, ${MAX_READ})
if type(kept) ~= 'string' then kept = '' end`;
const LOOK = `${TIME_AND_KEPT}
return {clock[1], clock[2], kept}`;
const REPLACE = `${TIME_AND_KEPT}
if kept ~= ARGV[1] then return {clock[1], clock[2], kept} end
redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
return {}`;

export interface BucketPlace {
  readonly engine: CacheEngine;
  readonly seal: Seal;
  readonly name: string;
  /** Called for a bucket that this deployment did not write. Such a bucket counts as full. */
  readonly onForged: () => void;
}

/**
 * Does not use an engine script, because the engine must not learn the key that authenticates the bucket. Returns
 * undefined if the engine is unavailable or slow.
 */
export async function takeFromBucket(
  { engine, seal, name, onForged }: BucketPlace,
  burst: Burst,
  takes: Takes,
): Promise<Taken | undefined> {
  let found = await scripted(engine, LOOK, name, []);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    if (!isFound(found)) return undefined;
    const [seconds, microseconds, kept] = found;
    const now = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
    const bucket = bucketOf(seal, name, kept);
    if (bucket === undefined && kept.length > 0) onForged();
    const { taken, next } = afterStep(bucket, now, burst, takes);
    const lifetime = Math.ceil(((burst.size - next.tokens) / burst.perSecond) * 1_000) + FULL_FOR_MS;
    const sealed = seal.close(name, Buffer.from(JSON.stringify(next)));
    found = await scripted(engine, REPLACE, name, [kept, sealed, String(lifetime)]);
    if (Array.isArray(found) && found.length === 0) return taken;
  }
  return undefined;
}

function scripted(engine: CacheEngine, script: string, name: string, values: (Buffer | string)[]): Promise<unknown> {
  return engine.run<unknown>((client) => client.eval(script, { keys: [name], arguments: values }), undefined);
}

function isFound(reply: unknown): reply is [seconds: Buffer, microseconds: Buffer, kept: Buffer] {
  return Array.isArray(reply) && reply.length === 3 && reply.every((each) => Buffer.isBuffer(each));
}

function bucketOf(seal: Seal, name: string, kept: Buffer): TokenBucket | undefined {
  const opened = seal.open(name, kept);
  return opened && (JSON.parse(opened.toString('utf8')) as TokenBucket);
}

function afterStep(
  kept: TokenBucket | undefined,
  now: number,
  burst: Burst,
  { admitted, requested }: Takes,
): { readonly taken: Taken; readonly next: TokenBucket } {
  let tokens = tokensAt(kept ?? { tokens: burst.size, at: now }, now, burst) - admitted;
  const waits = requested.map((calls) => {
    const wait = secondsUntil(calls, tokens, burst);
    if (wait === 0) tokens -= calls;
    return wait;
  });
  return { taken: { waits, tokens }, next: { tokens, at: now } };
}
