// This module is loaded only if ALMANAC_MAIL is set.

import type { Transport } from './mailer.ts';

const MAX_STEP_MS = 15_000;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** @param address `smtp://` or `smtps://`; user and password are sent only over TLS */
export async function smtpTransport(address: string, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const { username, hostname } = new URL(address);
  const transport = createTransport(
    {
      url: address,
      ...{ connectionTimeout: MAX_STEP_MS, greetingTimeout: MAX_STEP_MS, socketTimeout: MAX_STEP_MS },
      requireTLS: username !== '' && !LOOPBACK.includes(hostname),
      ...{ disableFileAccess: true, disableUrlAccess: true },
    },
    { from },
  );
  return ({ to, subject, text }) => transport.sendMail({ to: { name: '', address: to }, subject, text });
}
