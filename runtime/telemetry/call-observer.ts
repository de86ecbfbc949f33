import type { CallObserver } from '../dispatch/invoke.ts';
import { statusOf } from '../dispatch/problem-details.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { SummedLines } from './summed-lines.ts';

/** Called for every call with a key, except rejected calls. */
export type CallUsage = (keyId: string, service: string, failed: boolean) => void;

export function callObserver(metrics: Metrics, log: Log, usage: CallUsage): CallObserver {
  const anybodys = new SummedLines(log);
  return {
    called(invocation, outcome, keyId, elapsedMs) {
      const { operation, transport, requestId } = invocation;
      metrics.called(operation, transport, outcome, elapsedMs);
      const failed = !outcome.ok && statusOf(outcome.problem) >= 500;
      if (keyId !== undefined && (outcome.ok || failed || outcome.problem.code === 'not_found')) {
        usage(keyId, operation.service, failed);
      }
      if (!log.isLevelEnabled('info')) return;
      const facts = {
        request_id: requestId,
        operation: operation.id,
        transport,
        key_id: keyId,
        ms: Math.round(elapsedMs * 100) / 100,
      };
      if (keyId === undefined && !outcome.ok) {
        const { code } = outcome.problem;
        anybodys.info(code, invocation.network, { ...facts, outcome: code }, 'call');
      } else if (outcome.ok) log.info({ ...facts, outcome: 'ok' }, 'call');
      else log.info({ ...facts, outcome: outcome.problem.code }, 'call');
    },
    violated(operation, path, message, fatal) {
      metrics.violated(operation, fatal);
      log.warn({ operation: operation.id, path, fatal }, `result ${message}`);
    },
    outdated(operation, inputs) {
      metrics.outdated(operation, inputs);
    },
    failed(operation, requestId, error) {
      log.error({ operation: operation.id, request_id: requestId, error }, 'call failed with an internal error');
    },
  };
}
