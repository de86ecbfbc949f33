// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  datasetResult,
  decodeDataset,
  decodeOrganization,
  decodeOrganizations,
  decodeSearch,
  organizationResult,
  organizationsResult,
  searchResult,
} from './codec.ts';
import type {
  DatasetArguments,
  DatasetResult,
  OrganizationArguments,
  OrganizationResult,
  OrganizationsArguments,
  OrganizationsResult,
  SearchArguments,
  SearchResult,
} from './types.ts';

/**
 * Datasets and publishers on the open-data portals of the United States, the United Kingdom and Canada, in a common
 * format.
 */
export interface ApiOpendataHandlers {
  /**
   * Datasets on one open-data portal that match words, best match first as ranked by the portal. Titles and
   * descriptions are in English; for ca, French versions are included if the publisher provides both.
   */
  search: Handler<SearchArguments, SearchResult>;
  /**
   * One dataset on a government portal by id, with description, publisher, license, and the formats and URLs of its
   * files. Files remain on the publishers' servers; this tool does not open them. resource_count reports the total
   * number, which can exceed max_resources.
   */
  dataset: Handler<DatasetArguments, DatasetResult>;
  /** Publishers on an open-data portal, those with the most datasets first. */
  organizations: Handler<OrganizationsArguments, OrganizationsResult>;
  /**
   * One agency or council that publishes on an open-data portal, with its description and number of datasets. To list
   * these datasets, search the same portal for the organization's name.
   */
  organization: Handler<OrganizationArguments, OrganizationResult>;
}

/** spec/api/opendata/service.yaml#endpoints.search */
export const search: Operation = {
  id: 'api.opendata.search',
  service: 'api/opendata',
  adapter: 'api/opendata',
  name: 'search',
  summary: 'Datasets on one open-data portal that match words, best match first as ranked by the portal.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/opendata/search',
  tool: 'search_open_datasets',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['data-gov', 'data-gov-uk', 'open-canada'],
  decode: decodeSearch,
  result: searchResult,
};

/** spec/api/opendata/service.yaml#endpoints.dataset */
export const dataset: Operation = {
  id: 'api.opendata.dataset',
  service: 'api/opendata',
  adapter: 'api/opendata',
  name: 'dataset',
  summary: 'One dataset on a government portal by id, with description, publisher, license, and the formats and URLs of its files.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/opendata/dataset/{dataset_id}',
  tool: 'get_open_dataset',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['data-gov', 'data-gov-uk', 'open-canada'],
  decode: decodeDataset,
  result: datasetResult,
};

/** spec/api/opendata/service.yaml#endpoints.organizations */
export const organizations: Operation = {
  id: 'api.opendata.organizations',
  service: 'api/opendata',
  adapter: 'api/opendata',
  name: 'organizations',
  summary: 'Publishers on an open-data portal, those with the most datasets first.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/opendata/organizations',
  tool: 'list_open_data_organizations',
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['data-gov', 'data-gov-uk', 'open-canada'],
  decode: decodeOrganizations,
  result: organizationsResult,
};

/** spec/api/opendata/service.yaml#endpoints.organization */
export const organization: Operation = {
  id: 'api.opendata.organization',
  service: 'api/opendata',
  adapter: 'api/opendata',
  name: 'organization',
  summary: 'One agency or council that publishes on an open-data portal, with its description and number of datasets.',
  effect: 'read',
  methods: ['GET'],
  path: '/api/opendata/organization/{org_id}',
  tool: 'get_open_data_organization',
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['data-gov', 'data-gov-uk', 'open-canada'],
  decode: decodeOrganization,
  result: organizationResult,
};
