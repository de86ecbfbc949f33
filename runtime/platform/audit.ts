// Records each action by an operator or key owner as a log line and a stored entry, without secrets.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { EndpointRequest } from '../contract/endpoint.ts';
import type { AuditStore } from '../store/audit.ts';
import type { Log } from '../telemetry/log.ts';

export interface AuditAction {
  /** For example `key.rotate`. */
  readonly action: string;
  /** Id of the key, subscription or block. */
  readonly subject?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export class Audit {
  readonly #store: AuditStore;
  readonly #log: Log;

  constructor(store: AuditStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Writes the log line first, so that there is a record even if the store fails. Never rejects. */
  async note({ action, subject, details = {}, message }: AuditAction, request?: EndpointRequest): Promise<void> {
    const actor = request === undefined ? 'server' : (request.operator ?? 'owner');
    const who = request === undefined ? {} : { address: request.address, request_id: request.requestId };
    // The field's name is `key_id`, `subscription_id` or `block_id`.
    const named = subject === undefined ? {} : { [`${action.slice(0, action.indexOf('.'))}_id`]: subject };
    this.#log.info({ audit: action, ...named, ...details, by: actor, ...who }, message);
    const { address, requestId } = request ?? {};
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

function plain(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
