// Generated from spec/services/maritime/events/digitraffic-ais.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/maritime/events/digitraffic-ais.yaml#entities.vessel */
export const vesselFields = published.fields({
  mmsi: published.integer(),
  name: published.string({ nullable: true }),
  flag: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  latitude: published.number(),
  longitude: published.number(),
  time: published.string({ format: 'date-time' }),
  speed: published.number({ nullable: true }),
  course: published.number({ nullable: true }),
  destination: published.string({ nullable: true }),
  nav_status: published.string({ nullable: true }),
});
