// Represents TypeScript expressions and types as blocks, which are printed in the style of the handwritten code. A
// block may refer to an export of another module (`imported`); the file that prints the block writes the import
// (file.ts).

import { comment } from './comment.ts';

/** Maximum line length, excluding a comma that may follow the block. */
const LINE = 118;

const MAX_UNION_LENGTH = 80;

/** Verbatim source text, such as a regular expression or a name. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Imported extends Code {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
  constructor(from: string, name: string, isType: boolean, alias = name) {
    super(alias);
    this.from = from;
    this.name = name;
    this.isType = isType;
  }
}

class Joined {
  readonly parts: readonly unknown[];
  constructor(parts: readonly unknown[]) {
    this.parts = parts;
  }
}

export class Call {
  readonly callee: unknown;
  readonly args: readonly unknown[];
  constructor(callee: unknown, args: readonly unknown[]) {
    this.callee = callee;
    this.args = args;
  }
}

class Arrow {
  readonly parameters: string;
  readonly body: unknown;
  constructor(parameters: string, body: unknown) {
    this.parameters = parameters;
    this.body = body;
  }
}

class Signature {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly returns: unknown;
  constructor(parameters: Readonly<Record<string, unknown>>, returns: unknown) {
    this.parameters = parameters;
    this.returns = returns;
  }
}

class TypedArrow {
  readonly signature: Signature;
  readonly body: unknown;
  constructor(signature: Signature, body: unknown) {
    this.signature = signature;
    this.body = body;
  }
}

type Entries = readonly (readonly [name: string, value: unknown, doc?: string | undefined])[];

class Fields {
  readonly entries: Entries;
  readonly isType: boolean;
  constructor(entries: Entries, isType: boolean) {
    this.entries = entries;
    this.isType = isType;
  }
}

class Union {
  readonly types: readonly unknown[];
  constructor(types: readonly unknown[]) {
    this.types = types;
  }
}

class Chain {
  readonly operands: readonly unknown[];
  readonly operator: string;
  constructor(operands: readonly unknown[], operator: string) {
    this.operands = operands;
    this.operator = operator;
  }
}

/** @param from a file in this folder, or a path that begins with `runtime/` */
export function imported(from: string, name: string, alias?: string): Imported {
  return new Imported(from, name, false, alias);
}

export function importedType(from: string, name: string, alias?: string): Imported {
  return new Imported(from, name, true, alias);
}

export function importedModule(from: string, alias: string): Imported {
  return new Imported(from, '*', false, alias);
}

/** Template tag for source text that contains blocks. Other values become literals. */
export function code(texts: TemplateStringsArray, ...values: readonly unknown[]): Joined {
  return new Joined(texts.flatMap((text, at) => [new Code(text), ...values.slice(at, at + 1)]));
}

/** Builds a call. Arguments that are strings are printed as string literals. */
export function call(callee: unknown, args: readonly unknown[]): Call {
  return new Call(typeof callee === 'string' ? new Code(callee) : callee, args);
}

export function arrow(parameters: string, body: unknown): Arrow {
  return new Arrow(parameters, body);
}

export function signature(parameters: Readonly<Record<string, unknown>>, returns?: unknown): Signature {
  return new Signature(parameters, returns);
}

export function typedArrow(parameters: Readonly<Record<string, unknown>>, returns: unknown, body: unknown): TypedArrow {
  return new TypedArrow(new Signature(parameters, returns), body);
}

export function object(entries: Entries): Fields {
  return new Fields(entries, false);
}

export interface Member {
  /** Name of the member, including `?` or the parameters. */
  readonly name: string;
  readonly type: unknown;
  readonly doc?: string | undefined;
  readonly isReadonly?: boolean;
}

export function objectType(members: readonly Member[]): Fields {
  const entries = members.map(({ name, type, doc, isReadonly }) => {
    return [isReadonly ? `readonly ${name}` : name, type, doc] as const;
  });
  return new Fields(entries, true);
}

export function union(types: readonly unknown[]): Union {
  return new Union(types);
}

export function chain(operands: readonly unknown[], operator: string): Chain {
  return new Chain(operands, operator);
}

export function importsOf(block: unknown): Imported[] {
  if (block instanceof Imported) return [block];
  if (block instanceof Joined) return block.parts.flatMap(importsOf);
  if (block instanceof Chain) return block.operands.flatMap(importsOf);
  if (block instanceof Union) return block.types.flatMap(importsOf);
  if (block instanceof Call) return [block.callee, ...block.args].flatMap(importsOf);
  if (block instanceof Arrow) return importsOf(block.body);
  if (block instanceof TypedArrow) return [block.signature, block.body].flatMap(importsOf);
  if (block instanceof Signature) return [block.returns, ...Object.values(block.parameters)].flatMap(importsOf);
  if (block instanceof Fields) return block.entries.flatMap(([, value]) => importsOf(value));
  return typeof block === 'object' && block !== null ? Object.values(block).flatMap(importsOf) : [];
}

/** @param indent indentation of the first line @param column column at which the first line begins */
export function literal(block: unknown, indent = 0, column = indent): string {
  const flat = oneLine(block);
  return !flat.includes('\n') && flat.length + column <= LINE ? flat : broken(block, indent, column);
}

function broken(block: unknown, indent: number, column: number): string {
  if (block instanceof Joined) return joinedText(block.parts, indent, column);
  if (block instanceof Call) return callText(block, indent, column);
  if (block instanceof Arrow) return arrowText(block, indent, column);
  if (block instanceof Fields) return objectText(block, indent);
  if (block instanceof Union) {
    if (block.types.some((type) => oneLine(type).includes('\n')))
      return block.types.map((type) => literal(type, indent)).join(' | ');
    return block.types.map((type) => `\n${spaces(indent + 2)}| ${oneLine(type)}`).join('');
  }
  if (block instanceof Chain) {
    const operands = block.operands.map((operand) => literal(operand, indent + 2));
    return operands.join(` ${block.operator}\n${spaces(indent + 2)}`);
  }
  if (block instanceof Signature) return signatureText(block, indent);
  if (block instanceof TypedArrow) {
    const body = `${spaces(indent + 2)}${literal(block.body, indent + 2)}`;
    return `${signatureText(block.signature, indent)} =>\n${body}`;
  }
  if (block instanceof Code || typeof block !== 'object' || block === null) return oneLine(block);
  if (!Array.isArray(block)) return objectText(object(entriesOf(block)), indent);
  if (block.every((item) => typeof item !== 'object')) return wrapped(block.map(oneLine), indent);
  return `[\n${block.map((item) => `${spaces(indent + 2)}${literal(item, indent + 2)},\n`).join('')}${spaces(indent)}]`;
}

function objectText({ entries, isType }: Fields, indent: number): string {
  const [gap, end] = isType ? ['', ';'] : ['\n', ','];
  const members = entries.map(([name, value, doc], at) => {
    const head = `${spaces(indent + 2)}${isType ? name : propertyName(name)}: `;
    const remark = doc === undefined ? '' : `${at === 0 ? '' : gap}${comment(doc, indent + 2)}\n`;
    return `${remark}${behind(head, literal(value, indent + 2, head.length))}${end}\n`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join('')}${spaces(indent)}}`;
}

/** Joins two texts with a space, which is omitted if the second text begins with a line break. */
export function behind(head: string, text: string): string {
  return text.startsWith('\n') ? `${head.trimEnd()}${text}` : `${head}${text}`;
}

function signatureText({ parameters, returns }: Signature, indent: number): string {
  const lines = Object.entries(parameters).map(([name, type]) => {
    const head = `${spaces(indent + 2)}${name}: `;
    return `${head}${literal(type, indent + 2, head.length)},\n`;
  });
  return `(\n${lines.join('')}${spaces(indent)})${returns === undefined ? '' : `: ${literal(returns, indent)}`}`;
}

function joinedText(parts: readonly unknown[], indent: number, column: number): string {
  return parts.reduce<string>((text, part) => text + literal(part, indent, endColumn(text, column)), '');
}

/**
 * Prints a call on several lines: breaks one argument in place, puts the body of the last argument below the call, or
 * prints one argument per line.
 */
function callText({ callee, args }: Call, indent: number, column: number): string {
  const open = `${oneLine(callee)}(`;
  const last = args.at(-1);
  const long = args.filter((arg) => oneLine(arg).includes('\n'));
  const [opened = last] = long;
  if (long.length <= 1 && opens(opened) && (opened === last || !(opened instanceof Arrow))) {
    const at = args.indexOf(opened);
    const before = `${open}${args
      .slice(0, at)
      .map((arg) => `${oneLine(arg)}, `)
      .join('')}`;
    const text = `${before}${broken(opened, indent, column + before.length)}`;
    const [head = ''] = text.split('\n');
    if (column + head.length <= LINE && head !== text)
      return `${text}${args
        .slice(at + 1)
        .map((arg) => `, ${oneLine(arg)}`)
        .join('')})`;
  }
  const before = [...args.slice(0, -1).map(oneLine), last instanceof Arrow ? `(${last.parameters}) =>` : '\n'];
  const head = `${open}${before.join(', ')}`;
  const lines = (parts: readonly string[]) => parts.map((part) => `${spaces(indent + 2)}${part},\n`).join('');
  if (last instanceof Arrow && !head.includes('\n') && column + head.length <= LINE)
    return `${head}\n${lines([literal(last.body, indent + 2)])}${spaces(indent)})`;
  return `${open}\n${lines(args.map((arg) => literal(arg, indent + 2)))}${spaces(indent)})`;
}

function opens(arg: unknown): boolean {
  if (arg instanceof Arrow) return arg.body instanceof Fields || (oneLine(arg.body).includes('\n') && opens(arg.body));
  return typeof arg === 'object' && !(arg instanceof Code) && !(arg instanceof Joined);
}

function arrowText({ parameters, body }: Arrow, indent: number, column: number): string {
  const head = `(${parameters}) => `;
  if (body instanceof Fields) return `${head}(${literal(body, indent)})`;
  const text = `${head}${literal(body, indent, column + head.length)}`;
  const [first = ''] = text.split('\n');
  return column + first.length <= LINE ? text : `${head.trimEnd()}\n${spaces(indent + 2)}${literal(body, indent + 2)}`;
}

function endColumn(text: string, column: number): number {
  const start = text.lastIndexOf('\n');
  return start < 0 ? column + text.length : text.length - start - 1;
}

/** The result contains a line break only if the block cannot fit on one line. */
function oneLine(block: unknown): string {
  if (typeof block === 'string') return quoted(block);
  if (block instanceof Code) return block.text;
  if (block instanceof Joined) return block.parts.map(oneLine).join('');
  if (block instanceof Union) {
    const flat = block.types.map(oneLine).join(' | ');
    return flat.length <= MAX_UNION_LENGTH ? flat : '\n';
  }
  if (block instanceof Chain) return block.operands.map(oneLine).join(` ${block.operator} `);
  if (block instanceof Call) return `${oneLine(block.callee)}(${block.args.map(oneLine).join(', ')})`;
  if (block instanceof Arrow) return `(${block.parameters}) => ${oneLine(block.body)}`;
  if (block instanceof Fields) return block.entries.length === 0 ? '{}' : '{\n}';
  if (block instanceof TypedArrow) return '\n';
  if (block instanceof Signature) {
    const parameters = Object.entries(block.parameters).map(([name, type]) => `${name}: ${oneLine(type)}`);
    return `(${parameters.join(', ')})${block.returns === undefined ? '' : `: ${oneLine(block.returns)}`}`;
  }
  if (Array.isArray(block)) return `[${block.map(oneLine).join(', ')}]`;
  if (typeof block !== 'object' || block === null) return String(block);
  const members = entriesOf(block).map(([name, member]) => `${propertyName(name)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** Returns the name of a property, quoted if necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : quoted(name);
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

function wrapped(words: readonly string[], indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && indent + 2 + line.length + word.length > LINE) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += `${word}, `;
  }
  lines.push(line.trimEnd());
  return `[\n${lines.map((each) => `${spaces(indent + 2)}${each}\n`).join('')}${spaces(indent)}]`;
}

function spaces(count: number): string {
  return ' '.repeat(count);
}
