// Container health check that needs no other programs. Exits with 0 if the server is ready.

const port = process.env['PORT'] || '8080';
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
