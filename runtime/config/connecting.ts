// OAuth sign-in is available only if keys and tokens cannot be read in transit.

import type { Values } from './settings.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** True if connections use TLS or stay within this machine. */
export function canEnableSignIn({ publicUrl, host }: Pick<Values, 'publicUrl' | 'host'>): boolean {
  if (publicUrl === undefined) return LOOPBACK.test(host.toLowerCase());
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

export function isSignInEnabled(config: Pick<Values, 'connect' | 'publicUrl' | 'host'>): boolean {
  return config.connect !== 'off' && canEnableSignIn(config);
}
