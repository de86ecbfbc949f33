// Logs one line when an outage begins and one when it ends.

import type { SourceTransition } from '../sources/client/source.ts';
import type { StoreTransition } from '../store/health.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { Log } from './log.ts';

export function logStoreTransitions(log: Log): (transition: StoreTransition) => void {
  return (transition) => {
    if (transition.state === 'lost') {
      log.error({ error: transition.error }, 'store unavailable: requests that need it get 503 until it recovers');
    } else log.warn({ lost_ms: transition.lostMs }, 'store recovered');
  };
}

export function logSourceTransitions(log: Log): (transition: SourceTransition) => void {
  return ({ source, state, code, path }) => {
    if (state === 'failing') log.warn({ source, reason: code, path }, 'source is failing');
    else log.warn({ source }, 'source recovered');
  };
}

export function logMailTransitions(log: Log): (state: 'failing' | 'sending', code?: string) => void {
  return (state, code) => {
    if (state === 'failing') log.error({ reason: code }, 'emails cannot be sent: each is retried for an hour');
    else log.warn('emails are being sent again');
  };
}

/**
 * Failures caused by an unavailable store are logged only at debug level, because the transition of the store is
 * already logged.
 */
export function logUnseenFailures(log: Log): (message: string, error: unknown) => void {
  return (message, error) => {
    if (error instanceof StoreUnavailable) log.debug({ error }, message);
    else log.error({ error }, message);
  };
}
