// Validates sessions and periods before the request, because for an unknown session, the source silently returns data
// for the current one.

import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import {
  FIRST_SESSION,
  isPeriod,
  isSession,
  parseTerm,
  periodOf,
  runningSession,
  type Stortinget,
  type Term,
  termId,
} from './stortinget/stortinget.ts';

const RUNNING = 'current';

/**
 * Parses `2024-2025`, `1986-87` or `current`.
 * @throws Problem `invalid_arguments` for an invalid session, `not_found` for a session that the source cannot have
 */
export function requireSession(id: string, now: Date): Term {
  const running = runningSession(now);
  if (id === RUNNING) return { from: running, to: running + 1 };
  const term = parseTerm(id);
  if (term === undefined || !isSession(term)) {
    const from = term?.from ?? running;
    const hint = `Did you mean ${termId({ from, to: from + 1 })}? A session is one year, from October.`;
    throw invalidArgument('session_id', `${id} is not a session: the second year must follow the first`, hint);
  }
  // The next session is accepted too, because the source already lists it with its first cases.
  if (term.from < FIRST_SESSION || term.from > running + 1) throw unknownSession(term, now);
  return term;
}

/**
 * If the response is for another session, checks the source's session list. Rejects with the Problem `not_found` if the
 * session is missing from the list; otherwise the response is invalid.
 */
export async function ofSession<Value>(
  source: Stortinget,
  session: Term,
  request: () => Promise<Value>,
  call: Call,
): Promise<Value> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'upstream_invalid_response') throw error;
    const { answered } = await settleAll([source], (api) => api.sessions(call));
    const known = answered[0]?.value.all;
    if (known === undefined || known.some(({ id }) => id === termId(session))) throw error;
    throw unknownSession(session, call.now());
  }
}

function unknownSession(session: Term, now: Date): Problem<'not_found'> {
  const last = runningSession(now);
  const known = `${termId({ from: FIRST_SESSION, to: FIRST_SESSION + 1 })} to ${termId({ from: last, to: last + 1 })}`;
  return new Problem('not_found', `Session ${termId(session)} does not exist; the source has ${known}.`, {
    hint: 'List all sessions with list_sessions.',
  });
}

/**
 * Parses `2021-2025` or `1945-49`.
 * @throws Problem `invalid_arguments` for an invalid period, `not_found` for a future period
 */
export function requirePeriod(id: string, now: Date): Term {
  const term = parseTerm(id);
  if (term === undefined || !isPeriod(term)) {
    const near = periodOf(term?.from ?? runningSession(now));
    const hint =
      near === undefined
        ? 'The first period is 1945-1949.'
        : `Did you mean ${termId(near)}? Periods have four years; an election year ends one and begins the next.`;
    throw invalidArgument('period_id', `${id} is not a period of the Storting`, hint);
  }
  if (term.from > runningSession(now)) throw unknownPeriod(term);
  return term;
}

function unknownPeriod(period: Term): Problem<'not_found'> {
  return new Problem('not_found', `The source has no period ${termId(period)}.`, {
    hint: 'Periods are 1945-1949, 1950-1953, 1954-1957, 1958-1961, then every four years up to the current one.',
  });
}
