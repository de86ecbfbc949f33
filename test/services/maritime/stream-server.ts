// A minimal WebSocket server (RFC 6455) with handshake, text and binary frames, and messages from clients.

import { createHash } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { atLoopback } from '../../support/loopback.ts';

export interface StreamServer {
  readonly url: string;
  readonly opened: { readonly path: string; readonly subscription: string }[];
  close(): Promise<void>;
}

/** Sends a frame; a Buffer becomes a binary frame. */
export type Send = (message: string | Buffer) => void;

const ACCEPT_KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/**
 * Calls `onSubscription` after the first message of each connection. The callback may send frames or close the
 * connection.
 */
export async function startStream(
  onSubscription: (send: Send, end: () => void, connection: number) => void,
): Promise<StreamServer> {
  const opened: { path: string; subscription: string }[] = [];
  const sockets = new Set<Duplex>();
  const server = http.createServer();
  server.on('upgrade', (request, socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${ACCEPT_KEY}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    let received = Buffer.alloc(0);
    let subscribed = false;
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const message = subscribed ? undefined : clientMessage(received);
      if (message === undefined) return;
      subscribed = true;
      opened.push({ path: request.url ?? '', subscription: message });
      onSubscription(
        (text) => void socket.write(frame(text)),
        () => socket.destroy(),
        opened.length,
      );
    });
  });
  const { url, close } = await atLoopback(server);
  return {
    url,
    opened,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

/** Returns the unmasked text of the first frame, or undefined if the frame is incomplete. */
function clientMessage(bytes: Buffer): string | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] as number) & 0x7f;
  const [length, at] =
    short === 126
      ? [bytes.length < 4 ? Number.POSITIVE_INFINITY : bytes.readUInt16BE(2), 4]
      : short === 127
        ? [bytes.length < 10 ? Number.POSITIVE_INFINITY : Number(bytes.readBigUInt64BE(2)), 10]
        : [short, 2];
  if (bytes.length < at + 4 + length) return undefined;
  const mask = bytes.subarray(at, at + 4);
  const payload = bytes.subarray(at + 4, at + 4 + length).map((byte, index) => byte ^ (mask[index % 4] as number));
  return Buffer.from(payload).toString('utf8');
}

function frame(message: string | Buffer): Buffer {
  const payload = Buffer.from(message);
  const opcode = typeof message === 'string' ? 0x81 : 0x82;
  const head =
    payload.length < 126
      ? Buffer.from([opcode, payload.length])
      : Buffer.from([opcode, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, payload]);
}
