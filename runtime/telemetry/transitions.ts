// Lines of the log for what is lost and what is back: one when it begins, one when it ends, none in between.

import type { SourceTransition } from '../sources/client/source.ts';
import type { StoreTransition } from '../store/health.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { Log } from './log.ts';

/** Tells of the store. */
export function logStoreTransitions(log: Log): (transition: StoreTransition) => void {
  return (transition) => {
    if (transition.state === 'lost') {
      log.error({ error: transition.error }, 'the store is lost: what needs it is answered 503 until it is back');
    } else log.warn({ lost_ms: transition.lostMs }, 'the store is back');
  };
}

/** Tells of sources. */
export function logSourceTransitions(log: Log): (transition: SourceTransition) => void {
  return ({ source, state, code, path }) => {
    if (state === 'failing') log.warn({ source, reason: code, path }, 'a source fails');
    else log.warn({ source }, 'a source answers again');
  };
}

/** Tells of the mail server. */
export function logMailTransitions(log: Log): (state: 'failing' | 'sending', code?: string) => void {
  return (state, code) => {
    if (state === 'failing') log.error({ reason: code }, 'mails cannot be sent: each is tried again for its hour');
    else log.warn('mails are sent again');
  };
}

/** Tells of failures that no caller sees. Those of a lost store are told once, by its transition. */
export function logUnseenFailures(log: Log): (message: string, error: unknown) => void {
  return (message, error) => {
    if (error instanceof StoreUnavailable) log.debug({ error }, message);
    else log.error({ error }, message);
  };
}
