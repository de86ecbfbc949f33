// What generated decoders construct: the reader of one call's arguments, with the rules that hold over several of them.

import type { Decoded, RawArguments } from '../contract/operation.ts';
import type { ArgumentProblem } from '../contract/problem.ts';
import { listed } from '../contract/wording.ts';
import { FieldReader } from './field-reader.ts';

/** The key may come with the arguments of every call; the transports take it from there. */
const KEY = 'api_key';

/** The arguments by the names that they have now; one that came by two names is a fault. */
function renamed(
  raw: RawArguments,
  formerly: Readonly<Record<string, string>>,
  problems: ArgumentProblem[],
): RawArguments {
  const given = new Map<string, unknown>(raw.encoding === 'json' ? Object.entries(raw.values) : raw.values);
  let found = false;
  for (const [former, name] of Object.entries(formerly)) {
    const value = given.get(former);
    if (value === undefined) continue;
    found = true;
    given.delete(former);
    if (given.has(name)) {
      const message = `is a former name of ${name}, and both were given`;
      problems.push({ parameter: former, code: 'renamed', message, hint: `Give ${name} alone.` });
    } else given.set(name, value);
  }
  if (!found) return raw;
  // A name such as __proto__ stays a name: entries are never assigned.
  if (raw.encoding === 'json') return { encoding: 'json', values: Object.fromEntries(given) };
  return { encoding: 'query', values: given as Map<string, readonly string[]> };
}

/** Reads the arguments of one call. */
export class ArgumentReader extends FieldReader {
  /** @param formerly names that arguments had, with what they are called now */
  constructor(raw: RawArguments, known: readonly string[], formerly?: Readonly<Record<string, string>>) {
    const problems: ArgumentProblem[] = [];
    const { encoding, values } = formerly === undefined ? raw : renamed(raw, formerly, problems);
    super(encoding === 'json' ? { kind: 'json', values } : { kind: 'query', values }, '', problems);
    this.refuseUnknown(encoding === 'json' ? Object.keys(values) : values.keys(), known, KEY);
    if (encoding !== 'json' || !Object.hasOwn(values, KEY)) return;
    const key = values[KEY];
    // Strict clients send null for what they leave out.
    if (typeof key === 'string' || key === null) return;
    problems.push({ parameter: KEY, code: 'type', message: 'must be a string: the key, such as alm_…' });
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
