// Operators: ALMANAC_ADMIN_TOKEN, and named operators in ALMANAC_OPERATORS_FILE. Each operator has one or two tokens,
// so that tokens can be rotated without an interruption. SIGHUP reloads the file.
//
// [{ "name": "ada", "may": "write", "tokens": ["sha256:<64 hexadecimal digits>"] }]
//
// Tokens must be long and random, because the digest is unsalted and does not protect tokens that people can remember.

import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const MAX_BYTES = 262_144;
const MAX_OPERATORS = 200;
const MAX_TOKENS = 2;
const NAME = /^[a-z0-9][a-z0-9._-]{0,39}$/;
const TOKEN = /^sha256:([0-9a-f]{64})$/;

export type Rights = 'read' | 'write';

export interface Operator {
  readonly name: string;
  readonly may: Rights;
}

export const ADMIN = 'operator';

interface Known extends Operator {
  readonly digest: Buffer;
}

export class OperatorList {
  readonly #admin: readonly Known[];
  readonly #file: string | undefined;
  #named: readonly Known[] = [];

  /** @throws Error that describes the invalid file */
  constructor(adminToken: string | undefined, file: string | undefined) {
    this.#admin = adminToken === undefined ? [] : [{ name: ADMIN, may: 'write', digest: digestOf(adminToken) }];
    this.#file = file;
    this.reload();
  }

  /** True if at least one operator is configured. */
  get isOpen(): boolean {
    return this.#admin.length > 0 || this.#file !== undefined;
  }

  /**
   * Keeps the previous operators if the file is invalid.
   * @returns the operators' names
   * @throws Error that describes the invalid file
   */
  reload(): string[] {
    if (this.#file !== undefined) this.#named = readOperators(this.#file);
    return [...new Set(this.#named.map(({ name }) => name))];
  }

  /** Compares all tokens in constant time. */
  find(token: string): Operator | undefined {
    const input = digestOf(token);
    let found: Operator | undefined;
    for (const known of [...this.#admin, ...this.#named]) {
      if (timingSafeEqual(known.digest, input)) found = known;
    }
    return found;
  }
}

function readOperators(file: string): Known[] {
  const faulty = (what: string) => new Error(`ALMANAC_OPERATORS_FILE: ${file} ${what}.`);
  const entries = parsed(contentOf(file, faulty), faulty);
  if (!Array.isArray(entries) || entries.length > MAX_OPERATORS)
    throw faulty(`must contain a list of at most ${MAX_OPERATORS} operators`);
  const names = new Set<string>();
  return entries.flatMap((entry: { name?: unknown; may?: unknown; tokens?: unknown } | null, index) => {
    const { name, may, tokens } = entry ?? {};
    const at = `entry ${index + 1}:`;
    if (typeof name !== 'string' || !NAME.test(name) || name === ADMIN) {
      throw faulty(`${at} name must be 1 to 40 characters of a-z, 0-9, ".", "_" and "-", and not "${ADMIN}"`);
    }
    if (names.has(name)) throw faulty(`${at} name ${name} is not unique`);
    names.add(name);
    if (may !== 'read' && may !== 'write') throw faulty(`${at} "may" must be "read" or "write"`);
    if (!Array.isArray(tokens) || tokens.length < 1 || tokens.length > MAX_TOKENS) {
      throw faulty(`${at} tokens must be a list of one or two tokens`);
    }
    return tokens.map((token: unknown): Known => {
      const hex = typeof token === 'string' ? TOKEN.exec(token)?.[1] : undefined;
      if (hex === undefined) throw faulty(`${at} each token must be "sha256:" followed by 64 hexadecimal digits`);
      return { name, may, digest: Buffer.from(hex, 'hex') };
    });
  });
}

function contentOf(file: string, faulty: (what: string) => Error): string {
  let size: number;
  let content = '';
  try {
    size = statSync(file).size;
    if (size <= MAX_BYTES) content = readFileSync(file, 'utf8');
  } catch (error) {
    throw faulty(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`);
  }
  if (size > MAX_BYTES) throw faulty('is larger than 256 KiB');
  return content;
}

function parsed(content: string, faulty: (what: string) => Error): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // Omit the parser's message, because it quotes the file, which may contain a token.
    throw faulty('is not valid JSON');
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
