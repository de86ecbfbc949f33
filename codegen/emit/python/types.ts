// Generates the types of the Python client from the published schemas. Records become TypedDict, and enums become
// Literal.

import { pythonString } from '../../../runtime/lib/python.ts';
import { pascalCase } from '../../language/names.ts';
import type { JsonSchema } from '../json-schema.ts';
import { isFieldName } from './names.ts';
import { docstring, indented, LINE } from './text.ts';

/** Place in which a type is used. In arguments, any sequence is accepted as a list; results contain lists. */
export type Place = 'argument' | 'result';

export class PythonTypes {
  readonly #declarations = new Map<string, string>();
  readonly #reserved: Set<string>;

  /** @param reserved names of components that are added later */
  constructor(reserved: Iterable<string>) {
    this.#reserved = new Set(reserved);
  }

  get text(): string {
    return [...this.#declarations.values()].map((each) => `\n\n${each}\n`).join('');
  }

  get names(): string[] {
    return [...this.#declarations.keys()];
  }

  /** Declares a component with its own name. */
  declare(name: string, schema: JsonSchema): void {
    const doc = description(schema);
    if (schema['properties'] !== undefined && !Array.isArray(schema['type'])) {
      this.#record(name, schema, 'result');
      return;
    }
    const type = this.typeOf(schema, `${name}Value`, 'result');
    const line = `${name}: TypeAlias = ${type}`;
    const text = line.length <= LINE ? line : `${name}: TypeAlias = ${brokenSet(type)}`;
    this.#declarations.set(name, doc === undefined ? text : `${text}\n${docstring(doc, 0)}`);
  }

  typeOf(schema: JsonSchema, name: string, place: Place): string {
    const { $ref, anyOf, oneOf, type, enum: words, const: constant } = schema;
    if (typeof $ref === 'string') return $ref.split(/[./]/).at(-1) as string;
    const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (choices !== undefined) return union(choices.map((each, at) => this.typeOf(each, `${name}${at || ''}`, place)));
    if (constant !== undefined) return literals([constant]);
    const types = [type].flat() as string[];
    if (Array.isArray(words)) {
      const isListed = types.includes('array');
      return union([literals(words), ...(isListed ? [this.#plain('array', schema, name, place)] : [])]);
    }
    return union(types.map((each) => this.#plain(each, schema, name, place)));
  }

  #plain(type: string, schema: JsonSchema, name: string, place: Place): string {
    switch (type) {
      case 'string':
        return 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      case 'array': {
        const items = schema['items'] as JsonSchema | undefined;
        const item = items === undefined ? 'Any' : this.typeOf(items, `${name}Item`, place);
        return `${place === 'argument' ? 'Sequence' : 'list'}[${item}]`;
      }
      case 'object':
        return this.#object(schema, name, place);
      default:
        return 'Any';
    }
  }

  #object(schema: JsonSchema, name: string, place: Place): string {
    const { properties, additionalProperties: values } = schema;
    if (properties !== undefined) return this.#record(this.#free(name), schema, place);
    const type = typeof values === 'object' ? this.typeOf(values as JsonSchema, `${name}Value`, place) : 'Any';
    return `${place === 'argument' ? 'Mapping' : 'dict'}[str, ${type}]`;
  }

  #free(name: string): string {
    let free = name;
    for (let at = 2; this.#reserved.has(free) || this.#declarations.has(free); at += 1) free = `${name}${at}`;
    return free;
  }

  #record(name: string, schema: JsonSchema, place: Place): string {
    // Reserves the record's position before the records that it contains.
    this.#declarations.set(name, '');
    const required = new Set(schema['required'] as string[] | undefined);
    const fields = Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([field, inside]) => {
      const type = this.typeOf(inside, `${name}${pascalCase(field)}`, place);
      return { field, type: required.has(field) ? type : `NotRequired[${type}]`, doc: description(inside) };
    });
    const doc = description(schema);
    const isClass = fields.every(({ field }) => isFieldName(field));
    this.#declarations.set(name, isClass ? classForm(name, doc, fields) : callForm(name, doc, fields));
    return name;
  }
}

interface RecordField {
  readonly field: string;
  readonly type: string;
  readonly doc: string | undefined;
}

function classForm(name: string, doc: string | undefined, fields: readonly RecordField[]): string {
  const head = doc === undefined ? '' : `${docstring(doc, 4)}\n\n`;
  const lines = fields.map(({ field, type, doc: text }) => {
    const line = `    ${field}: `;
    const written = line.length + type.length <= LINE ? type : brokenUnion(type, 4);
    return `${line}${written}${text === undefined ? '' : `\n${docstring(text, 4)}`}`;
  });
  return `class ${name}(TypedDict):\n${head}${lines.length === 0 ? '    pass' : lines.join('\n')}`;
}

/**
 * Records with fields whose names are keywords need the call form of TypedDict, in which comments are used instead of
 * docstrings.
 */
function callForm(name: string, doc: string | undefined, fields: readonly RecordField[]): string {
  const lines = fields.map(({ field, type, doc: text }) => {
    const remark = text === undefined ? '' : `${comment(text, 8)}\n`;
    const line = `        ${pythonString(field)}: ${pythonString(type)},`;
    return `${remark}${line.length <= LINE ? line : brokenText(field, type)}`;
  });
  const own = doc === undefined ? '' : `\n${docstring(doc, 0)}`;
  return `${name} = TypedDict(\n    ${pythonString(name)},\n    {\n${lines.join('\n')}\n    },\n)${own}`;
}

function brokenText(field: string, type: string): string {
  const parts = type.match(/.{1,90}(?:, |$)|.{1,90}/g) ?? [];
  const text = parts.map((part) => `            ${pythonString(part)}\n`).join('');
  return `        ${pythonString(field)}: (\n${text}        ),`;
}

function comment(text: string, indent: number): string {
  return docstring(text, indent)
    .trim()
    .replaceAll('"""', '')
    .trim()
    .split('\n')
    .map((line) => `${' '.repeat(indent)}# ${line.trim()}`.trimEnd())
    .join('\n');
}

function union(types: readonly string[]): string {
  const found = [...new Set(types)].filter((type) => type !== 'None');
  return [...found, ...(types.includes('None') ? ['None'] : [])].join(' | ');
}

function literals(words: readonly unknown[]): string {
  const written = words.filter((word) => word !== null).map(literal);
  const set = `Literal[${written.join(', ')}]`;
  return words.includes(null) ? `${set} | None` : set;
}

function literal(word: unknown): string {
  return typeof word === 'string'
    ? pythonString(word)
    : word === true
      ? 'True'
      : word === false
        ? 'False'
        : String(word);
}

function brokenSet(type: string): string {
  const broken = brokenUnion(type, 0);
  return broken === type ? `(\n${indented(type, 4)}\n)` : broken;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'[^']*'|[[\],]|[^"'[\],]+/g;

/** Breaks the enums in a type into several lines, with one value per line. */
export function brokenUnion(type: string, indent: number): string {
  const margin = ' '.repeat(indent);
  let text = '';
  let isOpen = false;
  for (const token of type.match(TOKEN) ?? []) {
    if (token === '[' && text.endsWith('Literal')) {
      isOpen = true;
      text += '[\n';
    } else if (!isOpen) text += token;
    else if (token === ']') {
      isOpen = false;
      text += `${margin}]`;
    } else if (token !== ',' && token.trim() !== '') text += `${margin}    ${token.trim()},\n`;
  }
  return text;
}

function description({ description: text }: JsonSchema): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
