// What a form holds and what it sends: pure functions between the texts in controls, the arguments of a call, and an address.

import type { OperationPage, PageArguments, PageSchema } from '../../contract/page.ts';

/** Which control fits an argument. */
export type ControlKind = 'text' | 'long-text' | 'number' | 'date' | 'choice' | 'switch' | 'chips' | 'lines' | 'json';

/** One argument as a form shows it. */
export interface Field {
  readonly name: string;
  readonly kind: ControlKind;
  readonly schema: PageSchema;
  readonly required: boolean;
  /** What can be chosen. */
  readonly words: readonly string[];
}

/** Texts by argument; an empty one is not sent. Chips are joined by commas, lines by line breaks. */
export type FormValues = Readonly<Record<string, string>>;

/** Texts longer than this get a field of several lines. */
const ONE_LINE = 500;

/** The fields of an operation's form, required ones first. The key has a place of its own. */
export function fieldsOf({ arguments: schema, keyArgument, lists }: OperationPage): Field[] {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== keyArgument)
    .map(([name, each]) => fieldOf(name, each, required.has(name), lists[name]));
  return fields.sort((a, b) => Number(b.required) - Number(a.required));
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

/** What a choice offers; of a boolean without a default both. */
export function choicesOf({ words, schema }: Field): readonly string[] {
  return words.length === 0 && schema.type === 'boolean' ? ['true', 'false'] : words;
}

/** Arguments as a form shows them. */
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

/** What a form sends. What cannot be read as its type is sent as it stands, for the server to say what is wrong with it. */
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

/** What the server could only call a text: by field, why it is no JSON. */
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

/** The arguments as the query of an address, as GET takes them. */
export function queryOf(args: PageArguments): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    const items = Array.isArray(value) && value.every((item) => typeof item !== 'object') ? value : [value];
    for (const item of items) query.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
  }
  return query;
}

/** What an address holds for a form; of what is no argument, and of the key, nothing is taken over. */
export function valuesIn(fields: readonly Field[], query: URLSearchParams): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const given = query.getAll(name);
      return given.length === 0 ? [] : [[name, given.join(kind === 'chips' ? ',' : '\n')]];
    }),
  );
}

/** The path of a call, its parameters filled in, and the arguments that are left. */
export function addressed(
  operation: OperationPage,
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
