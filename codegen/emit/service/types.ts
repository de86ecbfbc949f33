// generated/services/<slug>/types.ts: argument and result types with the manifest's descriptions as comments, by
// json-schema-to-typescript. Argument types are those after decoding: defaults filled, comma lists split.

import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Argument, Definition, Field, Returns, Shape } from '../../model/model.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { comment } from '../comment.ts';
import { header } from '../source.ts';

const ROOT = 'GeneratedRoot';

/** Types of a service's arguments, results, records and value sets. */
export async function emitTypes(plan: ServicePlan): Promise<string> {
  const $defs: Record<string, JSONSchema> = {};
  for (const definition of plan.definitions) $defs[definition.name] = definitionType(definition);
  for (const { operation, argumentsType, resultType } of plan.operations) {
    $defs[argumentsType] = argumentsTypeSchema(
      operation.arguments.filter(({ name }) => name !== operation.keyArgument),
    );
    $defs[resultType] = resultTypeSchema(operation.returns);
    if (operation.returns.orNotFound) $defs['NotFound'] = NOT_FOUND;
  }
  const text = await compile({ $defs } as JSONSchema, ROOT, {
    additionalProperties: false,
    bannerComment: '',
    // Left alone it would write Co2Level for Co2level.
    customName: (_, name) => name,
    format: false,
    maxItems: -1,
    unreachableDefinitions: true,
  });
  return `${header(plan.service.file)}\n${tidy(text)}`;
}

const NOT_FOUND: JSONSchema = {
  type: 'object',
  description: 'Nothing is known under the identifier.',
  properties: { error: { const: 'not_found' } },
  required: ['error'],
};

function definitionType({ shape, source }: Definition): JSONSchema {
  const schema = shapeType(shape);
  return { ...schema, description: schema.description ?? source };
}

function argumentsTypeSchema(args: readonly Argument[]): JSONSchema {
  const properties = Object.fromEntries(args.map((argument) => [argument.name, argumentType(argument)]));
  const given = args.filter((argument) => !argument.optional || hasDefault(argument)).map(({ name }) => name);
  return { type: 'object', properties, required: given };
}

/** An empty default of an argument whose empty string means "not given" leaves it absent. */
export function hasDefault(argument: Argument): boolean {
  return argument.default !== undefined && !(argument.emptyMeansAbsent && argument.default === '');
}

function argumentType({ shape, commaSeparated }: Argument): JSONSchema {
  if (commaSeparated === undefined) return shapeType(shape);
  return described({ type: 'array', items: { tsType: commaSeparated.name } }, shape);
}

function resultTypeSchema({ record, fields, orNotFound }: Returns): JSONSchema {
  if (record !== undefined) return { tsType: orNotFound ? `${record.name} | NotFound` : record.name };
  const schema = fieldsType(fields);
  return orNotFound ? { anyOf: [schema, { tsType: 'NotFound' }] } : schema;
}

function fieldsType(fields: readonly Field[]): JSONSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, shape }) => [name, shapeType(shape)])),
    required: fields.filter(({ optional }) => !optional).map(({ name }) => name),
  };
}

function shapeType(shape: Shape): JSONSchema {
  switch (shape.kind) {
    case 'reference':
      return described({ tsType: shape.nullable ? `${shape.target.name} | null` : shape.target.name }, shape);
    case 'list':
      return described({ type: nullable('array', shape), items: shapeType(shape.items) }, shape);
    case 'map':
      return described({ type: nullable('object', shape), additionalProperties: shapeType(shape.values) }, shape);
    case 'object':
      return described({ ...fieldsType(shape.fields), type: nullable('object', shape) }, shape);
    case 'scalar':
      return described(scalarType(shape, shape.types), shape);
  }
}

function scalarType(shape: Shape, types: readonly string[]): JSONSchema {
  const { const: constant, enum: words } = shape.words;
  if (constant !== undefined) return { const: constant } as JSONSchema;
  if (words !== undefined) return { enum: shape.nullable ? [...words, null] : [...words] };
  return { type: nullable(types.length === 1 ? (types[0] as string) : types, shape) };
}

function nullable(type: string | readonly string[], shape: Shape): JSONSchema['type'] {
  const types = shape.nullable ? [type, 'null'].flat() : [type].flat();
  return (types.length === 1 ? types[0] : types) as JSONSchema['type'];
}

function described(schema: object, { description }: Shape): JSONSchema {
  return (description === undefined ? schema : { ...schema, description }) as JSONSchema;
}

/**
 * Lays the text out as the rest of the house is: the compiler's formatter costs ten times the compilation. Drops its
 * root type and its remarks on where a definition stood.
 */
function tidy(text: string): string {
  const withoutRemarks = text
    .replaceAll(/ \*\s*\n \* This interface was referenced by[^\n]*\n[^\n]*\n \*\//g, ' */')
    .replaceAll(/\/\*\*\n \* This interface was referenced by[^\n]*\n[^\n]*\n \*\/\n/g, '')
    .replace(new RegExp(`export interface ${ROOT} \\{\\n[^}]*\\}\\n`), '');
  const lines = indented(withoutRemarks.split('\n').map((line) => line.trim()));
  const commented = lines
    .join('\n')
    .replaceAll(/^( *)\/\*\*\n((?: *\* ?[^\n]*\n)*?) *\*\/$/gm, (_, margin, text) =>
      comment(text.replaceAll(/^ *\* ?/gm, ''), margin.length),
    );
  return `${oneLineMaps(commented)
    .trimStart()
    .replaceAll(/\{\n\}/g, '{}')}\n`;
}

/** Two spaces a level, and a blank line before each exported type with its comment. */
function indented(trimmed: readonly string[]): string[] {
  const lines: string[] = [];
  let depth = 0;
  for (const line of trimmed) {
    if (line === '') continue;
    const isComment = /^\/?\*/.test(line);
    if (!isComment && /^[})\]]/.test(line)) depth -= 1;
    const begins = line.startsWith('/**') || (line.startsWith('export') && !lines.at(-1)?.endsWith('*/'));
    if (depth === 0 && begins) lines.push('');
    const text = isComment ? line.replace(/^\*/, ' *') : punctuated(line, depth);
    lines.push('  '.repeat(depth) + text);
    if (!isComment && /[{([]$/.test(line)) depth += 1;
  }
  return lines;
}

/** An object with free names fits on a line. */
function oneLineMaps(text: string): string {
  return text.replaceAll(/\{\n *\[k: string\]: ([^\n]*);\n *\}/g, '{ [name: string]: $1 }');
}

/** Members and aliases end in a semicolon, and a union in parentheses that hold nothing else loses them. */
function punctuated(line: string, depth: number): string {
  if (line.length > LONGEST_UNION && line.startsWith('export type')) return brokenUnion(line);
  const bare = line
    .replace(/(: |= )\(([^()]*)\)$/, '$1$2')
    .replace(/^(export type \w+ = )\(\{$/, '$1{')
    .replace(/^(\} \| \w+)\)$/, '$1')
    .replaceAll(/"((?:[^"\\'])*)"/g, "'$1'");
  const opens = /[{([]$/.test(bare) || /^export interface/.test(bare);
  const closesInterface = bare === '}' && depth === 0;
  return opens || closesInterface ? bare : `${bare};`;
}

const LONGEST_UNION = 118;

/** A union that is too long for a line, a member a line. */
function brokenUnion(line: string): string {
  const [head, ...rest] = line.split(' = ');
  const members = rest
    .join(' = ')
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll(/"((?:[^"\\'])*)"/g, "'$1'")
    .split(' | ');
  return `${head} =\n${members.map((member) => `  | ${member}`).join('\n')};`;
}
