// Constants of a codec file: value sets, unnamed enums and patterns. Names are derived from the meaning of a constant,
// not from the order of tools, so that a new tool does not change other lines. The first pass collects all uses; the
// second prints with the assigned names.

import { createHash } from 'node:crypto';
import type { Definition } from '../../model/model.ts';
import { constantCase } from '../../plan/plan.ts';
import { Code, literal } from '../print/code.ts';

/** The field and its parent, from which the name of a constant is derived. */
export interface Owner {
  readonly field: string;
  /** The field's parent: a record, a tool, or a field with nested fields. */
  readonly of: string;
}

/** A candidate for a name: the content and its owners. The name of a value set belongs to it alone. */
interface Use {
  readonly content: string;
  readonly source: (name: string) => string;
  readonly owners: Set<string>;
}

/** Maximum length of an enum that is written inline. */
const SHORT = 40;
/** Parent of a value set, whose name does not need a prefix. */
const ITSELF = '';

export class Constants {
  readonly #wanted = new Map<string, Use[]>();
  #names: ReadonlyMap<Use, string> | undefined;

  /**
   * Returns the emitted text and the statements that declare its constants, except value sets. Calls `emit` twice; both
   * calls must use the same constants.
   */
  static named<Text>(emit: (constants: Constants) => Text): [text: Text, statements: string[]] {
    const constants = new Constants();
    emit(constants);
    constants.#names = constants.#settled();
    return [emit(constants), constants.#statements()];
  }

  valueSet({ name, shape }: Definition): string {
    return this.#use(valuesName(name), shape.words.enum ?? [], ITSELF, wordsSource);
  }

  /** Returns undefined if the value set has no display names. */
  valueNames({ name, shape: { called } }: Definition): Code | undefined {
    return called === undefined ? undefined : new Code(this.#use(calledName(name), called, ITSELF, () => ''));
  }

  /** Returns an enum, which is written inline if it is short. */
  closedSet(set: readonly unknown[], { field, of }: Owner): string {
    const flat = literal(set);
    return flat.length <= SHORT ? flat : this.#use(`${constantCase(field)}_VALUES`, set, of, wordsSource);
  }

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

  /**
   * Assigns the names. A name has no prefix if only one constant needs it. Otherwise the prefix is the alphabetically
   * first owner.
   */
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

  /** Returns the statements sorted by name, so that a new constant is inserted between the others. */
  #statements(): string[] {
    const own = [...(this.#names ?? [])].filter(([use]) => !use.owners.has(ITSELF));
    const entries = own.map(([use, name]) => [name, use.source(name)] as const);
    return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, source]) => `const ${name} = ${source};`);
  }
}

/** Returns the name of a constant with values: `FlareClass` becomes `FLARE_CLASS_VALUES`. */
export function valuesName(name: string): string {
  return `${constantCase(name)}_VALUES`;
}

/** Returns the name of a constant with display names, such as `PARTY_CODE_NAMES`. */
export function calledName(name: string): string {
  return `${constantCase(name)}_NAMES`;
}

type Source<Content> = (content: Content, name: string) => string;

function wordsSource(set: readonly unknown[], constant: string): string {
  return `${literal(set, 0, 'const  =  as const;'.length + constant.length)} as const`;
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 4).toUpperCase();
}
