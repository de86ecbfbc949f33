// How the client calls: `fetch`, one try after another where that may help, failures as errors with a type. The generator puts this
// file beside the functions that it writes, as it is; it imports nothing, so that the folder can be taken elsewhere.

/** How a client reaches a server. */
export interface ClientOptions {
  /** Such as `https://almanac.example.org`. */
  readonly baseUrl: string;
  /** An API key; without one only what needs none can be called. */
  readonly key?: string;
  /** Tries after the first, where a call may be repeated; 2 unless given. */
  readonly retries?: number;
  /** Longest wait before a further try, in milliseconds: what the server wants waited longer fails at once. 30,000 unless given. */
  readonly longestWaitMs?: number;
  /** Longest time of one try, in milliseconds; 60,000 unless given, since slow tools take up to 50 seconds. */
  readonly timeoutMs?: number;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What one call may be given beside its arguments. */
export interface CallOptions {
  /** Ends the call, between tries too. */
  readonly signal?: AbortSignal;
}

/** One wrong argument. */
export interface WrongArgument {
  readonly parameter: string;
  readonly message: string;
  readonly code: string;
  readonly hint?: string;
}

/** A call that the server refused or could not answer, by the problem that it told (RFC 9457). */
export class AlmanacError<Code extends string = string> extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Of the table at `/problems`; `not_readable` where the answer was no problem of Almanac's, as a proxy may send. */
  readonly code: Code | 'not_readable';
  /** What is wrong with each argument. */
  readonly errors: readonly WrongArgument[];
  /** Seconds after which a further try may succeed, where the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** Under which the operator finds the call. */
  readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Told>, retryAfterSeconds: number | undefined) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
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

/** An address that is called. */
export interface Address {
  readonly method: 'GET' | 'POST';
  /** With `{name}` for each argument that stands in it. */
  readonly path: string;
  /** Whether it changes something: such a call is repeated only where nothing was done. */
  readonly changes?: true;
}

/** Statuses after which the same call may succeed; of 503 where the server says when. */
const PASSING = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;

/** Calls addresses of one server. */
export class Caller {
  readonly #options: ClientOptions;
  readonly #keyHeader: string;

  constructor(options: ClientOptions, keyHeader: string) {
    this.#options = options;
    this.#keyHeader = keyHeader;
  }

  /** @throws AlmanacError; what `fetch` throws where no answer came */
  async call<Result>(address: Address, values: object, { signal }: CallOptions = {}): Promise<Result> {
    const { retries = 2, longestWaitMs = 30_000 } = this.#options;
    for (let tried = 0; ; tried++) {
      const outcome = await this.#attempt<Result>(address, values, signal);
      if ('result' in outcome) return outcome.result;
      const wait = waitBefore(outcome.error, address, tried);
      if (tried >= retries || wait === undefined || wait > longestWaitMs) throw outcome.error;
      await pause(wait, signal);
    }
  }

  async #attempt<Result>(
    address: Address,
    values: object,
    signal: AbortSignal | undefined,
  ): Promise<{ result: Result } | { error: unknown }> {
    const { timeoutMs = 60_000, fetch: send = fetch } = this.#options;
    const limit = AbortSignal.timeout(timeoutMs);
    const { url, ...request } = this.#request(address, values);
    try {
      const answer = await send(url, {
        ...request,
        redirect: 'error',
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      return answer.ok ? { result: (await answer.json()) as Result } : { error: await refusal(answer) };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { error };
    }
  }

  #request(
    { method, path }: Address,
    values: object,
  ): { url: string; method: string; headers: Headers; body?: string } {
    const headers = new Headers({ Accept: 'application/json' });
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

/** Milliseconds to wait before the call is tried again; undefined where that would help nobody. */
function waitBefore(error: unknown, { changes }: Address, tried: number): number | undefined {
  // Half and up to the whole, so that callers who failed together do not come back together.
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
