// Simulates World Bank, OECD, Eurostat and BLS on loopback with a fixed delay. Prints its port.

import http from 'node:http';

const DELAY_MS = Number(process.env['DELAY_MS'] ?? 0);

const server = http.createServer((_request, response) => {
  setTimeout(() => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      indicator: { id: 'NY.GDP.MKTP.CD', value: 'GDP (current US$)' },
      country: { id: 'JP', value: 'Japan' },
      countryiso3code: 'JPN',
      date: String(1960 + index),
      value: 1000 + index,
    }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify([{ page: 1, pages: 3, per_page: 1000, total: 180, lastupdated: '2026-01-01' }, rows]));
  }, DELAY_MS);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
