import { createAgents } from '../../../runtime/webhooks/guard/agents.ts';
import type { Guard } from '../../../runtime/webhooks/guard/guard.ts';
import { type Message, Sender } from '../../../runtime/webhooks/sender.ts';

export function message(callbackUrl: string): Message {
  return { id: 'evt_1', subscriptionId: 's', keyId: 'k', attempt: 1, callbackUrl, secrets: ['whsec_AAAA'], body: '{}' };
}

/** These tests do not use test inboxes: every message is sent over the network. */
const NO_INBOXES = { isInbox: () => false, receive: async () => false };

export interface SenderSettings {
  readonly attemptMs?: number;
  readonly caFile?: string;
}

export function senderOf(
  guard: Guard,
  { attemptMs = 15_000, caFile }: SenderSettings = {},
): { sender: Sender; close(): void } {
  const agents = createAgents(guard, caFile);
  return {
    sender: new Sender({ agents, inboxes: NO_INBOXES, userAgent: 'Almanac/test', now: () => Date.now(), attemptMs }),
    close: () => agents.destroy(),
  };
}
