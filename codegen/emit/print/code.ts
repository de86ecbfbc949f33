// Expressions and types of TypeScript as blocks, in the style of the hand-written code: single quotes, bare names, one line where it
// fits. A block may hold what another module exports (`imported`): the file that prints it writes the import (file.ts).

/** Longest line, without the comma or the like that may follow a block. */
const LINE = 118;

/** Source text that stands as it is: a regular expression, a name. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What another module exports. */
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

class Call {
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

class Fields {
  readonly entries: readonly (readonly [name: string, value: unknown])[];
  constructor(entries: readonly (readonly [name: string, value: unknown])[]) {
    this.entries = entries;
  }
}

/** A value that a module exports; `from` is a file of this folder, or begins with `runtime/`. */
export function imported(from: string, name: string, alias?: string): Imported {
  return new Imported(from, name, false, alias);
}

/** A type that a module exports. */
export function importedType(from: string, name: string, alias?: string): Imported {
  return new Imported(from, name, true, alias);
}

/** All that a module exports, under one name. */
export function importedModule(from: string, alias: string): Imported {
  return new Imported(from, '*', false, alias);
}

/** Source text with blocks in it, and values as literals. */
export function code(texts: TemplateStringsArray, ...values: readonly unknown[]): Joined {
  return new Joined(texts.flatMap((text, at) => [new Code(text), ...values.slice(at, at + 1)]));
}

/** A call. Strings among the arguments are literals. */
export function call(callee: unknown, args: readonly unknown[]): Call {
  return new Call(typeof callee === 'string' ? new Code(callee) : callee, args);
}

/** A function of one expression. */
export function arrow(parameters: string, body: unknown): Arrow {
  return new Arrow(parameters, body);
}

/** An object with a member per line, even where one line would do. */
export function object(entries: readonly (readonly [name: string, value: unknown])[]): Fields {
  return new Fields(entries);
}

/** Everything that a block imports. */
export function importsOf(block: unknown): Imported[] {
  if (block instanceof Imported) return [block];
  if (block instanceof Joined) return block.parts.flatMap(importsOf);
  if (block instanceof Call) return [block.callee, ...block.args].flatMap(importsOf);
  if (block instanceof Arrow) return importsOf(block.body);
  if (block instanceof Fields) return block.entries.flatMap(([, value]) => importsOf(value));
  return typeof block === 'object' && block !== null ? Object.values(block).flatMap(importsOf) : [];
}

/** A block or a JSON-like value as source text. `indent` is that of its first line, `column` is where it begins. */
export function literal(block: unknown, indent = 0, column = indent): string {
  const flat = oneLine(block);
  return !flat.includes('\n') && flat.length + column <= LINE ? flat : broken(block, indent, column);
}

function broken(block: unknown, indent: number, column: number): string {
  if (block instanceof Joined) return joinedText(block.parts, indent, column);
  if (block instanceof Call) return callText(block, indent, column);
  if (block instanceof Arrow) return arrowText(block, indent, column);
  if (block instanceof Fields) return objectText(block.entries, indent);
  if (block instanceof Code || typeof block !== 'object' || block === null) return oneLine(block);
  if (!Array.isArray(block)) return objectText(entriesOf(block), indent);
  if (block.every((item) => typeof item !== 'object')) return wrapped(block.map(oneLine), indent);
  return `[\n${block.map((item) => `${spaces(indent + 2)}${literal(item, indent + 2)},\n`).join('')}${spaces(indent)}]`;
}

function objectText(entries: readonly (readonly [name: string, value: unknown])[], indent: number): string {
  const members = entries.map(([name, value]) => {
    const head = `${spaces(indent + 2)}${propertyName(name)}: `;
    return `${head}${literal(value, indent + 2, head.length)},\n`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join('')}${spaces(indent)}}`;
}

function joinedText(parts: readonly unknown[], indent: number, column: number): string {
  return parts.reduce<string>((text, part) => text + literal(part, indent, endColumn(text, column)), '');
}

/** With one argument broken where it stands, with the body of the last below it, or with an argument per line. */
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

/** Whether the first line of a broken argument may stand behind those before it. */
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

/** The column behind a text that begins at one. */
function endColumn(text: string, column: number): number {
  const start = text.lastIndexOf('\n');
  return start < 0 ? column + text.length : text.length - start - 1;
}

/** The block on one line. Has a line break where it always takes several. */
function oneLine(block: unknown): string {
  if (typeof block === 'string') return quoted(block);
  if (block instanceof Code) return block.text;
  if (block instanceof Joined) return block.parts.map(oneLine).join('');
  if (block instanceof Call) return `${oneLine(block.callee)}(${block.args.map(oneLine).join(', ')})`;
  if (block instanceof Arrow) return `(${block.parameters}) => ${oneLine(block.body)}`;
  if (block instanceof Fields) return block.entries.length === 0 ? '{}' : '{\n}';
  if (Array.isArray(block)) return `[${block.map(oneLine).join(', ')}]`;
  if (typeof block !== 'object' || block === null) return String(block);
  const members = entriesOf(block).map(([name, member]) => `${propertyName(name)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A string in single quotes. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** A name before a colon: in quotes where it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : quoted(name);
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** A list with as many items on a line as fit. */
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
