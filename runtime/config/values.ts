// How the values of settings are read: each reader gives the value, or says which part of the text is wrong.

import { BlockList } from 'node:net';
import type { Burst } from '../contract/gate.ts';
import { durationOf } from '../lib/duration.ts';
import { FORMATS } from '../lib/formats.ts';
import { addNetwork } from '../lib/networks.ts';

/** What is wrong with a value: the part at fault, where it may be repeated. A secret in the wrong place must not be. */
export class Wrong {
  readonly part: string | undefined;

  constructor(part?: string) {
    this.part = part;
  }
}

/** Reads a variable's text, or says what is wrong with it. */
export type Read<Value> = (text: string) => Value | Wrong;

/** Any text. */
export const text: Read<string> = (given) => given;

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number): Read<number> =>
  (given) => {
    const value = /^[0-9]{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= least && value <= most ? value : new Wrong(given);
  };

/** One of some words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (given) =>
    words.find((word) => word === given) ?? new Wrong(given);

/** A text of at least so many characters, of which nothing is repeated. */
export const secret =
  (least: number): Read<string> =>
  (given) =>
    given.length >= least ? given : new Wrong();

/** The address of a PostgreSQL database; it holds a password, so nothing of it is repeated. */
export const postgresUrl: Read<string> = (given) =>
  /^postgres(?:ql)?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** The address of Valkey or Redis; it may hold a password, so nothing of it is repeated. */
export const cacheUrl: Read<string> = (given) =>
  /^rediss?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** The address of a server, without its path. */
export const webAddress: Read<string> = (given) => {
  const url = URL.parse(given);
  const fits = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return fits ? url.origin : new Wrong();
};

/** The address of a collector; it may hold a password, so nothing of it is repeated. */
export const collector: Read<string> = (given) =>
  /^https?:\/\//.test(given) && URL.canParse(given) ? given : new Wrong();

/** The address of a mail server; it holds a password, so nothing of it is repeated. */
export const smtpAddress: Read<string> = (given) => {
  const url = URL.parse(given);
  const fits = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  return fits && url.search === '' ? given : new Wrong();
};

/** An e-mail address. */
export const email: Read<string> = (given) => (FORMATS.email.test(given) ? given : new Wrong(given));

/** An e-mail address or a page. */
export const contact: Read<string> = (given) => {
  const isMail = /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(given);
  return isMail || (/^https?:\/\//.test(given) && URL.canParse(given)) ? given : new Wrong(given);
};

/** Texts by comma, each of which must pass. */
export const listOf =
  (passes: (part: string) => boolean): Read<string[]> =>
  (given) => {
    const parts = split(given);
    const bad = parts.find((part) => !passes(part));
    return bad === undefined ? parts : new Wrong(bad);
  };

/** Whether a text can be a host, with a port or without one. */
export const isHost = (part: string): boolean => /^[A-Za-z0-9.[\]:-]+$/.test(part);
/** Whether a text is an origin, or `*` for all. */
export const isOrigin = (part: string): boolean => part === '*' || !(webAddress(part) instanceof Wrong);

/** Addresses and networks by comma. */
export const networks: Read<BlockList> = (given) => {
  const list = new BlockList();
  const bad = split(given).find((entry) => !addNetwork(list, entry));
  return bad === undefined ? list : new Wrong(bad);
};

/** A time such as `5s`, in milliseconds. */
const duration: Read<number> = (given) => durationOf(given) ?? new Wrong(given);

/** A time within bounds, in milliseconds. */
export const durationWithin =
  (leastMs: number, mostMs: number): Read<number> =>
  (given) => {
    const value = durationOf(given) ?? Number.NaN;
    return value >= leastMs && value <= mostMs ? value : new Wrong(given);
  };

/** Whole days within bounds, as `30d`. */
export const days =
  (least: number, most: number): Read<number> =>
  (given) => {
    const value = Number(/^([0-9]{1,5})d$/.exec(given)?.[1] ?? Number.NaN);
    return value >= least && value <= most ? value : new Wrong(given);
  };

/** Times by comma. */
export const durations: Read<number[]> = (given) => {
  const parts = split(given);
  const values = parts.map(duration);
  const bad = values.findIndex((value) => value instanceof Wrong);
  return bad < 0 && parts.length > 0 ? (values as number[]) : new Wrong(parts[bad] ?? given);
};

/** How many failed attempts open a circuit, and how old the first of them must be: `10,5m`. */
export const circuit: Read<{ failures: number; ageMs: number }> = (given) => {
  const [count = '', age = '', ...more] = split(given);
  const failures = wholeNumber(1, 1_000)(count);
  const ageMs = duration(age);
  const fits = !(failures instanceof Wrong) && !(ageMs instanceof Wrong) && more.length === 0;
  return fits ? { failures, ageMs } : new Wrong(given);
};

/** How many a second over time, and how many at once: `60,300`. */
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
