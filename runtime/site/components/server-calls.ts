// HTTP calls from the pages to their own server.

/** Problem details (RFC 9457). */
export interface ProblemBody {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly code?: string;
  readonly type?: string;
  readonly errors?: readonly { readonly parameter: string; readonly message: string; readonly hint?: string }[];
  readonly request_id?: string;
}

/** Outcome of a call: either `json` or `problem` is set. */
export interface Outcome<Result> {
  readonly status: number;
  readonly ms: number;
  /** Time of the response in milliseconds since 1970. */
  readonly at: number;
  readonly json?: Result;
  readonly problem?: ProblemBody;
  readonly headers: { get(name: string): string | null };
}

export interface CallOptions {
  readonly key?: string;
  /** Operator token. */
  readonly token?: string;
  readonly body?: unknown;
}

/** Calls this server. Never rejects: network failures are returned as problems. */
export async function sendJson<Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { key, token, body }: CallOptions = {},
): Promise<Outcome<Result>> {
  const started = performance.now();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (key !== undefined && key !== '') headers['Service-API-Key'] = key;
  if (token !== undefined && token !== '') headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const ms = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(path, {
      method,
      headers,
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Result;
    const common = { status: response.status, ms: ms(), at: Date.now(), headers: response.headers };
    return response.ok ? { ...common, json } : { ...common, problem: json as unknown as ProblemBody };
  } catch (error) {
    const detail =
      error instanceof TypeError
        ? 'The server could not be reached. Check that it is running and that you are online.'
        : String(error);
    return {
      status: 0,
      ms: ms(),
      at: Date.now(),
      headers: new Headers(),
      problem: { status: 0, title: 'No response from the server', detail },
    };
  }
}

/** Calls an operator endpoint. */
export type AdminCall = <Result>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Outcome<Result>>;
