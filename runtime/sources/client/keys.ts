// The credentials of one source: read from the environment, put where the source wants them, and taken out of whatever is
// kept or said. Nothing else in the client sees their values.

import { Problem } from '../../contract/problem.ts';
import type { SourceKey, SourcePolicy } from '../../contract/source.ts';

/** The variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the keys of a request belong. */
export interface Credentials {
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Comes between the base address and the request's path: nothing, or parts with a slash before each. */
  readonly path: string;
  /** Members to add to a JSON body. */
  readonly body: Readonly<Record<string, string>>;
}

const REDACTED = 'REDACTED';
/** Shorter values (a public test key such as `123`) would be found in innocent text. */
const SHORTEST_SECRET = 6;

/** The keys of a source, and where they go. */
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
      if (value.length < SHORTEST_SECRET) continue;
      spellings.add(value);
      spellings.add(encodeURIComponent(value));
      spellings.add(new URLSearchParams({ v: value }).toString().slice(2));
      // As a JSON string, and as one that JSON holds within a string (sources echo what they were sent).
      const quoted = JSON.stringify(value).slice(1, -1);
      spellings.add(quoted);
      spellings.add(JSON.stringify(quoted).slice(1, -1));
    }
    const authorization = this.credentials().headers.authorization;
    if (authorization?.startsWith('Basic ')) spellings.add(authorization.slice('Basic '.length));
    this.#secrets = [...spellings].sort((a, b) => b.length - a.length);
  }

  /** The first required key that the environment lacks. */
  get missing(): SourceKey | undefined {
    return this.#policy.keys.find((key) => key.required && this.#value(key) === undefined);
  }

  get configured(): boolean {
    return this.missing === undefined;
  }

  /** The value of a key, for sources whose credentials go by an exchange of their own; `not_configured` without it. */
  value(env: string): string {
    const key = this.#policy.keys.find((candidate) => candidate.env === env);
    if (key === undefined) throw new Error(`sources/${this.#policy.id}.yaml declares no key ${env}.`);
    const value = this.#value(key);
    if (value === undefined) throw notConfigured(this.#policy, key);
    return value;
  }

  /** Throws Problem `not_configured` when a required key is missing. */
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
      else if (key.name === undefined) throw new Error(`${key.env} has no name to be sent under.`);
      else if (key.in === 'query') query.push([key.name, text]);
      else if (key.in === 'header') headers[key.name.toLowerCase()] = text;
      else body[key.name] = text;
    }
    if ((user ?? password) !== undefined) headers.authorization = basic(user ?? '', password ?? '');
    return { query, headers, path, body };
  }

  /** Names of the parameters and members that carry keys: no part of a recording. */
  parameterNames(): string[] {
    return this.#policy.keys.flatMap((key) =>
      key.name !== undefined && (key.in === 'query' || key.in === 'body') ? [key.name] : [],
    );
  }

  /** The text without any key of this source, however it is spelled. */
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
  const detail = `${policy.title} (${policy.id}) needs a key: the environment variable ${key.env} is not set. ${where}.`;
  return new Problem('not_configured', detail);
}
