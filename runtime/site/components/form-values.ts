// Pure conversions between form values, call arguments and URLs.

import type { OperationPage, PageArguments, PageSchema } from '../../contract/page.ts';

export type ControlKind = 'text' | 'long-text' | 'number' | 'date' | 'choice' | 'switch' | 'chips' | 'lines' | 'json';

export interface Field {
  readonly name: string;
  readonly kind: ControlKind;
  readonly schema: PageSchema;
  readonly required: boolean;
  readonly words: readonly string[];
}

/**
 * Form values by argument. Empty values are not sent. Values of chips are joined by commas, and lines by line breaks.
 */
export type FormValues = Readonly<Record<string, string>>;

/** Strings that may be longer than this get a multi-line field. */
const ONE_LINE = 500;

/** Form fields of an operation, required ones first. The key is not included, because it has its own form. */
export function fieldsOf({ arguments: schema, keyArgument, lists }: OperationPage): Field[] {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== keyArgument)
    .map(([name, each]) => fieldOf(name, each, required.has(name), lists[name]));
  return fields.sort((a, b) => Number(b.required) - Number(a.required));
}

/** Fields of one item of a list of records; undefined if the items are not records, or contain records themselves. */
export function itemFieldsOf({ name, schema }: Pick<Field, 'name' | 'schema'>): readonly Field[] | undefined {
  const { type, properties, required = [] } = schema.items ?? {};
  if (type !== 'object' || properties === undefined) return undefined;
  const fields = Object.entries(properties).map(([part, each]) =>
    fieldOf(`${name}.${part}`, each, required.includes(part)),
  );
  return fields.some(({ kind }) => kind === 'json') ? undefined : fields;
}

/** Parses the JSON of a list of records; undefined if the text is not such a list. */
export function itemsIn(text: string): readonly PageArguments[] | undefined {
  const items: unknown = text.trim() === '' ? [] : asJson(text);
  if (!Array.isArray(items)) return undefined;
  return items.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) ? items : undefined;
}

function fieldOf(name: string, schema: PageSchema, required: boolean, listed?: readonly (string | number)[]): Field {
  const kind = listed === undefined ? kindOf(schema) : 'chips';
  const words = listed ?? schema.enum ?? schema.items?.enum ?? [];
  return { name, kind, schema, required, words: words.filter((word) => word !== null && word !== '').map(String) };
}

function kindOf(schema: PageSchema): ControlKind {
  const types = [schema.type ?? []].flat();
  if (schema.enum !== undefined) return 'choice';
  if (types.includes('array')) {
    const { items = {} } = schema;
    if (items.enum !== undefined) return 'chips';
    return items.type === 'object' || items.type === 'array' ? 'json' : 'lines';
  }
  if (types.includes('object')) return 'json';
  if (types.includes('boolean')) return schema.default === undefined ? 'choice' : 'switch';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (schema.format === 'date' || schema.pattern?.includes('[0-9]{4}-[0-9]{2}-[0-9]{2}$')) return 'date';
  return (schema.maxLength ?? 0) > ONE_LINE ? 'long-text' : 'text';
}

/** Options of a choice. A boolean without a default gets the options `true` and `false`. */
export function choicesOf({ words, schema }: Field): readonly string[] {
  return words.length === 0 && schema.type === 'boolean' ? ['true', 'false'] : words;
}

export function valuesOf(fields: readonly Field[], args: PageArguments): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = args[field.name];
      return value === undefined ? [] : [[field.name, textOf(field, value)]];
    }),
  );
}

function textOf({ kind }: Field, value: unknown): string {
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.map(String).join(kind === 'chips' ? ',' : '\n');
  return String(value);
}

/** Arguments to send. Values that cannot be parsed are sent unchanged, because the server then reports the error. */
export function argumentsOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = values[field.name] ?? '';
      return text.trim() === '' && field.kind !== 'switch' ? [] : sent(field, text);
    }),
  );
}

function sent(field: Field, text: string): [string, unknown][] {
  const { name, kind, schema } = field;
  if (kind === 'switch') {
    const value = (text === '' ? schema.default : text) === 'true' || text === 'true';
    return text === '' || value === schema.default ? [] : [[name, value]];
  }
  return [[name, read(field, text)]];
}

function read({ kind, schema, words }: Field, text: string): unknown {
  const types = [schema.type ?? []].flat();
  if (kind === 'number') return asNumber(text);
  if (kind === 'choice') {
    if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
    return types.includes('string') ? text : asNumber(text);
  }
  if (kind === 'chips') {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const ordered = [...words.filter((word) => parts.includes(word)), ...parts.filter((part) => !words.includes(part))];
    return types.includes('array') ? ordered : ordered.join(',');
  }
  if (kind === 'lines') return linesOf(schema, text);
  return kind === 'json' ? asJson(text) : text;
}

function linesOf(schema: PageSchema, text: string): unknown[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isNumeric = schema.items?.type === 'integer' || schema.items?.type === 'number';
  return isNumeric ? lines.map(asNumber) : lines;
}

function asNumber(text: string): number | string {
  const number = Number(text.trim());
  return Number.isFinite(number) ? number : text.trim();
}

/** JSON syntax errors, keyed by field. They are detected here, because the server would only receive a string. */
export function unreadable(fields: readonly Field[], values: FormValues): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ name, kind }) => {
      const text = values[name] ?? '';
      const fault = kind === 'json' && text.trim() !== '' ? jsonFault(text) : undefined;
      return fault === undefined ? [] : [[name, `is not valid JSON: ${fault}.`]];
    }),
  );
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function queryOf(args: PageArguments): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    const items = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value : [value];
    for (const item of items) query.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
  }
  return query;
}

/** Form values from a URL query. Ignores unknown arguments and the key. */
export function valuesIn(fields: readonly Field[], query: URLSearchParams): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const values = query.getAll(name);
      return values.length === 0 ? [] : [[name, values.join(kind === 'chips' ? ',' : '\n')]];
    }),
  );
}

/** Fills in the path parameters; returns the path and the remaining arguments. */
export function addressed(
  operation: Pick<OperationPage, 'path'>,
  args: PageArguments,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...args };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value === undefined ? '' : String(value));
  });
  return { path, rest };
}
