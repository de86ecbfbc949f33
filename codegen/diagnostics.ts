// What is wrong with a manifest: a stable code, a place, a sentence, and the source excerpt that shows it.

/** A fault at a place in a manifest; lines and columns count from one. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How many characters the caret line underlines. */
  readonly length: number;
  readonly code: `SPEC${string}`;
  readonly message: string;
  readonly hint?: string;
  /** The faulty line as it stands in the file. */
  readonly sourceLine: string;
}

/** Thrown when the manifests have faults; nothing was written then. */
export class SpecError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  /** @param later what is looked at only where none of these are left */
  constructor(diagnostics: readonly Diagnostic[], later?: string) {
    super(`${formatDiagnostics(diagnostics)}${later === undefined ? '' : ` Then ${later} are looked at.`}`);
    this.name = 'SpecError';
    this.diagnostics = diagnostics;
  }
}

/** All faults, in the order of files and lines, each with its excerpt and a caret. */
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
