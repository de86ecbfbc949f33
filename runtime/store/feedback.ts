import type { Engine } from './engine.ts';
import { olderThan } from './page.ts';
import type { FeedbackStore } from './store.ts';

export function feedbackStore({ durable }: Engine): FeedbackStore {
  return {
    async add(record) {
      const { id, keyId, service, kind, feedback, receivedAt } = record;
      await durable
        .insertInto('feedback')
        .values({ id, key_id: keyId, service, kind, feedback, received_at: receivedAt })
        .execute();
    },
    async list(page) {
      const rows = await durable
        .selectFrom('feedback')
        .selectAll()
        .where(olderThan('received_at', 'id', page))
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        keyId: row.key_id,
        service: row.service,
        kind: row.kind,
        feedback: row.feedback,
        receivedAt: row.received_at,
      }));
    },
  };
}
