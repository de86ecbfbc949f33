/** Lines and columns start at one. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Number of underlined characters. */
  readonly length: number;
  readonly code: `SPEC${string}`;
  readonly message: string;
  readonly hint?: string;
  readonly sourceLine: string;
}

/** Thrown if the manifests have errors. In this case, nothing is written. */
export class SpecError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  /** @param later the checks that were skipped because of the errors */
  constructor(diagnostics: readonly Diagnostic[], later?: string) {
    super(
      `${formatDiagnostics(diagnostics)}${later === undefined ? '' : ` ${later.charAt(0).toUpperCase()}${later.slice(1)} are checked afterwards.`}`,
    );
    this.name = 'SpecError';
    this.diagnostics = diagnostics;
  }
}

/** Sorts errors by file and line, and shows each source line with a caret. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const blocks = [...diagnostics].sort(byPlace).map(formatDiagnostic);
  const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
  return `${blocks.join('\n\n')}\n\n${count} in the manifests; nothing was written.`;
}

function formatDiagnostic({ file, line, column, length, code, message, hint, sourceLine }: Diagnostic): string {
  const head = `${file}:${line}:${column}  ${code}  ${message}${hint === undefined ? '' : `  (${hint})`}`;
  const gutter = String(line).padStart(5);
  const caret = ' '.repeat(column - 1) + '^'.repeat(Math.max(1, Math.min(length, sourceLine.length - column + 1)));
  return `${head}\n${gutter} | ${sourceLine}\n      | ${caret}`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : 1);
}
