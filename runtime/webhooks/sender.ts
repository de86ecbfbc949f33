// Keeps only the status of the response and the category of a failure, because a receiver's text must not leak to the
// subscriber.

import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { isTraced, traced } from '../lib/tracing.ts';
import type { Agents } from './guard/agents.ts';
import { BlockedAddress, hostOf, Unresolvable } from './guard/guard.ts';
import { signatures } from './signature.ts';
import { INBOX_NOT_FOUND, type TestInboxes } from './test-inboxes.ts';

/** Timeout of the complete attempt. */
const ATTEMPT_MS = 15_000;
const CONNECT_MS = 5_000;
/** If a response is larger or slower, the connection is closed. */
const DRAIN_BYTES = 65_536;
const DRAIN_MS = 1_000;
/** Maximum number of consecutive requests that may fail because the receiver closed a reused connection. */
const MAX_STALE = 6;

/** Error of an attempt that this server aborted. */
export const STOPPED = 'stopped';

/** Error of a request that was repeated immediately on another connection. */
export const REMADE = 'connection_lost';

export interface Message {
  readonly id: string;
  readonly subscriptionId: string;
  /** The key that owns the subscription. */
  readonly keyId: string;
  /** Number of the attempt; 1 for a new event. */
  readonly attempt: number;
  readonly callbackUrl: string;
  /** Signing secrets, the current one first. */
  readonly secrets: readonly string[];
  readonly body: string;
}

export interface Sent {
  readonly delivered: boolean;
  readonly responseCode: number | undefined;
  /** A category from `categoryOf`, or `http_3xx`, `http_4xx`, `http_5xx`. */
  readonly error: string | undefined;
  readonly retryAfter: string | undefined;
  /** Duration of the last request. */
  readonly durationMs: number;
  /** Earlier requests that were repeated. The receiver may have received them too. */
  readonly remade: readonly LostTry[];
}

/** A request that failed because the receiver closed a reused connection. `at` is in milliseconds since 1970. */
export interface LostTry {
  readonly at: number;
  readonly durationMs: number;
}

export interface SenderOptions {
  readonly agents: Agents;
  /** Requests to the URLs of inboxes are passed to them instead of the network. */
  readonly inboxes: Pick<TestInboxes, 'isInbox' | 'receive'>;
  readonly userAgent: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly attemptMs?: number;
}

export class Sender {
  readonly #options: SenderOptions;
  readonly #open = new Set<ClientRequest>();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /**
   * Never rejects.
   * @param onDial called with each address that is dialed, or to which an open connection is reused
   */
  send(message: Message, onDial: (address: string) => void = () => {}): Promise<Sent> {
    if (!isTraced()) return this.#send(message, onDial);
    return traced(
      () => ({
        name: 'POST webhook',
        kind: 'client',
        facts: {
          'http.request.method': 'POST',
          'server.address': new URL(message.callbackUrl).hostname,
          'almanac.attempt': message.attempt,
        },
      }),
      async (note) => {
        const sent = await this.#send(message, onDial);
        note.set({ 'http.response.status_code': sent.responseCode });
        if (!sent.delivered) note.failed(sent.error ?? 'failed');
        return sent;
      },
    );
  }

  async #send(message: Message, onDial: (address: string) => void): Promise<Sent> {
    const started = performance.now();
    const remade: LostTry[] = [];
    let [at, began] = [this.#options.now(), started];
    const tookMs = () => Math.round(performance.now() - began);
    const ended = (sent: Omit<Sent, 'durationMs' | 'remade'>): Sent => ({ ...sent, durationMs: tookMs(), remade });
    const { attemptMs = ATTEMPT_MS, inboxes } = this.#options;
    if (inboxes.isInbox(message.callbackUrl)) return ended(await this.#store(message));
    for (;;) {
      try {
        const numbered = { ...message, attempt: message.attempt + remade.length };
        const response = await this.#post(numbered, attemptMs - (began - started), onDial);
        const { statusCode = 0 } = response;
        const delivered = statusCode >= 200 && statusCode < 300;
        const error = delivered ? undefined : `http_${Math.floor(statusCode / 100)}xx`;
        return ended({ delivered, responseCode: statusCode, error, retryAfter: response.headers['retry-after'] });
      } catch (error) {
        // A closed connection does not show that the receiver has a problem, so repeat the request.
        if (error instanceof StaleConnection && remade.length < MAX_STALE) {
          remade.push({ at, durationMs: tookMs() });
          [at, began] = [this.#options.now(), performance.now()];
          continue;
        }
        const cause = error instanceof StaleConnection ? error.cause : error;
        return ended({ delivered: false, responseCode: undefined, error: categoryOf(cause), retryAfter: undefined });
      }
    }
  }

  /** Passes the request to the test inbox of its key. A missing inbox counts as gone, which pauses the subscription. */
  async #store(message: Message): Promise<Omit<Sent, 'durationMs' | 'remade'>> {
    const answered = { responseCode: undefined, error: undefined, retryAfter: undefined };
    try {
      const isReceived = await this.#options.inboxes.receive(message, this.#headers(message));
      if (isReceived) return { ...answered, delivered: true, responseCode: 204 };
      return { ...answered, delivered: false, responseCode: 410, error: INBOX_NOT_FOUND };
    } catch {
      // Failures of the store are reported by the store itself.
      return { ...answered, delivered: false, error: 'connect_failed' };
    }
  }

  abort(): void {
    for (const request of this.#open) request.destroy(new Stopped());
  }

  #post(message: Message, withinMs: number, onDial: (address: string) => void): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const url = new URL(message.callbackUrl);
      const secure = url.protocol === 'https:';
      const { agents } = this.#options;
      const request = (secure ? httpsRequest : httpRequest)({
        method: 'POST',
        hostname: hostOf(url),
        port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
        path: url.pathname + url.search,
        headers: this.#headers(message),
        agent: secure ? agents.https : agents.http,
      });
      this.#open.add(request);
      const late = setTimeout(() => request.destroy(new TooSlow()), Math.max(0, withinMs));
      const unconnected = setTimeout(() => request.destroy(new TooSlow()), CONNECT_MS);
      if (isIP(hostOf(url)) !== 0) onDial(hostOf(url));
      request.on('socket', (socket) => {
        tellOfDials(socket, onDial);
        if (!socket.connecting) clearTimeout(unconnected);
        else socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(unconnected));
      });
      const end = () => {
        clearTimeout(late);
        clearTimeout(unconnected);
      };
      request.on('close', () => {
        end();
        this.#open.delete(request);
        // Reject here if the request ends in any other way; otherwise, the attempt would occupy its slot forever.
        reject(new Unanswered());
      });
      request.on('upgrade', (_response, socket) => socket.destroy());
      request.on('error', (error) => {
        const isStale = request.reusedSocket && (error as { code?: string }).code === 'ECONNRESET';
        reject(isStale ? new StaleConnection(error) : error);
      });
      request.on('response', (response) => {
        end();
        drain(response);
        resolve(response);
      });
      request.end(message.body);
    });
  }

  #headers({ id, subscriptionId, attempt, secrets, body }: Message): Record<string, string | number> {
    const timestamp = Math.floor(this.#options.now() / 1_000);
    return {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': this.#options.userAgent,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures(secrets, id, timestamp, body),
      'webhook-subscription-id': subscriptionId,
      'webhook-attempt': attempt,
    };
  }
}

function tellOfDials(socket: Socket, onDial: (address: string) => void): void {
  const connected = () => {
    if (socket.remoteAddress !== undefined) onDial(socket.remoteAddress);
  };
  if (!socket.connecting) {
    connected();
    return;
  }
  // Node emits `connectionAttempt` only for host names.
  socket.on('connectionAttempt', onDial);
  socket.once('connect', connected);
}

class Stopped extends Error {}

class TooSlow extends Error {
  readonly code = 'ETIMEDOUT';
}

/** The request was closed without a response, for example after a protocol upgrade. */
class Unanswered extends Error {}

class StaleConnection extends Error {
  constructor(cause: unknown) {
    super('the connection was closed before the request', { cause });
  }
}

function drain(response: IncomingMessage): void {
  let bytes = 0;
  const close = () => response.destroy();
  const timer = setTimeout(close, DRAIN_MS);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_BYTES) close();
  });
  response.on('error', () => {});
  response.on('close', () => clearTimeout(timer));
}

const CATEGORIES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connect_refused',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  EPROTO: 'tls_error',
};

function categoryOf(error: unknown): string {
  if (error instanceof Stopped) return STOPPED;
  if (error instanceof BlockedAddress) return 'blocked_address';
  if (error instanceof Unresolvable) return 'dns_error';
  if (error instanceof Unanswered) return 'invalid_response';
  const { code = '' } = error as { code?: string };
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'tls_error';
  if (code.startsWith('HPE_')) return 'invalid_response';
  return CATEGORIES[code] ?? 'connect_failed';
}
