// A source that changes on demand. It serves the ECB's file for the latest day, in which all rates increase with each
// change.

import { createServer } from 'node:http';
import { atLoopback } from './loopback.ts';

export interface ChangingRates {
  readonly url: string;
  advance(): void;
  requestCount(): number;
  close(): Promise<void>;
}

/** @param currencies number of currencies, at most 676 */
export async function startRates(currencies: number): Promise<ChangingRates> {
  let version = 1;
  let requestCount = 0;
  const server = createServer((_, response) => {
    requestCount++;
    const cubes = Array.from(
      { length: currencies },
      (_, n) => `<Cube currency='${code(n)}' rate='${version + n / 1_000}'/>`,
    );
    const text = `<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube><Cube time='2026-11-19'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`;
    response.writeHead(200, { 'content-type': 'text/xml' }).end(text);
  });
  const { url, close } = await atLoopback(server);
  return {
    url,
    advance() {
      version++;
    },
    requestCount: () => requestCount,
    close,
  };
}

/** Returns a code that is not a real currency. */
function code(n: number): string {
  return `X${String.fromCharCode(65 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`;
}
