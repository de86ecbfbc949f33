// Generated from spec/services/migration/events/unhcr.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/migration/events/unhcr.yaml#records.Side */
export const sideFields = published.fields({
  iso: published.string(),
  code: published.string({ nullable: true }),
  name: published.string(),
});

/** spec/services/migration/events/unhcr.yaml#entities.population */
export const populationFields = published.fields({
  id: published.string(),
  year: published.integer(),
  country_of_origin: published.record(sideFields, { nullable: true }),
  country_of_asylum: published.record(sideFields, { nullable: true }),
  refugees: published.integer({ nullable: true, minimum: 0 }),
  asylum_seekers: published.integer({ nullable: true, minimum: 0 }),
  idps: published.integer({ nullable: true, minimum: 0 }),
  stateless: published.integer({ nullable: true, minimum: 0 }),
  others_of_concern: published.integer({ nullable: true, minimum: 0 }),
  other_in_need_of_protection: published.integer({ nullable: true, minimum: 0 }),
  host_community: published.integer({ nullable: true, minimum: 0 }),
  returned_refugees: published.integer({ nullable: true, minimum: 0 }),
  returned_idps: published.integer({ nullable: true, minimum: 0 }),
});
