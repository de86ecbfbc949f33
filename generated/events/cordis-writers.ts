// Generated from spec/services/eu-research/events/cordis.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Project } from './cordis.ts';

/** spec/services/eu-research/events/cordis.yaml#entities.project */
export function writeProject(given: AdapterResult<Project>): Project {
  return {
    reference: given.reference,
    title: given.title ?? null,
    acronym: given.acronym ?? null,
    programme: given.programme ?? null,
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    coordinating_country: given.coordinating_country ?? null,
    url: given.url,
  };
}
