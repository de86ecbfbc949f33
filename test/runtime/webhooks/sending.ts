import { createAgents } from '../../../runtime/webhooks/guard/agents.ts';
import type { Guard } from '../../../runtime/webhooks/guard/guard.ts';
import { type Message, Sender } from '../../../runtime/webhooks/sender.ts';

export function message(callbackUrl: string): Message {
  return { id: 'evt_1', subscriptionId: 's', attempt: 1, callbackUrl, secrets: ['whsec_AAAA'], body: '{}' };
}

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
    sender: new Sender({ agents, userAgent: 'Almanac/test', now: () => Date.now(), attemptMs }),
    close: () => agents.destroy(),
  };
}
