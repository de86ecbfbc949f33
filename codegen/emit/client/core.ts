// Calls the API with `fetch`, retries temporary failures, and throws typed errors. The generator copies this file next to the
// generated functions. It has no imports, so the folder can be copied to another project.

export interface ClientOptions {
  /** Base URL of the server, such as `https://almanac.example.org`. */
  readonly baseUrl: string;
  /** API key. Without a key, only tools that do not require one can be called. */
  readonly key?: string;
  /** Number of retries for calls that are safe to repeat. Default: 2. */
  readonly retries?: number;
  /**
   * Longest wait before a retry, in milliseconds. If the server requests a longer wait, the call fails immediately.
   * Default: 30,000.
   */
  readonly longestWaitMs?: number;
  /** Timeout per attempt, in milliseconds. Default: 60,000, because slow tools take up to 50 seconds. */
  readonly timeoutMs?: number;
  /** Function to use instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Aborts the call, even while it is waiting for a retry. */
  readonly signal?: AbortSignal;
}

export interface WrongArgument {
  readonly parameter: string;
  readonly message: string;
  readonly code: string;
  readonly hint?: string;
}

/**
 * Thrown if the server rejected the call or failed to answer it. Contains the fields of its problem response (RFC
 * 9457).
 */
export class AlmanacError<Code extends string = string> extends Error {
  /** HTTP status. */
  readonly status: number;
  /**
   * An error code listed at `/problems`, or `not_readable` if the response does not come from Almanac, for example from
   * a proxy.
   */
  readonly code: Code | 'not_readable';
  readonly errors: readonly WrongArgument[];
  /** Seconds to wait before a retry, if the server sends them. */
  readonly retryAfterSeconds: number | undefined;
  /** Identifies the call in the operator's logs. */
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Told>, retryAfterSeconds: number | undefined) {
    super(problem.detail ?? problem.title ?? `The server responded with status ${status}.`);
    this.name = 'AlmanacError';
    this.status = status;
    this.code = (problem.code ?? 'not_readable') as Code | 'not_readable';
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = problem.request_id;
  }
}

interface Told {
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors: readonly WrongArgument[];
}

export interface Address {
  readonly method: 'GET' | 'POST';
  /** Contains `{name}` for each path parameter. */
  readonly path: string;
  /**
   * Set if the operation changes state. Such calls are retried only after status 429, because the server has not
   * processed them.
   */
  readonly changes?: true;
}

/** The media type of a response, and the function that reads it. */
export interface Format<Result> {
  readonly accept: string;
  readonly body: (response: Response) => Promise<Result>;
}

/** Statuses that may be temporary; 503 counts only if the server states when to retry. */
const PASSING = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;

export class Caller {
  readonly #options: ClientOptions;
  readonly #keyHeader: string;

  constructor(options: ClientOptions, keyHeader: string) {
    this.#options = options;
    this.#keyHeader = keyHeader;
  }

  /** @throws AlmanacError, or the error of `fetch` if there is no response */
  call<Result>(address: Address, values: object, options?: CallOptions): Promise<Result> {
    return this.read(address, values, { accept: 'application/json', body: readJson<Result> }, options);
  }

  async read<Result>(
    address: Address,
    values: object,
    format: Format<Result>,
    { signal }: CallOptions = {},
  ): Promise<Result> {
    const { retries = 2, longestWaitMs = 30_000 } = this.#options;
    for (let tried = 0; ; tried++) {
      const outcome = await this.#attempt(address, values, format, signal);
      if ('result' in outcome) return outcome.result;
      const wait = waitBefore(outcome.error, address, tried);
      if (tried >= retries || wait === undefined || wait > longestWaitMs) throw outcome.error;
      await pause(wait, signal);
    }
  }

  async #attempt<Result>(
    address: Address,
    values: object,
    { accept, body }: Format<Result>,
    signal: AbortSignal | undefined,
  ): Promise<{ result: Result } | { error: unknown }> {
    const { timeoutMs = 60_000, fetch: send = fetch } = this.#options;
    const limit = AbortSignal.timeout(timeoutMs);
    const { url, ...request } = this.#request(address, values, accept);
    try {
      const answer = await send(url, {
        ...request,
        redirect: 'error',
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      return answer.ok ? { result: await body(answer) } : { error: await refusal(answer) };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { error };
    }
  }

  #request(
    { method, path }: Address,
    values: object,
    accept: string,
  ): { url: string; method: string; headers: Headers; body?: string } {
    const headers = new Headers({ Accept: accept });
    if (this.#options.key !== undefined) headers.set(this.#keyHeader, this.#options.key);
    const base = this.#options.baseUrl.replace(/\/$/, '');
    if (method === 'POST') {
      headers.set('Content-Type', 'application/json');
      return { url: `${base}${path}`, method, headers, body: JSON.stringify(values) };
    }
    const query = new URLSearchParams();
    let place = path;
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue;
      const inPath = `{${name}}`;
      if (place.includes(inPath)) place = place.replace(inPath, () => encodeURIComponent(String(value)));
      else for (const each of Array.isArray(value) ? value : [value]) query.append(name, asText(each));
    }
    return { url: `${base}${place}${query.size === 0 ? '' : `?${query}`}`, method, headers };
  }
}

async function readJson<Result>(response: Response): Promise<Result> {
  return (await response.json()) as Result;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function refusal(answer: Response): Promise<AlmanacError> {
  const told: unknown = await answer.json().catch(() => undefined);
  const problem = typeof told === 'object' && told !== null ? (told as Partial<Told>) : {};
  const after = answer.headers.get('Retry-After');
  const seconds = after === null || !/^\d{1,7}$/.test(after) ? undefined : Number(after);
  return new AlmanacError(answer.status, problem, seconds);
}

/** Returns the milliseconds to wait before a retry; undefined if a retry would not help. */
function waitBefore(error: unknown, { changes }: Address, tried: number): number | undefined {
  // Adds random jitter, so that callers that failed at the same time do not retry at the same time.
  const wait = FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random() / 2);
  if (!(error instanceof AlmanacError)) return changes ? undefined : wait;
  const { status, retryAfterSeconds: seconds } = error;
  if (!PASSING.has(status) || (changes && status !== 429)) return undefined;
  if (seconds !== undefined) return Math.max(wait, seconds * 1_000);
  return status === 503 ? undefined : wait;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }, ms);
    signal?.addEventListener('abort', aborted, { once: true });
  });
}
