// Constants of a codec file: value sets, unnamed closed sets and patterns. Their names come from what they describe, never from the
// order of tools, so that a new tool leaves the lines of others alone. That takes two rounds: the first collects every use, the second
// prints with the names that were given.

import { createHash } from 'node:crypto';
import type { Definition } from '../../model/model.ts';
import { constantCase } from '../../plan/plan.ts';
import { Code, literal } from '../print/code.ts';

/** A field and what it is a field of, from which a constant gets its name. */
export interface Owner {
  readonly field: string;
  /** A record, a tool, or a field with fields of its own. */
  readonly of: string;
}

/** What a name may stand for: the content, and the owners that use it. Value sets own their name. */
interface Use {
  readonly content: string;
  readonly source: (name: string) => string;
  readonly owners: Set<string>;
}

/** Closed sets shorter than this stand where they are used. */
const SHORT = 40;
/** The owner of a value set: nothing comes before it. */
const ITSELF = '';

/** The constants of one file. */
export class Constants {
  /** By the plain name, which several contents may want. */
  readonly #wanted = new Map<string, Use[]>();
  #names: ReadonlyMap<Use, string> | undefined;

  /**
   * The text of a file with the names of its constants, and the statements that declare those that are no value sets. `emit` is called
   * twice and must ask for the same both times.
   */
  static named<Text>(emit: (constants: Constants) => Text): [text: Text, statements: string[]] {
    const constants = new Constants();
    emit(constants);
    constants.#names = constants.#settled();
    return [emit(constants), constants.#statements()];
  }

  /** The name of the constant that lists a value set's words. */
  valueSet({ name, shape }: Definition): string {
    return this.#use(valuesName(name), shape.words.enum ?? [], ITSELF, wordsSource);
  }

  /** The name of the constant with what a value set's words are called; undefined where nothing is. */
  valueNames({ name, shape: { called } }: Definition): Code | undefined {
    return called === undefined ? undefined : new Code(this.#use(calledName(name), called, ITSELF, () => ''));
  }

  /** An unnamed closed set: written out where it is short. */
  closedSet(set: readonly unknown[], { field, of }: Owner): string {
    const flat = literal(set);
    return flat.length <= SHORT ? flat : this.#use(`${constantCase(field)}_VALUES`, set, of, wordsSource);
  }

  /** The name of the constant that holds a pattern. */
  pattern(pattern: string, { field, of }: Owner): Code {
    const source = () => `/${new RegExp(pattern, 'u').source}/u`;
    return new Code(this.#use(`${constantCase(field)}_PATTERN`, pattern, of, source));
  }

  #use<Content>(plain: string, content: Content, owner: string, source: Source<Content>): string {
    const text = JSON.stringify(content);
    const uses = this.#wanted.get(plain) ?? [];
    this.#wanted.set(plain, uses);
    let use = uses.find((each) => each.content === text);
    if (use === undefined) {
      use = { content: text, source: (name) => source(content, name), owners: new Set() };
      uses.push(use);
    }
    use.owners.add(owner);
    return this.#names?.get(use) ?? plain;
  }

  /** The plain name where one content wants it; else the first owner of each, in the order of the alphabet, comes before. */
  #settled(): Map<Use, string> {
    const names = new Map<Use, string>();
    const taken = new Set<string>();
    const give = (use: Use, name: string) => {
      const free = taken.has(name) ? `${name}_${digest(use.content)}` : name;
      taken.add(free);
      names.set(use, free);
    };
    for (const [plain, uses] of this.#wanted) {
      const [own = uses.length === 1 ? uses[0] : undefined] = uses.filter(({ owners }) => owners.has(ITSELF));
      if (own !== undefined) give(own, plain);
    }
    for (const [plain, uses] of this.#wanted) {
      for (const use of uses) {
        const [first = ITSELF] = [...use.owners].sort();
        if (!names.has(use)) give(use, `${constantCase(first)}_${plain}`);
      }
    }
    return names;
  }

  /** By name, so that a new one comes between others. */
  #statements(): string[] {
    const own = [...(this.#names ?? [])].filter(([use]) => !use.owners.has(ITSELF));
    const entries = own.map(([use, name]) => [name, use.source(name)] as const);
    return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, source]) => `const ${name} = ${source};`);
  }
}

/** The name of the constant that lists a value set's words: `FlareClass` is `FLARE_CLASS_VALUES`. */
export function valuesName(name: string): string {
  return `${constantCase(name)}_VALUES`;
}

/** The name of the constant with what a value set's words are called: `PARTY_CODE_NAMES`. */
export function calledName(name: string): string {
  return `${constantCase(name)}_NAMES`;
}

type Source<Content> = (content: Content, name: string) => string;

/** A closed set as the initializer of a constant. */
function wordsSource(set: readonly unknown[], constant: string): string {
  return `${literal(set, 0, 'const  =  as const;'.length + constant.length)} as const`;
}

/** Four letters and digits that stand for a content whose name another one has. */
function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 4).toUpperCase();
}
