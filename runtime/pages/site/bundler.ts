// Bundles scripts and styles with esbuild, in memory. Its process lives while something is bundled.

import type { BuildOptions, OutputFile } from 'esbuild';

const OPTIONS = {
  bundle: true,
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  write: false,
  logLevel: 'silent',
} satisfies BuildOptions;

let underWay = 0;

/** The files that come of these entries. */
export async function bundle(options: BuildOptions): Promise<readonly OutputFile[]> {
  const esbuild = await import('esbuild');
  underWay += 1;
  try {
    return (await esbuild.build({ ...options, ...OPTIONS })).outputFiles;
  } finally {
    underWay -= 1;
    if (underWay === 0) await esbuild.stop();
  }
}
