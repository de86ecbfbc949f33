// Sessions and reports as callers name them, checked before the source is asked: a session that means nothing to it simply
// has no hits.

import { invalidArgument } from '../../contract/problem.ts';
import {
  designationOf,
  type Report,
  reportOf,
  runningSession,
  sessionName,
  sessionStart,
} from './riksdagen/riksdagen.ts';

/** First year of the session that an argument names. @throws Problem `invalid_arguments` for what is no session */
export function requireSession(session: string, parameter = 'session'): number {
  const start = sessionStart(session);
  if (start !== undefined) return start;
  const meant = sessionName(Number(session.slice(0, 4)));
  throw invalidArgument(
    parameter,
    `${session} is not a session: its second year must follow the first`,
    `Did you mean ${meant}?`,
  );
}

/** A session as the source writes it, or the calendar year of a government series. */
export function sessionOrYear(text: string): string {
  return /^\d{4}$/.test(text) ? text : sessionName(requireSession(text));
}

/**
 * Session and designation of `list_votes`; the session that runs unless said. `doc_id` may be a document id, which has both.
 * @throws Problem `invalid_arguments` for what is no session, or when the two name different ones
 */
export function ballotScope(
  session: string | undefined,
  docId: string | undefined,
  now: Date,
): { start: number; designation: string | undefined } {
  const asked = session === undefined ? undefined : requireSession(session);
  const report = docId === undefined ? undefined : reportOf(docId);
  if (report === undefined) {
    const designation = docId === undefined ? undefined : designationOf(docId);
    return { start: asked ?? runningSession(now), designation };
  }
  if (asked !== undefined && asked !== report.start) {
    const message = `${docId} is of session ${sessionName(report.start)}, not of ${sessionName(asked)}`;
    throw invalidArgument('doc_id', message, `Leave session out, or give the designation ${report.designation}.`);
  }
  return report;
}

/** A ballot by session, report and point. */
export interface BallotId extends Report {
  readonly point: number;
}

/** The parts of `2019/20:CU6:2`. @throws Problem `invalid_arguments` when its session is none */
export function ballotId(id: string): BallotId {
  const [session = '', designation = '', point = ''] = id.split(':');
  return {
    start: requireSession(session, 'votering_id'),
    designation: designationOf(designation),
    point: Number(point),
  };
}

/** Our id of a ballot. */
export function ballotName(session: string, designation: string, point: number): string {
  return `${session}:${designation}:${point}`;
}

/** Whether a session has ended, so that nothing of it changes any more. */
export function isClosed(start: number, now: Date): boolean {
  return start < runningSession(now);
}

/** The same for a document by its id, which begins with the session; other series are taken to be open. */
export function isClosedDocument(dokId: string, now: Date): boolean {
  const report = reportOf(dokId);
  return report !== undefined && isClosed(report.start, now);
}
