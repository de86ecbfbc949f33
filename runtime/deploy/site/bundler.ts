// Bundles scripts and styles with esbuild.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BuildOptions, build, type OutputFile, type Plugin, stop } from 'esbuild';
import { coarser, type Outlines } from './coarser.ts';
import { placeNames } from './place-names.ts';

/** Grid size in degrees, which is a few pixels at the highest zoom. */
const GRID_DEGREES = 0.06;

const DETAILED = 'world-atlas/land-50m.json';

const coarserLand: Plugin = {
  name: 'coarser land',
  setup(plugged) {
    plugged.onLoad({ filter: /land-(?:west|east)\.ts$/ }, async ({ path }) => {
      const outlines = JSON.parse(await readFile(createRequire(path).resolve(DETAILED), 'utf8')) as Outlines;
      const half = path.endsWith('west.ts') ? 'west' : 'east';
      return { contents: JSON.stringify(coarser(outlines, GRID_DEGREES, half)), loader: 'json' };
    });
  },
};

const namesOfPlaces: Plugin = {
  name: 'names of places',
  setup(plugged) {
    plugged.onLoad({ filter: /names-(?:far|near)\.ts$/ }, async ({ path }) => {
      known ??= placeNames();
      const names = (await known)[path.endsWith('far.ts') ? 'far' : 'near'];
      return { contents: JSON.stringify(names), loader: 'json' };
    });
  },
};
let known: ReturnType<typeof placeNames> | undefined;

const OPTIONS = {
  bundle: true,
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
  plugins: [coarserLand, namesOfPlaces],
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
