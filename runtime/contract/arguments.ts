// What generated validators construct: the reader of one call's arguments, with the rules that hold over several of them.

import { type Container, FieldReader } from './field-reader.ts';
import type { Decoded, RawArguments } from './operation.ts';
import { listed } from './wording.ts';

/** The key may come with the arguments of every call; the doors take it from there. */
const KEY = 'api_key';

/** Reads the arguments of one call. */
export class ArgumentReader extends FieldReader {
  constructor(raw: RawArguments, known: readonly string[]) {
    const from: Container =
      raw.encoding === 'json' ? { kind: 'json', values: raw.values } : { kind: 'query', values: raw.values };
    super(from, '', []);
    const names = raw.encoding === 'json' ? Object.keys(raw.values) : raw.values.keys();
    this.refuseUnknown(names, known, KEY);
  }

  /** Rule: at least one of the arguments must be given. */
  atLeastOneOf(names: readonly string[]): void {
    if (names.some((name) => this.isGiven(name, true))) return;
    const message = `at least one of ${listed(names)} must be given`;
    this.problems.push({ parameter: names.join(', '), code: 'at_least_one_of', message });
  }

  /** Rule: exactly one of the groups must be given, and that one whole. */
  oneGroupOf(groups: readonly (readonly string[])[]): void {
    const touched = groups.filter((group) => group.some((name) => this.isGiven(name, true)));
    const whole = touched.length === 1 && touched[0]?.every((name) => this.isGiven(name, true));
    if (whole) return;
    const choices = groups.map((group) => group.join(' + ')).join(', or ');
    const parameter = (touched.length === 0 ? groups : touched).flat().join(', ');
    this.problems.push({ parameter, code: 'one_group_of', message: `exactly one of these must be given: ${choices}` });
  }

  /** Rule: where both are given, the first is not after (above) the second. */
  inOrder(firstName: string, first: unknown, secondName: string, second: unknown): void {
    const comparable = typeof first === typeof second && (typeof first === 'string' || typeof first === 'number');
    if (!comparable || !((first as string) > (second as string))) return;
    const word = typeof first === 'number' ? 'above' : 'after';
    const message = `must not be ${word} ${secondName} (${first} is ${word} ${second})`;
    this.problems.push({ parameter: firstName, code: 'in_order', message });
  }

  /** The checked arguments, or every problem. */
  finish<Arguments>(values: Arguments): Decoded<Arguments> {
    return this.problems.length === 0 ? { ok: true, arguments: values } : { ok: false, problems: this.problems };
  }
}
