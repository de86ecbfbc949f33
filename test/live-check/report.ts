// Formats the results: for people, one line per source and difference; for machines, JSON by source.

import type { SourceResult } from './check.ts';

/** One line per difference, such as `brreg enheter.navn: field-missing: was string, is absent`. */
export function driftLines({ source, departed }: SourceResult): string[] {
  return departed.map(({ kind, field, was, is, asked, news }) => {
    const where = field === '' ? source : `${source}  ${field}`;
    return `${where}: ${kind}: was ${was}, is ${is}${news ? ' (new, breaks nothing)' : ''}  [${asked}]`;
  });
}

export function table(results: readonly SourceResult[]): string {
  const head = ['source', 'asked', 'held', 'settled', 'departed'];
  const rows = results.map(({ source, asked, held, settled, departed, skipped }) => [
    source,
    ...(skipped === undefined
      ? [String(asked), String(held), String(settled.length), String(departed.filter(({ news }) => !news).length)]
      : ['-', '-', '-', skipped]),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const departures = results.flatMap(driftLines);
  return `${[...lines, ...(departures.length === 0 ? [] : ['', ...departures])].join('\n')}\n`;
}

export function json(results: readonly SourceResult[]): string {
  return `${JSON.stringify(Object.fromEntries(results.map(({ source, ...result }) => [source, result])), null, 2)}\n`;
}
