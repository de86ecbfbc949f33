// The arguments filled in so far, and the words of the question that they use.

import type { RawArguments } from '../../contract/operation.ts';
import type { OperationPage, PageSchema } from '../../contract/page.ts';
import { isFiller, isOfTool, stemsOf } from './topic.ts';
import { Words } from './words.ts';

export interface AskedTool {
  readonly page: Pick<OperationPage, 'name' | 'title' | 'arguments' | 'keyArgument' | 'lists' | 'examples'>;
  readonly decode: (raw: RawArguments) => {
    readonly ok: boolean;
    readonly problems?: readonly { parameter: string }[];
  };
}

/** Maximum number of words that may be left over, such as verbs. */
const MAX_LEFT = 3;
/** Arguments that affect only the form of the answer, not its subject. */
const FORM_OF_ANSWER = new Set('sort detail lang mode group_by by limit offset page units'.split(' '));

export class Filling {
  readonly words: Words;
  readonly today: string;
  readonly values: Record<string, unknown> = {};
  readonly parameters: Readonly<Record<string, PageSchema>>;
  readonly required: ReadonlySet<string>;
  readonly ofTool: ReadonlySet<string>;
  readonly lists: AskedTool['page']['lists'];
  readonly #tool: AskedTool;
  #isUnclear = false;
  #isIdentified = false;

  constructor(question: string, tool: AskedTool, today: string) {
    const { arguments: schema, keyArgument, lists, name, title } = tool.page;
    this.words = new Words(question);
    this.today = today;
    this.lists = lists;
    this.parameters = Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([parameter]) => parameter !== keyArgument),
    );
    this.required = new Set(schema.required);
    this.ofTool = stemsOf(`${name.replaceAll('_', ' ')} ${title}`);
    this.#tool = tool;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.parameters, name);
  }

  /** Whether the tool has the argument and it is still empty. */
  isOpen(name: string): boolean {
    return this.has(name) && !Object.hasOwn(this.values, name);
  }

  /** Returns the first of the given arguments that is open. */
  firstOpen(...names: readonly string[]): string | undefined {
    return names.find((name) => this.isOpen(name));
  }

  fill(name: string, value: unknown): void {
    this.values[name] = value;
  }

  /** Marks that an identifier was found. It identifies one record, regardless of the other words in the question. */
  markIdentified(): void {
    this.#isIdentified = true;
  }

  /** Marks that the question contains something that no argument accepts or that is ambiguous. */
  markUnclear(): void {
    this.#isUnclear = true;
  }

  get isUnclear(): boolean {
    return this.#isUnclear;
  }

  /** The value as decoded by the tool; undefined if the tool rejects it. */
  read(name: string, value: unknown): unknown {
    const { page, decode } = this.#tool;
    const values = { ...page.examples[0]?.arguments, [name]: value };
    const decoded = (decode as (raw: RawArguments) => { ok: boolean; arguments?: object })({
      encoding: 'json',
      values,
    });
    return decoded.ok ? (decoded.arguments as Record<string, unknown> | undefined)?.[name] : undefined;
  }

  accepts(name: string, value: unknown): boolean {
    return this.read(name, value) !== undefined;
  }

  /** True if no name or number in the question is left over, and only a few other words are. */
  isEverythingUsed(): boolean {
    if (this.#isIdentified) return true;
    if (this.#isUnclear) return false;
    const { words } = this;
    const left = words.all.filter(
      ({ folded }, at) => !words.isUsed(at) && !isFiller(folded) && !isOfTool(folded, this.ofTool),
    );
    const isSpecific = left.some(({ text, start }) => /\d/.test(text) || (start > 0 && /^\p{Lu}/u.test(text)));
    return !isSpecific && left.length <= this.#mostLeft();
  }

  /** Maximum number of words left over. A call without arguments answers only a general question. */
  #mostLeft(): number {
    if (Object.keys(this.values).length > 0) return MAX_LEFT;
    return Object.keys(this.parameters).every((name) => FORM_OF_ANSWER.has(name)) ? Number.POSITIVE_INFINITY : 1;
  }
}
