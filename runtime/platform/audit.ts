// Writes down what operators and owners of keys did: a line of the log, and an entry that stays. Neither ever holds a secret.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { EndpointRequest } from '../contract/endpoint.ts';
import type { AuditStore } from '../store/audit.ts';
import type { Log } from '../telemetry/log.ts';

/** What happened to what. */
export interface Deed {
  /** Such as `key.rotate`. */
  readonly action: string;
  /** Id of the key, subscription or block. */
  readonly subject?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** What the line of the log says. */
  readonly message: string;
}

/** The audit log of a server. */
export class Audit {
  readonly #store: AuditStore;
  readonly #log: Log;

  constructor(store: AuditStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Notes a deed that was done. The line comes first: it is there also where the store has gone. Never rejects. */
  async note({ action, subject, details = {}, message }: Deed, visit?: EndpointRequest): Promise<void> {
    const actor = visit === undefined ? 'server' : (visit.operator ?? 'owner');
    const who = visit === undefined ? {} : { address: visit.address, request_id: visit.requestId };
    // `key_id`, `subscription_id`, `block_id`.
    const named = subject === undefined ? {} : { [`${action.slice(0, action.indexOf('.'))}_id`]: subject };
    this.#log.info({ audit: action, ...named, ...details, by: actor, ...who }, message);
    const { address, requestId } = visit ?? {};
    try {
      await this.#store.add({ at: Date.now(), actor, action, subject, details, address, requestId });
    } catch (error) {
      this.#log.error(
        { error, audit: action },
        'writing to the audit log failed; the preceding log line is the only record of the action',
      );
    }
  }
}

/** The handler that operators read it by. */
export function auditPages(store: AuditStore): Pick<PlatformHandlers, 'admin_audit'> {
  return {
    async admin_audit({ after, limit }) {
      const entries = await store.list(after, limit);
      return {
        entries: entries.map(({ sequence, at, actor, action, subject, details, address, requestId }) => ({
          sequence,
          at: new Date(at).toISOString(),
          by: actor,
          action,
          subject: subject ?? null,
          details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)])),
          address: address ?? null,
          request_id: requestId ?? null,
        })),
        next_after: entries.at(-1)?.sequence ?? after,
      };
    },
  };
}

/** One value of the details: a list as its members. */
function plain(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
