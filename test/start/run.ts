// Where `node test/run.ts` begins (a link to this file): in words that every Node reads, so that one which is too old says so in
// a line. ../runner/main.ts does the work.

if (Number(process.versions.node.split('.')[0]) >= 24) {
  import('../runner/main.ts');
} else {
  process.stderr.write(
    `The tests need Node 24 or later, and this is ${process.versions.node}: \`make test\` brings one.\n`,
  );
  process.exitCode = 1;
}
