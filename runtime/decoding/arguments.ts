// The reader that generated decoders use: reads all arguments of one call and checks rules that involve several
// arguments.

import type { Decoded, RawArguments } from '../contract/operation.ts';
import type { ArgumentProblem } from '../contract/problem.ts';
import { listed } from '../contract/wording.ts';
import { FieldReader } from './field-reader.ts';

/** Argument in which any call may contain its key; transports read it. */
const KEY = 'api_key';

/** Using both names of an argument is an error. */
function renamed(
  raw: RawArguments,
  formerly: Readonly<Record<string, string>>,
  problems: ArgumentProblem[],
): RawArguments {
  const values = new Map<string, unknown>(raw.encoding === 'json' ? Object.entries(raw.values) : raw.values);
  let found = false;
  for (const [former, name] of Object.entries(formerly)) {
    const value = values.get(former);
    if (value === undefined) continue;
    found = true;
    values.delete(former);
    if (values.has(name)) {
      const message = `is the former name of ${name}; both were sent`;
      problems.push({ parameter: former, code: 'renamed', message, hint: `Send only ${name}.` });
    } else values.set(name, value);
  }
  if (!found) return raw;
  // `fromEntries` defines properties, so `__proto__` cannot set the prototype.
  if (raw.encoding === 'json') return { encoding: 'json', values: Object.fromEntries(values) };
  return { encoding: 'query', values: values as Map<string, readonly string[]> };
}

export class ArgumentReader extends FieldReader {
  /** @param formerly current argument names, keyed by former name */
  constructor(raw: RawArguments, known: readonly string[], formerly?: Readonly<Record<string, string>>) {
    const problems: ArgumentProblem[] = [];
    const { encoding, values } = formerly === undefined ? raw : renamed(raw, formerly, problems);
    super(encoding === 'json' ? { kind: 'json', values } : { kind: 'query', values }, '', problems);
    this.refuseUnknown(encoding === 'json' ? Object.keys(values) : values.keys(), known, KEY);
    if (encoding !== 'json' || !Object.hasOwn(values, KEY)) return;
    const key = values[KEY];
    // Strict clients send null for omitted arguments.
    if (typeof key === 'string' || key === null) return;
    problems.push({
      parameter: KEY,
      code: 'type',
      message: 'must be a string that contains an API key, for example alm_…',
    });
  }

  atLeastOneOf(names: readonly string[]): void {
    if (names.some((name) => this.isPresent(name, true))) return;
    const message = `at least one of ${listed(names)} is required`;
    this.problems.push({ parameter: names.join(', '), code: 'at_least_one_of', message });
  }

  /** Requires exactly one complete group. */
  oneGroupOf(groups: readonly (readonly string[])[]): void {
    const touched = groups.filter((group) => group.some((name) => this.isPresent(name, true)));
    const whole = touched.length === 1 && touched[0]?.every((name) => this.isPresent(name, true));
    if (whole) return;
    const choices = groups.map((group) => group.join(' + ')).join(', or ');
    const parameter = (touched.length === 0 ? groups : touched).flat().join(', ');
    this.problems.push({ parameter, code: 'one_group_of', message: `exactly one of these is required: ${choices}` });
  }

  /** Reports an error if the first value is later or greater than the second. */
  inOrder(firstName: string, first: unknown, secondName: string, second: unknown): void {
    const comparable = typeof first === typeof second && (typeof first === 'string' || typeof first === 'number');
    if (!comparable || !((first as string) > (second as string))) return;
    const word = typeof first === 'number' ? 'above' : 'after';
    const message = `must not be ${word} ${secondName} (${first} is ${word} ${second})`;
    this.problems.push({ parameter: firstName, code: 'in_order', message });
  }

  finish<Arguments>(values: Arguments): Decoded<Arguments> {
    return this.problems.length === 0 ? { ok: true, arguments: values } : { ok: false, problems: this.problems };
  }
}
