// `make check`: rejects regular expressions that are not linear-time.

import { fileURLToPath } from 'node:url';
import { type Pattern, patternsOfTree, unsafe } from './patterns.ts';

/** Patterns built at run time, and why they are safe. */
const BUILT: Readonly<Record<string, string>> = {
  'runtime/lib/text/fold.ts': 'one class of letters',
  'codegen/emit/json-schema.ts': "a manifest's pattern on the empty text",
  'codegen/emit/service/constants.ts': "a manifest's pattern, looked at there",
  'codegen/validate/value.ts': "a manifest's pattern on a manifest's own text",
  'codegen/validate/wording.ts': "the language's own names, on a name of a manifest",
};

const { patterns, built } = patternsOfTree(fileURLToPath(new URL('../../', import.meta.url)));
const faults: string[] = [];
for (const { file, line } of built) {
  if (BUILT[file] === undefined) faults.push(`${file}:${line}  a pattern built at run time: use a literal`);
}
for (const pattern of patterns) {
  const reason = await unsafe(pattern);
  if (reason !== undefined) faults.push(`${place(pattern)}  ${reason}: review it manually, or anchor and bound it`);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${patterns.length} patterns, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function place({ file, line, source, flags }: Pattern): string {
  return `${file}:${line}  /${source}/${flags}`;
}
