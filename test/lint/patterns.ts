// Finds regular expressions in code and manifests that are not linear-time. On input from callers or sources, one such
// expression can block the process. `recheck` uses automata, so results are deterministic.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

export interface Pattern {
  /** Path relative to the repository root. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** A pattern that is built at run time from values that this check cannot determine. */
export interface BuiltPattern {
  readonly file: string;
  readonly line: number;
}

/** Regular expressions of a TypeScript file: literals, and expressions built from strings in the file. */
export function patternsOfSource(file: string, text: string): { patterns: Pattern[]; built: BuiltPattern[] } {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantTexts(tree);
  const patterns: Pattern[] = [];
  const built: BuiltPattern[] = [];
  const look = (node: ts.Node): void => {
    const place = { file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ ...place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const source = pattern === undefined ? undefined : textOf(pattern, constants);
      if (source === undefined) built.push(place);
      else patterns.push({ ...place, source, flags: (flags && textOf(flags, constants)) ?? '' });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return { patterns, built };
}

function constantTexts(tree: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer !== undefined) found.set(name.text, initializer);
    }
  }
  return found;
}

/**
 * String value of an expression that consists of literals, templates, sums and constants; undefined for other
 * expressions.
 */
function textOf(expression: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isIdentifier(expression)) {
    const meant = constants.get(expression.text);
    return meant === undefined ? undefined : textOf(meant, constants);
  }
  if (!ts.isTemplateExpression(expression)) return undefined;
  const parts = expression.templateSpans.map(({ expression: inside, literal }) => {
    const text = textOf(inside, constants);
    return text === undefined ? undefined : text + literal.text;
  });
  return parts.includes(undefined) ? undefined : expression.head.text + parts.join('');
}

export function patternsOfManifest(file: string, text: string): Pattern[] {
  const counter = new LineCounter();
  const patterns: Pattern[] = [];
  visit(parseDocument(text, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'pattern' || isMap(value) || !isScalar(value)) return;
      const { line } = counter.linePos(value.range?.[0] ?? 0);
      patterns.push({ file, line, source: String(value.value), flags: 'u' });
    },
  });
  return patterns;
}

export function patternsOfTree(root: string): { patterns: Pattern[]; built: BuiltPattern[] } {
  const files = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .sort()
      .map((path) => join(folder, path));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const sources = ['runtime', 'codegen'].flatMap((folder) => files(folder, /\.ts$/));
  const found = sources.map((file) => patternsOfSource(file, read(file)));
  const manifests = files('spec', /\.ya?ml$/).flatMap((file) => patternsOfManifest(file, read(file)));
  return {
    patterns: [...found.flatMap(({ patterns }) => patterns), ...manifests],
    built: found.flatMap(({ built }) => built),
  };
}

/** Maximum number of states of an automaton. Unlike a time limit, it does not depend on the load of the machine. */
const MAX_AUTOMATON_SIZE = 100_000;

/**
 * Why a pattern is unsafe: `exponential`, `2nd degree polynomial`, or not provable (for example because of back
 * references). Undefined if it takes linear time on every input.
 */
export async function unsafe({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  // Without an unbounded repetition there is no backtracking.
  if (!/[*+]|\{\d+,/.test(source)) return undefined;
  const verdict = await check(source, flags.replace('v', 'u'), {
    checker: 'automaton',
    timeout: null,
    maxNFASize: MAX_AUTOMATON_SIZE,
  });
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : `not proven: ${verdict.error.kind}`;
}
