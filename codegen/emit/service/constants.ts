// Constants that stand once at the head of a validators file: closed sets and patterns.

import type { Definition } from '../../model/model.ts';
import { constantCase } from '../../plan/plan.ts';
import { Code, literal } from '../literal.ts';

/** A field and what it is a field of, from which a constant gets its name. */
export interface Owner {
  readonly field: string;
  /** A record, a tool, or a field with fields of its own. */
  readonly of: string;
}

/** Closed sets shorter than this stand where they are used. */
const SHORT = 40;

/** Collects the constants of one file; equal ones of one name are one. */
export class Constants {
  readonly #sources = new Map<string, string>();

  /** The name of the constant that lists a value set's words. */
  valueSet({ name, shape }: Definition): string {
    const constant = `${constantCase(name)}_VALUES`;
    return this.#add([constant, `SHARED_${constant}`], words(shape.words.enum ?? [], constant));
  }

  /** An unnamed closed set: written out where it is short. */
  closedSet(set: readonly unknown[], { field, of }: Owner): string {
    const flat = literal(set);
    if (flat.length <= SHORT) return flat;
    const constant = `${constantCase(field)}_VALUES`;
    return this.#add([constant, `${constantCase(of)}_${constant}`], words(set, constant));
  }

  /** The name of the constant that holds a pattern. */
  pattern(pattern: string, { field, of }: Owner): Code {
    const constant = `${constantCase(field)}_PATTERN`;
    const { source } = new RegExp(pattern, 'u');
    return new Code(this.#add([constant, `${constantCase(of)}_${constant}`], `/${source}/u`));
  }

  /** The constants as statements, in the order in which they were first needed. */
  statements(): string[] {
    return [...this.#sources].map(([name, source]) => `const ${name} = ${source};`);
  }

  /** Takes the first name that is free or has this very source already; the last one with a number, if need be. */
  #add(names: readonly string[], source: string): string {
    const last = names[names.length - 1] as string;
    for (let index = 0; ; index++) {
      const name = names[index] ?? `${last}_${index - names.length + 2}`;
      const known = this.#sources.get(name);
      if (known !== undefined && known !== source) continue;
      this.#sources.set(name, source);
      return name;
    }
  }
}

function words(set: readonly unknown[], constant: string): string {
  return `${literal(set, 0, 'const  =  as const;'.length + constant.length)} as const`;
}
