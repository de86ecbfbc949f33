// A server that survives SIGXFSZ (file too large), so a test can limit its disk space.

process.on('SIGXFSZ', () => {});
await import('../../../runtime/run.ts');
