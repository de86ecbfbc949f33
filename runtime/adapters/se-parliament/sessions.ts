// Validates sessions and reports before the request, because for an unknown session the source returns an empty list.

import { invalidArgument } from '../../contract/problem.ts';
import {
  designationOf,
  type Report,
  reportOf,
  runningSession,
  sessionName,
  sessionStart,
} from './riksdagen/riksdagen.ts';

/** Returns the first year of a session. @throws Problem `invalid_arguments` for an invalid session */
export function requireSession(session: string, parameter = 'session'): number {
  const start = sessionStart(session);
  if (start !== undefined) return start;
  const meant = sessionName(Number(session.slice(0, 4)));
  throw invalidArgument(
    parameter,
    `${session} is not a session: the second year must follow the first`,
    `Did you mean ${meant}?`,
  );
}

/** Returns the session in the source's format, or the calendar year for a government series. */
export function sessionOrYear(text: string): string {
  return /^\d{4}$/.test(text) ? text : sessionName(requireSession(text));
}

/**
 * Returns the session and designation for `list_votes`. The default is the current session. `doc_id` may be a document
 * id, which contains both.
 * @throws Problem `invalid_arguments` for an invalid session, or if both arguments specify different sessions
 */
export function ballotScope(
  session: string | undefined,
  docId: string | undefined,
  now: Date,
): { start: number; designation: string | undefined } {
  const requested = session === undefined ? undefined : requireSession(session);
  const report = docId === undefined ? undefined : reportOf(docId);
  if (report === undefined) {
    const designation = docId === undefined ? undefined : designationOf(docId);
    return { start: requested ?? runningSession(now), designation };
  }
  if (requested !== undefined && requested !== report.start) {
    const message = `${docId} is from session ${sessionName(report.start)}, not ${sessionName(requested)}`;
    throw invalidArgument('doc_id', message, `Omit session, or use the designation ${report.designation}.`);
  }
  return report;
}

export interface BallotId extends Report {
  readonly point: number;
}

/** Parses `2019/20:CU6:2`. @throws Problem `invalid_arguments` for an invalid session */
export function ballotId(id: string): BallotId {
  const [session = '', designation = '', point = ''] = id.split(':');
  return {
    start: requireSession(session, 'votering_id'),
    designation: designationOf(designation),
    point: Number(point),
  };
}

export function ballotName(session: string, designation: string, point: number): string {
  return `${session}:${designation}:${point}`;
}

/** True if the session has ended, so its data no longer changes. */
export function isClosed(start: number, now: Date): boolean {
  return start < runningSession(now);
}

/**
 * True if the document's session has ended. Document ids begin with the session; for ids of other series, the result is
 * false.
 */
export function isClosedDocument(dokId: string, now: Date): boolean {
  const report = reportOf(dokId);
  return report !== undefined && isClosed(report.start, now);
}
