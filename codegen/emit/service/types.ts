// generated/services/<slug>/types.ts: argument and result types with descriptions, by json-schema-to-typescript. Argument types
// describe decoded arguments: defaults applied, comma-separated lists split.

import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { deprecationSentence, withDeprecations } from '../../model/description.ts';
import type { Argument, Definition, Field, Operation, Returns, Shape } from '../../model/model.ts';
import { definitionsIn, type ServicePlan } from '../../plan/plan.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { addTypes } from './type-statements.ts';
import { listText, typeText } from './type-text.ts';

const ROOT = 'GeneratedRoot';

export async function emitTypes(plan: ServicePlan, print: Print): Promise<string> {
  const $defs: Record<string, JSONSchema> = {};
  for (const definition of plan.definitions) $defs[definition.name] = definitionType(definition);
  for (const { operation, argumentsType, resultType } of plan.operations) {
    $defs[argumentsType] = argumentsTypeSchema(
      operation.arguments.filter(({ name }) => name !== operation.keyArgument),
    );
    if (hasResult(operation)) $defs[resultType] = resultTypeSchema(operation.returns);
    if (operation.returns.orNotFound) $defs['NotFound'] = NOT_FOUND;
  }
  return typesOf($defs, plan.service.file, print);
}

export async function emitRecordTypes(
  records: ReadonlyMap<string, Returns>,
  file: string,
  print: Print,
): Promise<string> {
  const $defs: Record<string, JSONSchema> = {};
  for (const definition of definitionsIn([...records.values()])) $defs[definition.name] = definitionType(definition);
  for (const [name, { fields }] of records) $defs[name] ??= fieldsType(fields);
  return typesOf($defs, file, print);
}

/** The root schema refers to every type, because json-schema-to-typescript adds a comment to unreferenced ones. */
async function typesOf($defs: Record<string, JSONSchema>, source: string, print: Print): Promise<string> {
  const references = Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]);
  const root = { type: 'object', properties: Object.fromEntries(references), $defs };
  const text = await compile(root as JSONSchema, ROOT, {
    additionalProperties: false,
    bannerComment: '',
    // The compiler's default would be Co2Level for Co2level.
    customName: (_, name) => name,
    format: false,
    maxItems: -1,
  });
  const file = new SourceFile('types.ts', source);
  addTypes(file, text, ROOT);
  return file.print(print);
}

/** An endpoint may serve a document instead of a result. */
export function hasResult({ endpoint }: Operation): boolean {
  return endpoint?.content === undefined;
}

/** An endpoint that declares no arguments, such as a page, accepts any query. */
export function takesArguments({ endpoint, arguments: args }: Operation): boolean {
  return endpoint === undefined || args.length > 0;
}

const NOT_FOUND: JSONSchema = {
  type: 'object',
  description: 'No record has this identifier.',
  properties: { error: { tsType: "'not_found'" } },
  required: ['error'],
};

function definitionType({ shape, source }: Definition): JSONSchema {
  const schema = shapeType(shape);
  return { ...schema, description: schema.description ?? source };
}

function argumentsTypeSchema(args: readonly Argument[]): JSONSchema {
  const properties = Object.fromEntries(args.map((argument) => [argument.name, argumentType(argument)]));
  const required = args.filter((argument) => !argument.optional || hasDefault(argument)).map(({ name }) => name);
  return { type: 'object', properties, required };
}

/** An empty default does not count if the empty string means "not set". */
export function hasDefault(argument: Argument): boolean {
  return argument.default !== undefined && !(argument.emptyMeansAbsent && argument.default === '');
}

function argumentType({ shape, commaSeparated }: Argument): JSONSchema {
  if (commaSeparated === undefined) return shapeType(shape);
  return described({ tsType: listText(commaSeparated.name) }, shape);
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
  const text = typeText(shape);
  if (text !== undefined) return described({ tsType: text }, shape);
  switch (shape.kind) {
    case 'list':
      return described({ type: nullable('array', shape), items: shapeType(shape.items) }, shape);
    case 'map':
      return described({ type: nullable('object', shape), additionalProperties: shapeType(shape.values) }, shape);
    case 'object':
      return described({ ...fieldsType(shape.fields), type: nullable('object', shape) }, shape);
    default:
      throw new Error(`a ${shape.kind} is always a text`);
  }
}

function nullable(type: 'array' | 'object', shape: Shape): JSONSchema['type'] {
  return shape.nullable ? [type, 'null'] : type;
}

function described(schema: object, shape: Shape): JSONSchema {
  const remark = withTag(withDeprecations(shape.description, { ...shape, deprecated: undefined } as Shape), shape);
  return (remark === undefined ? schema : { ...schema, description: remark }) as JSONSchema;
}

function withTag(comment: string | undefined, { deprecated }: Shape): string | undefined {
  if (deprecated === undefined) return comment;
  const tag = `@deprecated ${deprecationSentence(deprecated, '').trim()}`;
  return comment === undefined ? tag : `${comment}\n${tag}`;
}
