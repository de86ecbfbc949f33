// Cost and savings of compression: the OpenAPI document, encoded once, and a large answer, encoded each time. Excludes network
// time.

import { readFile } from 'node:fs/promises';
import { type Encoding, encoded, encodedDocument } from '../../runtime/transports/http/encoding.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

export async function benchEncoding(rounds: number): Promise<string[]> {
  const openapi = await readFile(new URL('openapi.json', GENERATED));
  const answer = await readFile(new URL('services/no-parliament/mcp.json', GENERATED));
  const lines = ['compression              plain        br   (ms)      gzip   (ms)'];
  lines.push(await line('OpenAPI, once', openapi, 1, (encoding) => encodedDocument(openapi, 'bench', encoding)));
  lines.push(await line('a large answer', answer, rounds, (encoding) => encoded(answer, encoding)));
  return lines;
}

async function line(
  name: string,
  plain: Buffer,
  rounds: number,
  encode: (encoding: Encoding) => Promise<Buffer | undefined>,
): Promise<string> {
  const cells: string[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    let [bytes, min] = [0, Number.POSITIVE_INFINITY];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      bytes = (await encode(encoding))?.length ?? 0;
      min = Math.min(min, performance.now() - began);
    }
    cells.push(`${kilobytes(bytes)} ${min.toFixed(1).padStart(6)}`);
  }
  return `${name.padEnd(20)} ${kilobytes(plain.length)} ${cells.join(' ')}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`.padStart(10);
}
