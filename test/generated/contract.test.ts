// Compares the published API with contract.tsv, a handwritten list of required services, tools, paths, arguments and
// fields. Additions must be optional, because the server must accept every call in the contract.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ListedSchema, listedTools } from './listed-tools.ts';

/** Number of tools per service in the contract, including feedback. */
const COUNTS: Readonly<Record<string, number>> = {
  'crisis-intelligence': 4,
  'currency-conversion': 4,
  'dk-registry': 4,
  'economic-indicators': 4,
  'eu-bank-fx': 4,
  'eu-bank-stats': 6,
  'eu-law': 5,
  'eu-research': 5,
  flights: 7,
  'food-agri': 7,
  horoscopes: 7,
  maritime: 5,
  migration: 5,
  'no-parliament': 10,
  'no-registry': 6,
  places: 7,
  scholarly: 6,
  'se-parliament': 7,
  'se-statistics': 5,
  'space-weather': 4,
  sports: 8,
  trials: 5,
  'unit-conversion': 4,
  'us-health': 5,
  webhooks: 7,
  'world-time': 5,
};

/** The contract requires six tools in `scholarly` but lists only five. This tool was chosen as the sixth. */
const OWN_CHOICE = 'scholarly search_authors';

interface Row {
  readonly service: string;
  readonly tool: string;
  readonly arguments: readonly Expected[];
  readonly fields: readonly string[];
}

interface Expected {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  /** Restrictions in addition to the type, in the format that `stated` returns. */
  readonly words: readonly string[];
}

const ARGUMENT =
  /^(?<name>[a-z0-9_.]+)(?<star>\*?):(?<type>[a-z]+)(?<bounds>\[[^\]]+\])?(?<values>\{[^}]+\})?(?<preset>=.*)?$/;

function argumentOf(token: string): Expected {
  const { name, star, type, bounds, values, preset } = ARGUMENT.exec(token)?.groups ?? {};
  if (name === undefined || type === undefined) throw new Error(`contract.tsv: ${token}`);
  return { name, type, required: star === '*', words: [bounds, values, preset].filter((word) => word !== undefined) };
}

const CONTRACT: readonly Row[] = readFileSync(new URL('contract.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [service = '', tool = '', args = '', fields = ''] = line.split('\t');
    const words = (text: string) => text.split(' ').filter((word) => word !== '');
    return { service, tool, arguments: words(args).map(argumentOf), fields: words(fields) };
  });
const TOOLS = CONTRACT.filter(({ service }) => service !== 'api');
const PATHS = CONTRACT.filter(({ service }) => service === 'api');

const WANTED = [...TOOLS.map(({ service, tool }) => `${service} ${tool}`), OWN_CHOICE];

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: ListedSchema & { readonly $ref?: string };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, ListedSchema>> };
}

const openapi: Document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

function endpointSchema(path: string): ListedSchema {
  // Skip the reserved parameter `fields`, which is a reference.
  const parameters = (openapi.paths[path]?.['get']?.parameters ?? []).filter((each) => !('$ref' in each));
  const schemas = parameters.map(({ name, schema: { $ref, ...own } }) => {
    const target = openapi.components.schemas[$ref?.split('/').at(-1) ?? ''] ?? {};
    return [name, { ...target, ...own }] as const;
  });
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(schemas), required };
}

/** Describes an argument's schema in the terms of the contract. */
function stated(schema: ListedSchema, words: readonly string[]): string[] {
  return words.map((word) => {
    if (word.startsWith('{')) return `{${(schema.enum ?? []).join(',')}}`;
    if (word.startsWith('=')) return `=${schema.default}`;
    if (word.startsWith('[>')) return `[>${schema.exclusiveMinimum}]`;
    if (word.startsWith('[..')) return `[..${schema.maxItems}]`;
    return `[${schema.minimum}..${schema.maximum}]`;
  });
}

/** Also finds fields of the objects in a list, such as `filters.code`. */
function schemaOf(root: ListedSchema, name: string): { schema?: ListedSchema; required: boolean } {
  const [own = '', ...inside] = name.split('.');
  const schema = root.properties?.[own];
  const required = root.required?.includes(own) ?? false;
  if (inside.length === 0 || schema === undefined) return schema === undefined ? { required } : { schema, required };
  return schemaOf(schema.items ?? schema, inside.join('.'));
}

/** Arguments that the contract requires but that another argument can replace. */
const REPLACEABLE: ReadonlySet<string> = new Set(['economic-indicators get_economic_data country']);

/** Returns the type from the contract if the published types include it, otherwise the published type. */
function typeOf({ type: published }: ListedSchema, type: string): string {
  if ([published].flat().includes(type)) return type;
  return published === 'array' ? 'list' : String(published);
}

function deviations({ service, tool, arguments: expected }: Row, published: ListedSchema): string[] {
  const place = `${service} ${tool}`;
  const found = expected.flatMap(({ name, required, type, words }) => {
    const { schema, required: isRequired } = schemaOf(published, name);
    if (schema === undefined) return [`${place}: lacks ${name}`];
    const isRequiredThere = required && !name.includes('.') && !REPLACEABLE.has(`${place} ${name}`);
    const want = [type, isRequiredThere ? 'required' : 'optional', ...words.map(sortedSet)].join(' ');
    const has = [
      typeOf(schema, type),
      isRequired && !name.includes('.') ? 'required' : 'optional',
      ...stated(schema, words).map(sortedSet),
    ].join(' ');
    return want === has ? [] : [`${place}: ${name} is ${has}, not ${want}`];
  });
  const known = new Set(expected.map(({ name }) => name));
  const demanded = (published.required ?? []).filter((name) => !known.has(name));
  return [...found, ...demanded.map((name) => `${place}: ${name} is required and not in the contract`)];
}

function sortedSet(word: string): string {
  return word.startsWith('{') ? `{${word.slice(1, -1).split(',').sort().join(',')}}` : word;
}

test("the table has the contract's services, each with the contract's number of tools", () => {
  const counts = new Map<string, number>();
  for (const service of WANTED.map((id) => id.split(' ')[0] as string)) {
    counts.set(service, (counts.get(service) ?? 0) + 1);
  }
  assert.equal(Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))), COUNTS);
});

test('serves every tool in the contract, and may serve more', () => {
  const served = new Set(listedTools().map(({ service, name }) => `${service} ${name}`));
  assert.equal(
    WANTED.filter((id) => !served.has(id)),
    [],
  );
});

/** Webhook tools that require the key as an argument over REST; over MCP, the request already contains it. */
const KEYED = new Set(
  Object.entries(openapi.components.schemas)
    .filter(([name, { required }]) => /^Webhooks\.\w+Arguments$/.test(name) && required?.includes('api_key'))
    .map(([name]) => name.replace(/^Webhooks\.(\w+)Arguments$/, '$1')),
);

function withKey(service: string, name: string, schema: ListedSchema): ListedSchema {
  const isKeyed = service === 'webhooks' && KEYED.has(pascalCase(name));
  return isKeyed ? { ...schema, required: ['api_key', ...(schema.required ?? [])] } : schema;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

test('no tool requires the model to pass the API key', () => {
  const keyed = listedTools().filter(({ inputSchema }) => inputSchema.properties?.['api_key'] !== undefined);
  assert.is(keyed.length, 6);
  for (const { name, inputSchema } of keyed) assert.not.ok(inputSchema.required?.includes('api_key'), name);
});

test("every tool accepts the contract's arguments and requires no others", () => {
  const published = new Map(
    listedTools().map(({ service, name, inputSchema }) => [`${service} ${name}`, withKey(service, name, inputSchema)]),
  );
  const found = TOOLS.flatMap((row) => deviations(row, published.get(`${row.service} ${row.tool}`) ?? {}));
  assert.equal(found, []);
});

/** Returns true if a result has a field: at the given path, or in any list if the path begins with `*`. */
function hasField(root: ListedSchema, path: string): boolean {
  const lists = Object.entries(root.properties ?? {}).filter(([, { type }]) => type === 'array');
  const paths = path.startsWith('*') ? lists.map(([name]) => path.replace('*', name)) : [path];
  return paths.some((each) => schemaOf(root, each).schema !== undefined);
}

test("every result has the contract's fields", () => {
  const published = new Map(listedTools().map((tool) => [`${tool.service} ${tool.name}`, tool.outputSchema]));
  const lacking = TOOLS.flatMap(({ service, tool, fields }) => {
    const schema = published.get(`${service} ${tool}`) ?? {};
    return fields.filter((field) => !hasField(schema, field)).map((field) => `${service} ${tool}: lacks ${field}`);
  });
  assert.equal(lacking, []);
  assert.not.ok(hasField({ properties: { rows: { type: 'array', items: { properties: {} } } } }, '*.id'));
});

test('serves a tool at /rest/<slug>/<tool> by POST, and by GET if the contract allows it', () => {
  for (const { service, tool } of TOOLS) {
    const methods = openapi.paths[`/rest/${service}/${tool}`] ?? {};
    assert.ok('post' in methods, `POST ${service} ${tool}`);
    if (service === 'webhooks' || service === 'migration') assert.ok('get' in methods, `GET ${service} ${tool}`);
  }
});

test("serves the contract's 12 paths below /api, each only by GET", () => {
  const served = Object.entries(openapi.paths).filter(([path]) => path.startsWith('/api/'));
  assert.equal(
    PATHS.filter(({ tool }) => !(tool in openapi.paths)),
    [],
  );
  assert.is(PATHS.length, 12);
  for (const [path, methods] of served) {
    assert.equal(
      Object.keys(methods).filter((word) => word !== 'parameters'),
      ['get'],
      path,
    );
  }
});

test("every path accepts the contract's parameters and requires no others", () => {
  assert.equal(
    PATHS.flatMap((row) => deviations(row, endpointSchema(row.tool))),
    [],
  );
  for (const { tool } of PATHS) {
    const inPath = [...tool.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name);
    const parameters = openapi.paths[tool]?.['get']?.parameters ?? [];
    assert.equal(
      parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      inPath,
      tool,
    );
  }
});

test('detects deviations: a missing argument; a different type, bound, set of values or default; a new required argument', () => {
  const row = (token: string): Row => ({ service: 's', tool: 't', arguments: [argumentOf(token)], fields: [] });
  const published: ListedSchema = {
    properties: {
      n: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      set: { type: 'string', enum: ['b', 'a'] },
      list: { type: 'array', maxItems: 5, items: { properties: { code: { type: 'string' } } } },
    },
    required: ['set'],
  };
  const lines = (token: string) => deviations(row(token), { ...published, required: [] });
  for (const good of ['n:integer[1..50]=10', 'set:string{a,b}', 'list:list[..5]', 'list.code:string']) {
    assert.equal(lines(good), [], good);
  }
  for (const bad of [
    'm:string',
    'n:string',
    'n*:integer',
    'n:integer[1..60]',
    'n:integer=20',
    'set:string{a}',
    'list:list[..6]',
    'list.name:string',
  ]) {
    assert.is(lines(bad).length, 1, bad);
  }
  assert.equal(deviations(row('n:integer'), published), ['s t: set is required and not in the contract']);
});

test.run();
