// The handwritten files of generated/client/: the modules that the generated functions call, and the command line.

import { readdirSync, readFileSync } from 'node:fs';
import { header } from '../print/source.ts';

const MODULES = ['core.ts', 'answers.ts', 'queries.ts'];
const COMMAND_LINE = new URL('cli/', import.meta.url);

export function copiedFiles(): [path: string, text: string][] {
  const commandLine = readdirSync(COMMAND_LINE).map((name) => `cli/${name}`);
  return [...MODULES, ...commandLine].sort().map((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    return [`client/${name}`, `${header(`codegen/emit/client/${name}`)}\n${text}`];
  });
}
