// Token buckets that several processes take from, kept by the cache engine: each step is one script there, so that nothing comes between
// the look at a bucket and the taking from it. The engine's clock alone says how far a bucket has filled.

import type { Burst } from '../contract/gate.ts';
import type { CacheEngine } from './cache-engine.ts';

/** What is taken from a bucket in one step. */
export interface Takes {
  /** Already let in by the process that tells of it: taken in any case, before what is asked for. */
  readonly told: number;
  /** Asked for, in turn; each is given whole or not at all. */
  readonly asked: readonly number[];
}

/** How a bucket stands after a step. */
export interface Taken {
  /** For each that was asked for: 0 where it was given, else the whole seconds until it may be. */
  readonly waits: readonly number[];
  /** What is left; below zero where more was told of than there was. */
  readonly tokens: number;
}

/** Buckets as all processes have them. */
export interface SharedBuckets {
  /**
   * Takes from a bucket, in one round trip; undefined where there is no telling. Never rejects.
   * @param name of the bucket; no part of it is kept in clear
   */
  take(name: string, burst: Burst, takes: Takes): Promise<Taken | undefined>;
}

/** Thousandths, since scripts give whole numbers. */
const PARTS = 1_000;
/** A bucket is forgotten so long after it is full: then a new one says the same. */
const FULL_FOR_MS = 1_000;

const TAKE = `
local clock = redis.call('time')
local now = clock[1] * 1000 + clock[2] / 1000
local rate, size = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('hmget', KEYS[1], 'tokens', 'at')
local tokens = tonumber(kept[1] or size)
tokens = math.min(size, tokens + math.max(0, now - tonumber(kept[2] or now)) * rate / 1000)
tokens = tokens - tonumber(ARGV[3])
local waits = {}
for i = 4, #ARGV do
  local calls = tonumber(ARGV[i])
  local needed = math.min(calls, size)
  if tokens < needed then
    waits[i - 2] = math.ceil((needed - tokens) / rate)
  else
    tokens = tokens - calls
    waits[i - 2] = 0
  end
end
waits[1] = math.floor(tokens * ${PARTS})
redis.call('hset', KEYS[1], 'tokens', tokens, 'at', string.format('%.3f', now))
redis.call('pexpire', KEYS[1], math.ceil((size - tokens) / rate * 1000) + ${FULL_FOR_MS})
return waits`;

/** One step at a bucket; undefined where the engine is away or slow. */
export async function takeFromBucket(
  engine: CacheEngine,
  key: string,
  { perSecond, size }: Burst,
  { told, asked }: Takes,
): Promise<Taken | undefined> {
  const values = [perSecond, size, told, ...asked].map(String);
  const reply = await engine.run<unknown>((client) => client.eval(TAKE, { keys: [key], arguments: values }), undefined);
  if (!Array.isArray(reply) || reply.length !== asked.length + 1) return undefined;
  const [parts, ...waits] = reply.map(Number) as [number, ...number[]];
  return { tokens: parts / PARTS, waits };
}
