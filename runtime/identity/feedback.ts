import { randomUUID } from 'node:crypto';
import type { FeedbackStore } from '../store/store.ts';

export interface Remark {
  readonly service: string;
  readonly feedback: string;
  readonly feedbackType: string;
  /** Undefined without a key. */
  readonly keyId: string | undefined;
}

export interface FeedbackReceipt {
  readonly id: string;
  readonly status: 'received';
  readonly service: string;
  readonly received_at: string;
}

/** @throws Problem store_unavailable */
export async function receiveFeedback(store: FeedbackStore, remark: Remark, now: number): Promise<FeedbackReceipt> {
  const { service, feedback, feedbackType, keyId } = remark;
  const id = randomUUID();
  await store.add({ id, keyId: keyId ?? null, service, kind: feedbackType, feedback, receivedAt: now });
  return { id, status: 'received', service, received_at: new Date(now).toISOString() };
}
