// Whether clients can sign in by OAuth: what a person types there, and the tokens, must not be read on the way.

import type { Values } from './settings.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether sign-in can be on: over TLS, or within this machine. */
export function canConnect({ publicUrl, host }: Pick<Values, 'publicUrl' | 'host'>): boolean {
  if (publicUrl === undefined) return LOOPBACK.test(host.toLowerCase());
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

/** Whether it is on. */
export function isConnectOn(config: Pick<Values, 'connect' | 'publicUrl' | 'host'>): boolean {
  return config.connect !== 'off' && canConnect(config);
}
