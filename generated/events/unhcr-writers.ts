// Generated from spec/services/migration/events/unhcr.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Population, Side } from './unhcr.ts';

/** spec/services/migration/events/unhcr.yaml#records.Side */
export function writeSide(given: AdapterResult<Side>): Side {
  return {
    iso: given.iso,
    code: given.code ?? null,
    name: given.name,
  };
}

/** spec/services/migration/events/unhcr.yaml#entities.population */
export function writePopulation(given: AdapterResult<Population>): Population {
  return {
    id: given.id,
    year: given.year,
    country_of_origin: given.country_of_origin == null ? null : writeSide(given.country_of_origin),
    country_of_asylum: given.country_of_asylum == null ? null : writeSide(given.country_of_asylum),
    refugees: given.refugees ?? null,
    asylum_seekers: given.asylum_seekers ?? null,
    idps: given.idps ?? null,
    stateless: given.stateless ?? null,
    others_of_concern: given.others_of_concern ?? null,
    other_in_need_of_protection: given.other_in_need_of_protection ?? null,
    host_community: given.host_community ?? null,
    returned_refugees: given.returned_refugees ?? null,
    returned_idps: given.returned_idps ?? null,
  };
}
