// The arguments that are filled in so far, and what of the question they contain.

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

/** Words that may be left over, such as verbs. */
const MOST_LEFT = 3;
/** Arguments that do not restrict the subject of a result. */
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

  /** An argument that the tool has and that is still empty. */
  isOpen(name: string): boolean {
    return this.has(name) && !Object.hasOwn(this.values, name);
  }

  /** The first of several arguments that is open. */
  firstOpen(...names: readonly string[]): string | undefined {
    return names.find((name) => this.isOpen(name));
  }

  fill(name: string, value: unknown): void {
    this.values[name] = value;
  }

  /** An identifier names one record, whatever else the question contains. */
  markIdentified(): void {
    this.#isIdentified = true;
  }

  /** The question states something that no argument takes, or that has several meanings. */
  markUnclear(): void {
    this.#isUnclear = true;
  }

  get isUnclear(): boolean {
    return this.#isUnclear;
  }

  /** The tool's own reading of a value; undefined if it rejects the value. */
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

  /** No name or number of the question is left over, and few other words. */
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

  /** A call without arguments answers only the general question. */
  #mostLeft(): number {
    if (Object.keys(this.values).length > 0) return MOST_LEFT;
    return Object.keys(this.parameters).every((name) => FORM_OF_ANSWER.has(name)) ? Number.POSITIVE_INFINITY : 1;
  }
}
