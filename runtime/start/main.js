// Entry point (runtime/main.ts is a link). Plain JavaScript, because a Node that is too old can still run it and print what to do, and
// because Node loads its TypeScript compiler (20 MB) for every file read before the compile cache is enabled.

const FIRST_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR) start();
else {
  process.stderr.write(`${tooOld()}\n`);
  process.exitCode = 1;
}

async function start() {
  const { enableCompileCache } = process.getBuiltinModule('node:module');
  const { compileCacheFolder } = await import('./compile-cache.mjs');
  // Set explicitly, because otherwise Node would use a folder below the shared temporary directory.
  const folder = process.env['NODE_COMPILE_CACHE'] ?? compileCacheFolder(process.env);
  if (folder !== undefined) enableCompileCache(folder);
  await import('../run.ts');
}

function tooOld() {
  const { existsSync } = require('node:fs');
  const { join } = require('node:path');
  const root = join(__dirname, '../..');
  const remedy = existsSync(join(root, 'Makefile'))
    ? `Run \`make node\` in ${root}: it prints the path of a suitable Node. Start Almanac with that.`
    : `Install Node ${FIRST_MAJOR} or later and start Almanac with that.`;
  return `Almanac requires Node ${FIRST_MAJOR} or later, but this is ${process.versions.node}. ${remedy}`;
}
