// OAuth clients publish metadata documents at the URL that is their id. Anyone can name any URL, so documents are
// fetched only from public addresses and from ALMANAC_CONNECT_CLIENT_NETWORKS. The response is never shown, because it
// would reveal which addresses and ports in a network respond.

import { request } from 'node:https';
import type { Agents } from '../webhooks/guard/agents.ts';
import { type Guard, hostOf, Refused } from '../webhooks/guard/guard.ts';

const MAX_BYTES = 10_240;
const TIMEOUT_MS = 2_500;

/** The same message for every failure. */
const UNREADABLE = `its URL must return a JSON document of at most ${MAX_BYTES / 1_024} KiB within ${TIMEOUT_MS / 1_000} seconds, with status 200 and no redirect`;

export class Unreadable extends Error {}

/** @throws Unreadable */
export async function checkClientDocument(guard: Guard, address: string): Promise<void> {
  await guard.check(address).catch((error: unknown) => {
    throw error instanceof Refused ? new Unreadable(error.message) : error;
  });
}

/** Does not follow redirects; limits size and time. @throws Unreadable */
export function fetchClientDocument(agents: Agents, address: string): Promise<Response> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Unreadable(UNREADABLE));
    const outgoing = request({
      ...{ method: 'GET', hostname: hostOf(url), port: url.port === '' ? 443 : Number(url.port) },
      path: url.pathname + url.search,
      headers: { accept: 'application/json' },
      agent: agents.https,
    });
    const late = setTimeout(() => {
      fail();
      outgoing.destroy();
    }, TIMEOUT_MS);
    outgoing.on('close', () => {
      clearTimeout(late);
      fail();
    });
    outgoing.on('error', fail);
    outgoing.on('response', (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode !== 200) {
        fail();
        outgoing.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MAX_BYTES) chunks.push(chunk);
        else {
          fail();
          outgoing.destroy();
        }
      });
      answer.on('error', fail);
      answer.on('end', () => {
        const caching = headers['cache-control'];
        resolve(
          new Response(Buffer.concat(chunks), { headers: caching === undefined ? {} : { 'cache-control': caching } }),
        );
      });
    });
    outgoing.end();
  });
}
