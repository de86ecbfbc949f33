// Each parser returns the parsed value, or the part that is invalid.

import { BlockList } from 'node:net';
import type { Burst } from '../contract/gate.ts';
import { durationOf } from '../lib/duration.ts';
import { FORMATS } from '../lib/formats.ts';
import { addNetwork } from '../lib/networks.ts';

/** `part` is set only if it may be shown; never for a secret. */
export class Wrong {
  readonly part: string | undefined;

  constructor(part?: string) {
    this.part = part;
  }
}

export type Read<Value> = (text: string) => Value | Wrong;

export const text: Read<string> = (input) => input;

export const wholeNumber =
  (min: number, max: number): Read<number> =>
  (text) => {
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : new Wrong(text);
  };

export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (text) =>
    words.find((word) => word === text) ?? new Wrong(text);

export const secret =
  (min: number): Read<string> =>
  (text) =>
    text.length >= min ? text : new Wrong();

/** The URL contains a password, so errors omit it. */
export const postgresUrl: Read<string> = (text) =>
  /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text) ? text : new Wrong();

/** The URL may contain a password, so errors omit it. */
export const cacheUrl: Read<string> = (text) => (/^rediss?:\/\//.test(text) && URL.canParse(text) ? text : new Wrong());

/** A URL without a path. */
export const webAddress: Read<string> = (text) => {
  const url = URL.parse(text);
  const fits = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return fits ? url.origin : new Wrong();
};

/** The URL may contain a password, so errors omit it. */
export const collector: Read<string> = (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : new Wrong());

/** The URL contains a password, so errors omit it. */
export const smtpAddress: Read<string> = (text) => {
  const url = URL.parse(text);
  const fits = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  return fits && url.search === '' ? text : new Wrong();
};

export const email: Read<string> = (text) => (FORMATS.email.test(text) ? text : new Wrong(text));

export const contact: Read<string> = (text) => {
  const isMail = /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(text);
  return isMail || (/^https?:\/\//.test(text) && URL.canParse(text)) ? text : new Wrong(text);
};

export const listOf =
  (passes: (part: string) => boolean): Read<string[]> =>
  (text) => {
    const parts = split(text);
    const bad = parts.find((part) => !passes(part));
    return bad === undefined ? parts : new Wrong(bad);
  };

export const isHost = (part: string): boolean => /^[A-Za-z0-9.[\]:-]+$/.test(part);
export const isOrigin = (part: string): boolean => part === '*' || !(webAddress(part) instanceof Wrong);

export const networks: Read<BlockList> = (text) => {
  const list = new BlockList();
  const bad = split(text).find((entry) => !addNetwork(list, entry));
  return bad === undefined ? list : new Wrong(bad);
};

/** `5s`, in milliseconds. */
const duration: Read<number> = (text) => durationOf(text) ?? new Wrong(text);

export const durationWithin =
  (minMs: number, maxMs: number): Read<number> =>
  (text) => {
    const value = durationOf(text) ?? Number.NaN;
    return value >= minMs && value <= maxMs ? value : new Wrong(text);
  };

export const days =
  (min: number, max: number): Read<number> =>
  (text) => {
    const value = Number(/^([0-9]{1,5})d$/.exec(text)?.[1] ?? Number.NaN);
    return value >= min && value <= max ? value : new Wrong(text);
  };

export const durations: Read<number[]> = (text) => {
  const parts = split(text);
  const values = parts.map(duration);
  const bad = values.findIndex((value) => value instanceof Wrong);
  return bad < 0 && parts.length > 0 ? (values as number[]) : new Wrong(parts[bad] ?? text);
};

/**
 * For example `10,5m`: the number of failed attempts that open a circuit breaker, and the minimum age of the first one.
 */
export const circuit: Read<{ failures: number; ageMs: number }> = (text) => {
  const [count = '', age = '', ...more] = split(text);
  const failures = wholeNumber(1, 1_000)(count);
  const ageMs = duration(age);
  const fits = !(failures instanceof Wrong) && !(ageMs instanceof Wrong) && more.length === 0;
  return fits ? { failures, ageMs } : new Wrong(text);
};

/** For example `60,300`: rate per second and burst size. */
export const burst: Read<Burst> = (text) => {
  const [perSecond, size, ...more] = split(text).map(wholeNumber(1, 1_000_000));
  const fits = typeof perSecond === 'number' && typeof size === 'number' && more.length === 0;
  return fits ? { perSecond, size } : new Wrong(text);
};

function split(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
