// A server that ignores SIGXFSZ (file too large), so that a test can limit its disk space.

process.on('SIGXFSZ', () => {});
await import('../../../runtime/run.ts');
