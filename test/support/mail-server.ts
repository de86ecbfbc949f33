// A mail server on loopback that keeps the messages that it receives.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

export interface MailServer {
  /** `smtp://127.0.0.1:…` */
  readonly address: string;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

/** @param refuse returns an error to reject a recipient */
export async function startMailServer(refuse?: () => Error | undefined, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuse?.()),
    onData(stream, { envelope }, done) {
      void text(stream).then((data) => {
        const { mailFrom, rcptTo } = envelope;
        const lines = data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: lines,
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
