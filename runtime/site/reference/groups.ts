// Groups of the reference: one page per service, area and part of the platform.

import type { Service } from '../../contract/operation.ts';

export interface ReferenceGroup {
  /** Last part of the page's path. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: 'platform' | 'service' | 'area';
  /** Undefined for groups that belong to the platform. */
  readonly service?: Service;
  /** OpenAPI document that contains the group. */
  readonly document: string;
}

/** Tags of operations that do not belong to a service. */
const PLATFORM = [
  ['platform', 'Sign-up, catalog and status', 'Get a key, list services and tools, and read the state of the server.'],
  ['keys', 'Your key', 'Usage, rotation and revocation of your own key.'],
  ['queries', 'Queries', 'Several calls in one request, joined by SQL.'],
  ['answers', 'Stored answers', 'Open, check and verify answers by their permanent addresses.'],
  ['deliveries', 'Webhook deliveries', 'Ping a subscription, send test events and redeliver past events.'],
  ['events', 'Webhook events', 'Bodies of the events that webhooks deliver, by event type.'],
  ['operators', 'For operators', 'Keys, blocks, erasure and webhooks; these require an operator token.'],
] as const;

/** Platform first, then services and areas in the order of the catalog. */
export function groupsOf(offer: {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
}): readonly ReferenceGroup[] {
  const of = (service: Service, kind: 'service' | 'area'): ReferenceGroup => {
    const name = service.slug.replace(/^api\//, '');
    return { name, title: service.title, summary: service.summary, kind, service, document: `/openapi/${name}.json` };
  };
  return [
    ...PLATFORM.map(
      ([name, title, summary]): ReferenceGroup => ({
        ...{ name, title, summary },
        kind: 'platform',
        document: '/openapi.json',
      }),
    ),
    ...offer.services.map((service) => of(service, 'service')),
    ...offer.areas.map((area) => of(area, 'area')),
  ];
}

export function pathOfGroup({ name }: Pick<ReferenceGroup, 'name'>): string {
  return `/docs/reference/${name}`;
}
