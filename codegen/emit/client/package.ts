// Emits package.json and the README of the npm package. `make client` puts the compiled files into dist/.

import { readFileSync } from 'node:fs';
import type { Spec } from '../../model/model.ts';
import { printJson } from '../json.ts';

const README = 'codegen/emit/client/PACKAGE.md';

export function emitPackage({ release }: Spec): [path: string, text: string][] {
  const readme = readFileSync(new URL('PACKAGE.md', import.meta.url), 'utf8');
  return [
    ['client/package.json', printJson(packageJson(release))],
    ['client/README.md', `<!-- Generated from ${README} by \`make generate\`: do not edit. -->\n\n${readme}`],
  ];
}

function packageJson(version: string): object {
  return {
    name: '@almanac/client',
    version,
    description: 'Typed client and command line for Almanac, a server of official public data.',
    license: 'MIT',
    keywords: ['public data', 'open data', 'statistics', 'exchange rates', 'agents'],
    type: 'module',
    // Required for AbortSignal.any.
    engines: { node: '>=20.3' },
    sideEffects: false,
    bin: { almanac: './dist/client/cli/bin.js' },
    exports: {
      '.': { types: './dist/client/index.d.ts', default: './dist/client/index.js' },
      './package.json': './package.json',
    },
    types: './dist/client/index.d.ts',
    files: ['dist'],
  };
}
