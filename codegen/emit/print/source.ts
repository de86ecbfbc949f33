// Prints generated TypeScript files. Each file is created in one step from ts-morph structures, because editing and
// formatting source files takes ten times as long. Source text that is already formatted does not need the compiler.

import {
  IndentationText,
  NewLineKind,
  Project,
  QuoteKind,
  type StatementStructures,
  type WriterFunction,
} from 'ts-morph';

export type Statement = StatementStructures | WriterFunction | string;

/** Prints a source file. Create only one printer per run, because it holds the compiler's settings. */
export type Print = (
  path: string,
  source: string,
  imports: readonly Import[],
  statements: readonly Statement[],
) => string;

export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly typeOnly?: boolean;
}

export function header(source: string): string {
  return `// Generated from ${source} by \`make generate\`: do not edit.\n`;
}

export function createPrinter(): Print {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Single,
      useTrailingCommas: true,
    },
  });
  const printed = (path: string, statement: Statement) => {
    const file = project.createSourceFile(`/${path}`, { statements: [statement] });
    const text = file.getFullText().trim();
    project.removeSourceFile(file);
    return text;
  };
  return (path, source, imports, statements) => {
    const lines = imports.filter(({ names }) => names.length > 0).map(importLine);
    const head = lines.length === 0 ? header(source) : `${header(source)}\n${lines.join('\n')}\n`;
    const texts = statements.map((each) => (typeof each === 'string' ? each : `\n${printed(path, each)}`));
    const text = joined([head, ...texts]);
    return text.endsWith('\n') ? text : `${text}\n`;
  };
}

function joined(statements: readonly string[]): string {
  return statements.reduce((text, statement) => `${text}${text.endsWith('\n') ? '' : '\n'}${statement}`);
}

function importLine({ from, names, typeOnly = false }: Import): string {
  const word = typeOnly ? 'import type' : 'import';
  const sorted = [...new Set(names)].sort((a, b) => (bare(a) < bare(b) ? -1 : 1));
  if (sorted[0]?.startsWith('*')) return `${word} ${sorted[0]} from '${from}';`;
  const line = `${word} { ${sorted.join(', ')} } from '${from}';`;
  return line.length <= LINE ? line : `${word} {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function bare(name: string): string {
  return name.replace(/^type /, '');
}

const LINE = 120;
