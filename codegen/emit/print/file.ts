import { StructureKind } from 'ts-morph';
import { behind, code, type Imported, importsOf, literal, type Member, objectType, signature } from './code.ts';
import { comment, documentation } from './comment.ts';
import type { Import, Print, Statement } from './source.ts';

export interface FunctionBlock {
  readonly name: string;
  readonly doc: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly returns?: unknown;
}

export class SourceFile {
  readonly path: string;
  readonly #source: string;
  readonly #runtime: string;
  readonly #statements: Statement[] = [];
  readonly #imported = new Map<string, Map<string, Imported>>();

  constructor(path: string, source: string, runtime = '') {
    this.path = path;
    this.#source = source;
    this.#runtime = runtime;
  }

  /** Adds statements verbatim. They must not need imports. */
  add(...statements: readonly Statement[]): void {
    this.#statements.push(...statements);
  }

  /** Printed as a string, because ts-morph would indent the lines of the value a second time. */
  constant(name: string, doc: string, value: unknown, type?: unknown): void {
    const start = `export const ${type === undefined ? name : `${name}: ${this.#text(type)}`} = `;
    this.#statements.push(`\n${comment(doc)}\n${start}${this.#text(value, start.length)};`);
  }

  interface(name: string, doc: string | undefined, members: readonly Member[]): void {
    this.#statements.push(`${remark(doc)}\nexport interface ${name} ${this.#text(objectType(members))}`);
  }

  /** Declares methods, because properties with a function type are checked more strictly. */
  methods(name: string, doc: string, methods: readonly FunctionBlock[]): void {
    this.#statements.push({
      kind: StructureKind.Interface,
      name,
      isExported: true,
      docs: [documentation(doc)],
      methods: methods.map((method) => this.#signature(method)),
    });
  }

  type(name: string, doc: string | undefined, type: unknown): void {
    const head = `export type ${name} = `;
    this.#statements.push(`${remark(doc)}\n${behind(head, this.#text(type, head.length))};`);
  }

  /** Printed as a string, because ts-morph would put all parameters on one line. */
  function({ name, doc, parameters, returns }: FunctionBlock, body: readonly unknown[]): void {
    const start = `export function ${name}`;
    const head = this.#text(code`${signature(parameters, returns)} {`, start.length);
    const statements = body.map((statement) => `  ${this.#text(code`${statement};`, 2, 2)}\n`);
    this.#statements.push(`\n${comment(doc)}\n${start}${head}\n${statements.join('')}}`);
  }

  private(name: string, value: unknown): void {
    const start = `const ${name} = `;
    this.#statements.push(`\n${start}${this.#text(value, start.length)};`);
  }

  print(print: Print): string {
    return print(this.path, this.#source, this.#imports(), this.#statements);
  }

  #signature({ name, doc, parameters, returns }: FunctionBlock) {
    return {
      name,
      docs: [documentation(doc)],
      parameters: Object.entries(parameters).map(([parameter, type]) => ({ name: parameter, type: this.#text(type) })),
      returnType: this.#text(returns),
    };
  }

  #text(block: unknown, column = 0, indent = 0): string {
    for (const symbol of importsOf(block)) {
      const names = this.#imported.get(symbol.from) ?? new Map<string, Imported>();
      this.#imported.set(symbol.from, names);
      const known = names.get(symbol.text);
      if (known === undefined || known.isType) names.set(symbol.text, symbol);
    }
    return literal(block, indent, column);
  }

  #imports(): Import[] {
    const imports = [...this.#imported].map(([from, names]) => {
      const symbols = [...names.values()];
      const typeOnly = symbols.every(({ isType }) => isType);
      return {
        from: from.replace(/^runtime(?=\/)/, this.#runtime),
        names: symbols.map((symbol) => `${symbol.isType && !typeOnly ? 'type ' : ''}${nameOf(symbol)}`),
        typeOnly,
      };
    });
    return imports.sort((a, b) => (a.from < b.from ? -1 : 1));
  }
}

function remark(doc: string | undefined): string {
  return doc === undefined ? '' : `\n${comment(doc)}`;
}

function nameOf({ name, text }: Imported): string {
  return name === text ? name : `${name} as ${text}`;
}
