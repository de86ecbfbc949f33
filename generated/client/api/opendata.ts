// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import type { components, operations } from '../../openapi.ts';
import type { CallOptions, Caller } from '../core.ts';

/**
 * Open-data portals. Datasets and publishers on the open-data portals of the United States, the United Kingdom and
 * Canada, in a common format.
 */
export function opendataFunctions(caller: Caller) {
  return {
    /**
     * Datasets on one open-data portal that match words, best match first as ranked by the portal. Titles and
     * descriptions are in English; for ca, French versions are included if the publisher provides both.
     */
    search: (
      values: NonNullable<operations['api_opendata__search']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.SearchResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/search' }, values, options),

    /**
     * One dataset on a government portal by id, with description, publisher, license, and the formats and URLs of its
     * files. Files remain on the publishers' servers; this tool does not open them. resource_count reports the total
     * number, which can exceed max_resources.
     */
    dataset: (
      values: operations['api_opendata__dataset']['parameters']['path'] & NonNullable<operations['api_opendata__dataset']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.DatasetResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/dataset/{dataset_id}' }, values, options),

    /** Publishers on an open-data portal, those with the most datasets first. */
    organizations: (
      values: NonNullable<operations['api_opendata__organizations']['parameters']['query']> = {},
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.OrganizationsResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/organizations' }, values, options),

    /**
     * One agency or council that publishes on an open-data portal, with its description and number of datasets. To
     * list these datasets, search the same portal for the organization's name.
     */
    organization: (
      values: operations['api_opendata__organization']['parameters']['path'] & NonNullable<operations['api_opendata__organization']['parameters']['query']>,
      options?: CallOptions,
    ): Promise<components['schemas']['ApiOpendata.OrganizationResult']> =>
      caller.call({ method: 'GET', path: '/api/opendata/organization/{org_id}' }, values, options),
  };
}
