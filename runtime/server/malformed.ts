// What cannot be read as HTTP is refused here: Node hands over the bare connection, before there is a request.

import type { Duplex } from 'node:stream';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import { problemDetails, statusOf } from '../corridor/problem-details.ts';
import { isDeparture } from '../doors/http/departure.ts';
import { OPEN_CORS } from '../doors/http/send.ts';
import type { DoorObserver } from '../doors/observer.ts';

/** What each of Node's faults is called; everything else is no HTTP. */
const MALFORMED: Readonly<Record<string, readonly [code: ProblemCode, phrase: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [
    'header_fields_too_large',
    'Request Header Fields Too Large',
    'The header fields are more than 100, or larger than 16 KiB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Request Timeout', 'The request did not arrive in time.'],
};
const NO_HTTP = ['invalid_request', 'Bad Request', 'The request is not HTTP.'] as const;

/** What cannot be read as HTTP is told so, in the form of every other problem, and closed. */
export function refuseMalformed(
  observer: DoorObserver,
  error: NodeJS.ErrnoException,
  socket: Duplex,
  requestId: string,
): void {
  if (!socket.writable || isDeparture(error)) {
    socket.destroy();
    return;
  }
  const [code, phrase, detail] = MALFORMED[error.code ?? ''] ?? NO_HTTP;
  const problem = new Problem(code, detail);
  const status = statusOf(problem);
  observer.onRefused(code, status, requestId);
  const body = JSON.stringify(problemDetails(problem, requestId));
  const fields = {
    ...OPEN_CORS,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const head = [`HTTP/1.1 ${status} ${phrase}`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
