// The notice that something is due.

/** On which processes tell one another that there is something to deliver. */
export const DELIVERY_TOPIC = 'webhooks';
