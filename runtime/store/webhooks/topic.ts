// The notice that something is due.

export const DELIVERY_TOPIC = 'webhooks';
