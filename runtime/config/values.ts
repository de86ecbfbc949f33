// Each parser returns the value, or the invalid part.

import { BlockList } from 'node:net';
import type { Burst } from '../contract/gate.ts';
import { durationOf } from '../lib/duration.ts';
import { FORMATS } from '../lib/formats.ts';
import { addNetwork } from '../lib/networks.ts';

/** `part` is only set if it may be shown, so never for a secret. */
export class Wrong {
  readonly part: string | undefined;

  constructor(part?: string) {
    this.part = part;
  }
}

export type Read<Value> = (text: string) => Value | Wrong;

export const text: Read<string> = (given) => given;

export const wholeNumber =
  (least: number, most: number): Read<number> =>
  (given) => {
    const value = /^[0-9]{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= least && value <= most ? value : new Wrong(given);
  };

export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (given) =>
    words.find((word) => word === given) ?? new Wrong(given);

export const secret =
  (least: number): Read<string> =>
  (given) =>
    given.length >= least ? given : new Wrong();

/** Contains a password, so errors omit it. */
export const postgresUrl: Read<string> = (given) =>
  /^postgres(?:ql)?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** May contain a password, so errors omit it. */
export const cacheUrl: Read<string> = (given) =>
  /^rediss?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** A URL without a path. */
export const webAddress: Read<string> = (given) => {
  const url = URL.parse(given);
  const fits = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return fits ? url.origin : new Wrong();
};

/** May contain a password, so errors omit it. */
export const collector: Read<string> = (given) =>
  /^https?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** Contains a password, so errors omit it. */
export const smtpAddress: Read<string> = (given) => {
  const url = URL.parse(given);
  const fits = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  return fits && url.search === '' ? given : new Wrong();
};

export const email: Read<string> = (given) => (FORMATS.email.test(given) ? given : new Wrong(given));

export const contact: Read<string> = (given) => {
  const isMail = /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(given);
  return isMail || (/^https?:\/\//.test(given) && URL.canParse(given)) ? given : new Wrong(given);
};

export const listOf =
  (passes: (part: string) => boolean): Read<string[]> =>
  (given) => {
    const parts = split(given);
    const bad = parts.find((part) => !passes(part));
    return bad === undefined ? parts : new Wrong(bad);
  };

export const isHost = (part: string): boolean => /^[A-Za-z0-9.[\]:-]+$/.test(part);
export const isOrigin = (part: string): boolean => part === '*' || !(webAddress(part) instanceof Wrong);

export const networks: Read<BlockList> = (given) => {
  const list = new BlockList();
  const bad = split(given).find((entry) => !addNetwork(list, entry));
  return bad === undefined ? list : new Wrong(bad);
};

/** `5s`, in milliseconds. */
const duration: Read<number> = (given) => durationOf(given) ?? new Wrong(given);

export const durationWithin =
  (leastMs: number, mostMs: number): Read<number> =>
  (given) => {
    const value = durationOf(given) ?? Number.NaN;
    return value >= leastMs && value <= mostMs ? value : new Wrong(given);
  };

export const days =
  (least: number, most: number): Read<number> =>
  (given) => {
    const value = Number(/^([0-9]{1,5})d$/.exec(given)?.[1] ?? Number.NaN);
    return value >= least && value <= most ? value : new Wrong(given);
  };

export const durations: Read<number[]> = (given) => {
  const parts = split(given);
  const values = parts.map(duration);
  const bad = values.findIndex((value) => value instanceof Wrong);
  return bad < 0 && parts.length > 0 ? (values as number[]) : new Wrong(parts[bad] ?? given);
};

/** `10,5m`: failed attempts that open a circuit breaker, and minimum age of the first. */
export const circuit: Read<{ failures: number; ageMs: number }> = (given) => {
  const [count = '', age = '', ...more] = split(given);
  const failures = wholeNumber(1, 1_000)(count);
  const ageMs = duration(age);
  const fits = !(failures instanceof Wrong) && !(ageMs instanceof Wrong) && more.length === 0;
  return fits ? { failures, ageMs } : new Wrong(given);
};

/** `60,300`: rate per second, and burst. */
export const burst: Read<Burst> = (given) => {
  const [perSecond, size, ...more] = split(given).map(wholeNumber(1, 1_000_000));
  const fits = typeof perSecond === 'number' && typeof size === 'number' && more.length === 0;
  return fits ? { perSecond, size } : new Wrong(given);
};

function split(given: string): string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
