/** Notification topic: a delivery is due. */
export const DELIVERY_TOPIC = 'webhooks';
