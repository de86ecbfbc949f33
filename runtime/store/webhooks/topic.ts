/** Topic of the notification that a delivery is due. */
export const DELIVERY_TOPIC = 'webhooks';
