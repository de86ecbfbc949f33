// Bundles scripts and styles with esbuild.

import { readFile } from 'node:fs/promises';
import { type BuildOptions, build, type OutputFile, type Plugin, stop } from 'esbuild';
import { coarser, type Outlines } from './coarser.ts';

/** In degrees: a few pixels at the highest zoom. */
const GRID_DEGREES = 0.06;

const coarserLand: Plugin = {
  name: 'coarser land',
  setup(plugged) {
    plugged.onLoad({ filter: /land-50m\.json$/ }, async ({ path }) => {
      const outlines = JSON.parse(await readFile(path, 'utf8')) as Outlines;
      return { contents: JSON.stringify(coarser(outlines, GRID_DEGREES)), loader: 'json' };
    });
  },
};

const OPTIONS = {
  bundle: true,
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
  plugins: [coarserLand],
} satisfies BuildOptions;

let underWay = 0;

export async function bundle(options: BuildOptions): Promise<readonly OutputFile[]> {
  underWay += 1;
  try {
    return (await build({ ...options, ...OPTIONS })).outputFiles;
  } finally {
    underWay -= 1;
    if (underWay === 0) await stop();
  }
}
