// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/**
 * Open-data portals. Datasets and publishers of the open-data portals of the United States, the United Kingdom and
 * Canada, in one shape.
 */
export function opendataFunctions(caller: Caller) {
  return {
    /**
     * Datasets of one portal by words, best match first as the portal ranks them (the portals have no other order in
     * common). Texts are in English; at ca those in French come beside them where the publisher gave both.
     */
    search: (
      values: NonNullable<operations['api_opendata__search']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.SearchResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/search' }, values, options),

    /**
     * One dataset of a government portal by its id, with description, publisher, licence, and the formats and
     * addresses of its files. The files stay where their publishers keep them and are not opened here. resource_count
     * tells how many there are, where there are more than max_resources.
     */
    dataset: (
      values: operations['api_opendata__dataset']['parameters']['path'] & NonNullable<operations['api_opendata__dataset']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.DatasetResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/dataset/{dataset_id}' }, values, options),

    /** Who publishes at a portal, those with most datasets first. */
    organizations: (
      values: NonNullable<operations['api_opendata__organizations']['parameters']['query']> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.OrganizationsResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/organizations' }, values, options),

    /**
     * One agency or council that publishes at a portal: what it says of itself and how many datasets it has there.
     * Which datasets those are is a search at the same portal for its name.
     */
    organization: (
      values: operations['api_opendata__organization']['parameters']['path'] & NonNullable<operations['api_opendata__organization']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.OrganizationResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/organization/{org_id}' }, values, options),
  };
}
