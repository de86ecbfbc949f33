// Rejects input that is not HTTP. Node provides only the raw connection.

import type { Duplex } from 'node:stream';
import { Problem, type ProblemCode } from '../contract/problem.ts';
import { isDisconnect } from '../transports/http/disconnect.ts';
import { commonFields } from '../transports/http/request-context.ts';
import { problemAnswer } from '../transports/http/send.ts';
import type { TransportObserver } from '../transports/observer.ts';
import { OPEN_CORS } from './access.ts';

/** Keyed by Node's error codes; any other error means that the input is not HTTP. */
const MALFORMED: Readonly<Record<string, readonly [code: ProblemCode, phrase: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [
    'header_fields_too_large',
    'Request Header Fields Too Large',
    'The request has more than 100 header fields, or they are larger than 16 KiB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'Request Timeout', 'The request did not arrive in time.'],
};
const NO_HTTP = ['invalid_request', 'Bad Request', 'The request is not valid HTTP.'] as const;

/** Responds with a problem and closes the connection. */
export function refuseMalformed(
  observer: TransportObserver,
  error: NodeJS.ErrnoException,
  socket: Duplex,
  requestId: string,
): void {
  if (!socket.writable || isDisconnect(error)) {
    socket.destroy();
    return;
  }
  const [code, phrase, detail] = MALFORMED[error.code ?? ''] ?? NO_HTTP;
  const { status, body, type, fields } = problemAnswer(new Problem(code, detail), requestId);
  observer.onRefused(code, status, requestId);
  const length = String(Buffer.byteLength(body));
  const content = ['Content-Type', type, 'Content-Length', length, 'Connection', 'close'];
  const all = [...content, ...commonFields(requestId), ...OPEN_CORS, ...fields];
  const head = `HTTP/1.1 ${status} ${phrase}\r\n`;
  const lines = all.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  socket.end(`${head}${lines.join('')}\r\n${body}`);
}
