// Adds a source's credentials to requests and redacts them from everything stored or reported. No other part of the
// client has access to their values.

import { Problem } from '../../contract/problem.ts';
import type { SourceKey, SourcePolicy } from '../../contract/source.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Credentials {
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Prefix for the request's path: empty, or one or more segments with leading slashes. */
  readonly path: string;
  /** Members to add to a JSON body. */
  readonly body: Readonly<Record<string, string>>;
}

const REDACTED = 'REDACTED';
/** Shorter values (a public test key such as `123`) are not redacted, because they also occur in unrelated text. */
const MIN_SECRET_LENGTH = 6;

export class Keys {
  readonly #policy: SourcePolicy;
  readonly #environment: Environment;
  readonly #secrets: readonly string[];

  constructor(policy: SourcePolicy, environment: Environment) {
    this.#policy = policy;
    this.#environment = environment;
    const values = policy.keys.map((key) => this.#secret(key)).filter((value) => value !== undefined);
    const spellings = new Set<string>();
    for (const value of values) {
      if (value.length < MIN_SECRET_LENGTH) continue;
      spellings.add(value);
      spellings.add(encodeURIComponent(value));
      spellings.add(new URLSearchParams({ v: value }).toString().slice(2));
      // Sources echo requests, so also redact the key where it appears as a JSON string or inside a nested JSON string.
      const quoted = JSON.stringify(value).slice(1, -1);
      spellings.add(quoted);
      spellings.add(JSON.stringify(quoted).slice(1, -1));
    }
    const authorization = this.credentials().headers.authorization;
    if (authorization?.startsWith('Basic ')) spellings.add(authorization.slice('Basic '.length));
    this.#secrets = [...spellings].sort((a, b) => b.length - a.length);
  }

  get missing(): SourceKey | undefined {
    return this.#policy.keys.find((key) => key.required && this.#value(key) === undefined);
  }

  get configured(): boolean {
    return this.missing === undefined;
  }

  /** Returns a key, for sources with their own credential exchange. Throws `not_configured`. */
  value(env: string): string {
    const key = this.#policy.keys.find((candidate) => candidate.env === env);
    if (key === undefined) throw new Error(`sources/${this.#policy.id}.yaml declares no key ${env}.`);
    const value = this.#value(key);
    if (value === undefined) throw notConfigured(this.#policy, key);
    return value;
  }

  /** Throws `not_configured` if a required key is not set. */
  demand(): void {
    const { missing } = this;
    if (missing !== undefined) throw notConfigured(this.#policy, missing);
  }

  credentials(): Credentials {
    const query: [string, string][] = [];
    const headers: Record<string, string> = {};
    const body: Record<string, string> = {};
    let path = '';
    let user: string | undefined;
    let password: string | undefined;
    for (const key of this.#policy.keys.filter(({ in: place }) => place !== 'exchange')) {
      const value = this.#value(key);
      if (value === undefined) continue;
      const text = formatted(key, value);
      if (key.in === 'basic_user') user = text;
      else if (key.in === 'basic_password') password = text;
      else if (key.in === 'path') path += `/${encodeURIComponent(text)}`;
      else if (key.name === undefined) throw new Error(`${key.env} needs a "name".`);
      else if (key.in === 'query') query.push([key.name, text]);
      else if (key.in === 'header') headers[key.name.toLowerCase()] = text;
      else body[key.name] = text;
    }
    if ((user ?? password) !== undefined) headers.authorization = basic(user ?? '', password ?? '');
    return { query, headers, path, body };
  }

  /** Names of the parameters that recordings omit. */
  parameterNames(): string[] {
    return this.#policy.keys.flatMap((key) =>
      key.name !== undefined && (key.in === 'query' || key.in === 'body') ? [key.name] : [],
    );
  }

  /** Redacts keys in all encodings. */
  redact(text: string): string {
    return this.#secrets.reduce((clean, secret) => clean.replaceAll(secret, REDACTED), text);
  }

  redactBytes(bytes: Buffer): Buffer {
    if (!this.#secrets.some((secret) => bytes.includes(secret))) return bytes;
    return Buffer.from(this.redact(bytes.toString('latin1')), 'latin1');
  }

  #value(key: SourceKey): string | undefined {
    return this.#secret(key) ?? key.default;
  }

  #secret(key: SourceKey): string | undefined {
    const value = this.#environment[key.env]?.trim();
    return value === '' ? undefined : value;
  }
}

function formatted({ format }: SourceKey, value: string): string {
  return format?.replaceAll('{key}', () => value) ?? value;
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function notConfigured(policy: SourcePolicy, key: SourceKey): Problem<'not_configured'> {
  const where = /^https?:\/\//.test(key.how) ? `Get one at ${key.how}` : key.how.replace(/\.$/, '');
  const detail = `${policy.title} (${policy.id}) requires an API key: the environment variable ${key.env} is not set. ${where}.`;
  return new Problem('not_configured', detail);
}
