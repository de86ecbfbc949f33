// The source's codes for sessions, designations, committees, parties and document types, with English names.

import { localDay } from '../../../lib/time-zones.ts';

export const COMMITTEES: Readonly<Record<string, string>> = {
  AU: 'Labour Market',
  CU: 'Civil Affairs',
  EUN: 'European Union Affairs',
  FiU: 'Finance',
  FöU: 'Defence',
  JuU: 'Justice',
  KrU: 'Cultural Affairs',
  KU: 'Constitution',
  MJU: 'Environment and Agriculture',
  NU: 'Industry and Trade',
  SfU: 'Social Insurance',
  SkU: 'Taxation',
  SoU: 'Health and Welfare',
  TU: 'Transport and Communications',
  UbU: 'Education',
  UFöU: 'Joint Committee on Foreign Affairs and Defence',
  UU: 'Foreign Affairs',
};

export const PARTIES: Readonly<Record<string, string>> = {
  C: 'Centre Party',
  FP: 'Liberal People’s Party (Liberals since 2015)',
  KD: 'Christian Democrats',
  L: 'Liberals',
  M: 'Moderate Party',
  MP: 'Green Party',
  NYD: 'New Democracy',
  S: 'Social Democratic Party',
  SD: 'Sweden Democrats',
  V: 'Left Party',
};

export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  bet: 'committee report',
  dir: 'terms of reference of an inquiry',
  ds: 'ministry memorandum',
  'f-lista': 'chamber agenda',
  fr: 'written question',
  frs: 'answer to a written question',
  frsrdg: 'proposal of a Riksdag body',
  ip: 'interpellation',
  kom: 'EU proposal',
  mot: 'motion',
  prop: 'government bill',
  prot: 'record of the chamber',
  rir: 'report of the National Audit Office',
  rskr: 'Riksdag communication',
  sfs: 'statute',
  skr: 'government communication',
  sou: 'inquiry report',
  yttr: 'committee opinion',
};

const COMMITTEE_SPELLINGS = new Map(Object.keys(COMMITTEES).map((code) => [code.toLowerCase(), code]));

/** Converts a code to the source's spelling (`fiu` becomes FiU). Returns an unknown code unchanged. */
export function committeeCode(code: string): string {
  return COMMITTEE_SPELLINGS.get(code.toLowerCase()) ?? code;
}

const SESSION = /^(\d{4})\/(\d{2}|\d{4})$/;
/** First year of the only session that is written with two four-digit years. */
const MILLENNIUM = 1999;

/** Returns the first year of a session such as `2024/25` or `1999/2000`; undefined for an invalid session. */
export function sessionStart(session: string): number | undefined {
  const [, start, end] = SESSION.exec(session) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const next = String(Number(start) + 1);
  return end === next || end === next.slice(2) ? Number(start) : undefined;
}

export function sessionName(start: number): string {
  return start === MILLENNIUM ? '1999/2000' : `${start}/${String(start + 1).slice(2)}`;
}

/**
 * Approximate start of a session. The parliament opens on a Tuesday in September, two weeks later if there was an
 * election.
 */
const OPENING = '09-15';

export function today(now: Date): string {
  return localDay('Europe/Stockholm', now);
}

/** Returns the first year of the current session, or of the session that has just ended. */
export function runningSession(now: Date): number {
  const date = today(now);
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= OPENING ? year : year - 1;
}

// Document ids begin with the session in base 36: GZ is 2011/12, H0 2012/13, HA 2022/23.
const BASE = 36;
const YEAR_OF_H0 = 2012;
const H0 = Number.parseInt('H0', BASE);
const REPORT_SERIES = '01';
const REPORT_ID = /^([A-Z][0-9A-Z])01(\D.*)$/i;

/** Returns the document id of a committee report, such as `HA01AU10` for AU10 of 2022/23. */
export function reportId(start: number, designation: string): string {
  const session = (H0 + start - YEAR_OF_H0).toString(BASE).toUpperCase();
  return `${session}${REPORT_SERIES}${designation}`;
}

export interface Report {
  readonly start: number;
  readonly designation: string;
}

/** Returns the session and designation from the document id of a committee report; undefined for other ids. */
export function reportOf(dokId: string): Report | undefined {
  const [, session, designation] = REPORT_ID.exec(dokId) ?? [];
  if (session === undefined || designation === undefined) return undefined;
  return { start: Number.parseInt(session, BASE) - H0 + YEAR_OF_H0, designation: designationOf(designation) };
}

/** Converts the committee in a designation to the source's spelling: `fiu20` becomes FiU20. */
export function designationOf(text: string): string {
  const [committee] = /^\D+/.exec(text) ?? [];
  return committee === undefined ? text : `${committeeCode(committee)}${text.slice(committee.length)}`;
}
