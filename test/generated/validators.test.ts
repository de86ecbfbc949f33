// Compares the generated validators with Ajv on the published schemas. They must reject every value that Ajv rejects,
// except lenient spellings of a closed set, a country or a state, which decode to the declared spelling. They may
// reject a value that Ajv accepts, but only because of a declared rule that a schema cannot express.

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closedSet } from '../../codegen/emit/json-schema.ts';
import type { Argument } from '../../codegen/model/model.ts';
import type { ArgumentProblem } from '../../runtime/contract/problem.ts';
import { type DisplayNames, matchWords } from '../../runtime/decoding/match-words.ts';
import { airportArgument } from '../../runtime/reference/airports.ts';
import {
  countryArgument,
  countryOrGroupArgument,
  usStateArgument,
} from '../../runtime/reference/countries/countries.ts';
import { currencyArgument } from '../../runtime/reference/currencies.ts';
import { type Arguments, argumentsFor, boundsOf, fittingArguments } from './arbitrary.ts';
import { everythingPublished, type JsonSchema, type Published } from './published.ts';
import { queryOf } from './query.ts';

const RUNS = 150;
const SEED = Number(process.env['ALMANAC_TEST_SEED'] ?? 20261121);
const ALL = await everythingPublished();

for (const published of ALL) {
  test(`${published.id} accepts values that its schema allows`, () => {
    let valid = 0;
    fc.assert(
      fc.property(argumentsFor(published), (args) => {
        if (agree(published, args)) valid += 1;
      }),
      { numRuns: RUNS, seed: SEED },
    );
    assert.ok(valid >= 0.3 * RUNS, `only ${valid} of ${RUNS} inputs were valid`);
  });

  test(`${published.id} accepts each bound and rejects values beyond it`, () => {
    const { schema, declared } = published;
    const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
    const [drawn = {}] = fc.sample(fittingArguments(schema, declared), { numRuns: 1, seed: SEED });
    const base = inDeclaredSpelling(drawn, published) ?? drawn;
    for (const [name, property] of properties) {
      for (const { word, at, beyond } of boundsOf(property)) {
        const place = `${name}: ${word}`;
        const twice = property['uniqueItems'] === true && word === 'maxItems';
        assert.is(published.accepts({ ...base, [name]: at }) || twice, true, `Ajv rejects ${place}`);
        assert.is(published.accepts({ ...base, [name]: beyond }), false, `Ajv accepts a value beyond ${place}`);
        agree(published, { ...base, [name]: at });
        agree(published, { ...base, [name]: beyond });
      }
    }
  });
}

/** Returns true if both validators accept. Fails if they disagree for no permitted reason. */
function agree(published: Published, args: Arguments): boolean {
  const { accepts, operation, declared } = published;
  const decoded = operation.decode({ encoding: 'json', values: args });
  const shown = JSON.stringify(args);
  if (!accepts(args)) {
    const declaredly = inDeclaredSpelling(args, published);
    if (!decoded.ok || declaredly === undefined) {
      assert.not.ok(decoded.ok, `Ajv rejects ${shown}: ${JSON.stringify(accepts.errors)}`);
      return false;
    }
    assert.ok(
      accepts(declaredly),
      `${shown} was accepted despite more than its spelling: ${JSON.stringify(accepts.errors)}`,
    );
    assert.equal(decoded, operation.decode({ encoding: 'json', values: declaredly }), shown);
  }
  if (!decoded.ok) {
    const undeclared = decoded.problems.filter((problem) => !isDeclared(published, problem));
    assert.equal(undeclared, [], `Ajv accepts ${shown}`);
    return false;
  }
  const query = queryOf(accepts(args) ? args : (inDeclaredSpelling(args, published) ?? args), declared);
  if (query !== undefined)
    assert.equal(
      operation.decode({ encoding: 'query', values: query }),
      decoded,
      `query of ${shown}: ${JSON.stringify(operation.decode({ encoding: 'query', values: query }))}`,
    );
  return true;
}

/** Returns the arguments with values of closed sets in their declared spelling; undefined if nothing changes. */
function inDeclaredSpelling(
  args: Arguments,
  { schema, declared: { arguments: all } }: Published,
): Arguments | undefined {
  const spelt = inDeclaredTypes(args, schema) as Arguments;
  let forgiven = JSON.stringify(spelt) !== JSON.stringify(args);
  for (const argument of all) {
    const given = spelt[argument.name];
    const code = typeof given === 'string' ? namedCode(argument, given) : undefined;
    if (code !== undefined && code !== given) {
      spelt[argument.name] = code;
      forgiven = true;
    }
    const words = argument.commaSeparated === undefined ? closedSet(argument) : [];
    if (typeof given !== 'string' || words.length === 0 || words.includes(given)) continue;
    const word = wordMeant(argument, given, words);
    if (word !== undefined) spelt[argument.name] = word;
    else if (argument.emptyMeansAbsent && given === '') delete spelt[argument.name];
    else continue;
    forgiven = true;
  }
  return forgiven ? spelt : undefined;
}

function wordMeant(argument: Argument, given: string, words: readonly (string | number)[]): unknown {
  if (!argument.ignoreCase) return undefined;
  const folded = given.trim().toLowerCase();
  const same = words.find((each) => String(each).toLowerCase() === folded);
  const [meant, ...others] = same === undefined ? matchWords(given, words, namesOf(argument)) : [same];
  return others.length === 0 ? meant : undefined;
}

function namesOf({ shape }: Argument): DisplayNames {
  return (shape.kind === 'reference' ? shape.target.shape.called : undefined) ?? {};
}

interface Declared extends JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly items?: JsonSchema;
  readonly properties?: Record<string, JsonSchema>;
  readonly additionalProperties?: JsonSchema | false;
  readonly required?: readonly string[];
}

/** Converts a value to the types that the schema declares, and omits nulls. */
function inDeclaredTypes(value: unknown, schema: JsonSchema): unknown {
  const declared = schema as Declared;
  if (Array.isArray(value)) {
    const { items } = declared;
    return declared.type !== 'array' || items === undefined ? value : value.map((each) => inDeclaredTypes(each, items));
  }
  if (typeof value !== 'object' || value === null) return scalarInDeclaredType(value, declared);
  if (declared.type === 'array' && isOfEntries(declared)) {
    return Object.entries(value).map(([field, given]) => ({ field, values: [given].flat() }));
  }
  if (declared.type !== 'object') return value;
  const { properties = {}, additionalProperties, required = [] } = declared;
  const entries = Object.entries(value)
    .filter(([name, each]) => each !== null || required.includes(name) || properties[name] === undefined)
    .map(([name, each]) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties || undefined;
      return [name, inner === undefined ? each : inDeclaredTypes(each, inner)] as const;
    });
  return Object.fromEntries(entries);
}

/** Returns true for a list of an object's entries, because the object itself is accepted too. */
function isOfEntries({ items }: Declared): boolean {
  return Object.keys((items as Declared | undefined)?.properties ?? {}).join() === 'field,values';
}

function scalarInDeclaredType(value: unknown, { type, enum: words }: Declared): unknown {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (words !== undefined) return isPlain ? (words.find((word) => String(word) === String(value)) ?? value) : value;
  const isText = type === 'string' || (Array.isArray(type) && String(type) === 'string,array');
  if (isText) return Number.isSafeInteger(value) ? String(value) : value;
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  return value.length > 17 || /^-?0\d/.test(value) ? value : numberInText(value, type);
}

function numberInText(value: string, type: Declared['type']): unknown {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  const isWhole = type === 'integer' && /^-?\d+$/.test(value) && value !== '-0';
  return isWhole && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function namedCode({ named }: Argument, given: string): string | undefined {
  if (named === undefined) return undefined;
  const read = {
    Country: named.groups ? countryOrGroupArgument : countryArgument,
    UsState: usStateArgument,
    CurrencyCode: currencyArgument,
    AirportCode: airportArgument,
  };
  const found = read[named.type](given);
  if (typeof found === 'string') return found;
  if ('message' in found) return undefined;
  return 'iso2' in found ? found[named.as ?? 'iso2'] : found.code;
}

function isDeclared({ declared }: Published, { code, parameter }: ArgumentProblem): boolean {
  const name = parameter.split(/[.[]/)[0];
  const argument = declared.arguments.find((each) => each.name === name);
  switch (code) {
    case 'control_character':
      return true;
    // A schema cannot reject a former name together with the current one.
    case 'renamed':
      return true;
    case 'at_least_one_of':
      return declared.atLeastOneOf.length > 0;
    case 'one_group_of':
      return declared.oneGroupOf !== undefined;
    case 'in_order':
      return declared.inOrder.some(([first]) => first === parameter);
    case 'comma_separated':
      return argument?.commaSeparated !== undefined;
    case 'ignore_case':
      return argument?.ignoreCase === true;
    case 'country':
    case 'us_state':
    case 'currency':
    case 'airport':
      // If a pattern requires a code, the decoder accepts any string that matches the pattern.
      return argument?.named !== undefined && argument.shape.words.pattern === undefined;
    case 'calendar_date':
      return holdsFormat(argument, ['date']);
    case 'format':
      // ajv-formats accepts a space between date and time, urn:uuid: before a UUID, and URLs that no client can open.
      return holdsFormat(argument, ['date-time', 'uuid', 'uri']);
    default:
      return false;
  }
}

function holdsFormat(argument: Argument | undefined, formats: readonly string[]): boolean {
  return formats.some((format) => JSON.stringify(argument ?? {}).includes(`"format":"${format}"`));
}

test('publishes every closed set of single words as an enum, and every word list as a string that lists the words', () => {
  for (const { id, declared, schema } of ALL) {
    const properties = schema['properties'] as Record<string, JsonSchema>;
    for (const argument of declared.arguments.filter(({ name }) => properties[name] !== undefined)) {
      const words = closedSet(argument);
      const property = properties[argument.name] as JsonSchema;
      if (argument.commaSeparated === undefined && words.length > 0) {
        assert.equal(property['enum'], words, `${id} ${argument.name}`);
        assert.is.not(property['default'], '', `${id} ${argument.name}`);
      }
      if (argument.commaSeparated !== undefined) assert.match(String(property['description']), words.join(', '));
    }
  }
});

test('the test cases cover every tool and endpoint of the real spec and the tiny spec', () => {
  assert.ok(ALL.some(({ id }) => id === 'tiny:tides.get_levels'));
  assert.ok(ALL.some(({ id }) => id === 'tiny:api.tide-tables.table'));
  assert.ok(ALL.some(({ id }) => id === 'unit-conversion.convert_units'));
});

test.run();
