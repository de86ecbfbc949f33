// A server that outlives the signal of a file that is too large, so that a test can take the room on its disk away.

process.on('SIGXFSZ', () => {});
await import('../../../runtime/run.ts');
