// Parses JSON that is being typed: values with their positions, even in incomplete or invalid input.

export interface JsonMember {
  readonly key: string;
  /** Start and end of the key, including its quotation marks. */
  readonly keyFrom: number;
  readonly keyTo: number;
  /** Position of the colon; undefined if it is missing. */
  colon?: number;
  value?: JsonNode;
}

export interface JsonObject {
  readonly kind: 'object';
  readonly from: number;
  to: number;
  isClosed: boolean;
  readonly members: JsonMember[];
}

export interface JsonArray {
  readonly kind: 'array';
  readonly from: number;
  to: number;
  isClosed: boolean;
  readonly items: JsonNode[];
}

export interface JsonPlain {
  readonly kind: 'plain';
  readonly from: number;
  readonly to: number;
  /** Undefined if the text is not valid JSON. */
  readonly value: unknown;
}

export type JsonNode = JsonObject | JsonArray | JsonPlain;

/** The parsed values, and the position of the first JSON error. */
export interface JsonText {
  readonly root: JsonNode | undefined;
  readonly fault: { readonly at: number; readonly message: string } | undefined;
}

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A string ends at the end of its line at the latest, so the rest of the text is still parsed if a quotation mark is
 * missing.
 */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/g;
/** Maximum nesting level; deeper values are ignored. */
const DEEPEST = 40;

export function readJson(text: string): JsonText {
  const tokens = [...text.matchAll(TOKEN)].map(
    ({ 0: found, index }): Token => ({ text: found, from: index, to: index + found.length }),
  );
  const reader = new Reader(tokens, text.length);
  const root = reader.value(0);
  const next = reader.peek();
  if (next !== undefined) reader.wrong(next.from, 'Unexpected text after the end of the object.');
  return { root, fault: reader.fault };
}

interface Parts {
  readonly closing: string;
  readonly noun: 'member' | 'value';
  readonly begins: (text: string) => boolean;
  readonly read: (token: Token) => void;
  readonly count: () => number;
}

class Reader {
  fault: JsonText['fault'];
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #at = 0;

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  wrong(at: number, message: string): void {
    this.fault ??= { at, message };
  }

  value(depth: number): JsonNode | undefined {
    const token = this.peek();
    if (token === undefined) {
      this.wrong(this.#end, 'A value is missing at the end.');
      return undefined;
    }
    if (depth > DEEPEST) {
      this.wrong(token.from, `Values must be nested at most ${DEEPEST} levels deep.`);
      this.#at = this.#tokens.length;
      return undefined;
    }
    if (token.text === '{') return this.#object(depth);
    if (token.text === '[') return this.#array(depth);
    if (/^[}\]:,]$/.test(token.text)) {
      this.wrong(token.from, `A value is missing before ${token.text}`);
      return undefined;
    }
    this.#at += 1;
    return { kind: 'plain', from: token.from, to: token.to, value: this.#plain(token) };
  }

  #plain({ text, from }: Token): unknown {
    try {
      return JSON.parse(text);
    } catch {
      const isString = text.startsWith('"');
      this.wrong(
        from,
        isString
          ? 'This string has no closing quotation mark or an invalid escape.'
          : `${text.slice(0, 40)} is not a JSON value: put text in double quotation marks.`,
      );
      return isString ? text.slice(1) : undefined;
    }
  }

  #object(depth: number): JsonObject {
    const { from } = this.#tokens[this.#at] as Token;
    const object: JsonObject = { kind: 'object', from, to: this.#end, isClosed: false, members: [] };
    this.#parts(object, {
      ...{ closing: '}', noun: 'member' },
      begins: (text) => text.startsWith('"'),
      read: (token) => object.members.push(this.#member(token, depth)),
      count: () => object.members.length,
    });
    return object;
  }

  #member(token: Token, depth: number): JsonMember {
    const key = this.#plain(token);
    const member: JsonMember = { key: String(key), keyFrom: token.from, keyTo: token.to };
    this.#at += 1;
    const next = this.peek();
    if (next?.text !== ':') {
      this.wrong(token.to, 'A colon and a value are missing after this name.');
      return member;
    }
    member.colon = next.from;
    this.#at += 1;
    const value = this.value(depth + 1);
    if (value !== undefined) member.value = value;
    return member;
  }

  #array(depth: number): JsonArray {
    const { from } = this.#tokens[this.#at] as Token;
    const array: JsonArray = { kind: 'array', from, to: this.#end, isClosed: false, items: [] };
    this.#parts(array, {
      ...{ closing: ']', noun: 'value' },
      begins: (text) => text !== '}' && text !== ':',
      read: () => {
        const item = this.value(depth + 1);
        if (item !== undefined) array.items.push(item);
      },
      count: () => array.items.length,
    });
    return array;
  }

  #parts(node: JsonObject | JsonArray, { closing, noun, begins, read, count }: Parts): void {
    this.#at += 1;
    let separated = true;
    for (let token = this.peek(); token !== undefined; token = this.peek()) {
      const { text, from } = token;
      if (text === closing) {
        this.#wrongIf(separated && count() > 0, from, `Remove the comma before ${closing}`);
        this.#close(node, token);
        return;
      }
      if (text === ',') {
        this.#wrongIf(separated, from, `A ${noun} is missing before the comma.`);
        separated = true;
        this.#at += 1;
      } else if (begins(text)) {
        this.#wrongIf(!separated, from, `A comma is missing before this ${noun}.`);
        separated = false;
        read(token);
      } else {
        const expected = noun === 'member' ? 'a name in double quotation marks' : 'a value';
        this.wrong(from, `Expected ${expected} or ${closing} instead of ${text.slice(0, 40)}`);
        // The closing bracket of an outer value also ends this value.
        if (text === ']' || text === '}') return;
        this.#at += 1;
      }
    }
    this.wrong(this.#end, `A closing ${closing} is missing at the end.`);
  }

  #wrongIf(isWrong: boolean, at: number, message: string): void {
    if (isWrong) this.wrong(at, message);
  }

  #close(node: JsonObject | JsonArray, token: Token): void {
    node.to = token.to;
    node.isClosed = true;
    this.#at += 1;
  }
}

/** Returns the last member with this name, as `JSON.parse` does. */
export function memberOf(node: JsonNode | undefined, key: string): JsonMember | undefined {
  return node?.kind === 'object' ? node.members.findLast((member) => member.key === key) : undefined;
}

/** Returns the text of a string, or undefined for other values. */
export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'plain' && typeof node.value === 'string' ? node.value : undefined;
}
