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
 * Datasets and publishers of the open-data portals of the United States, the United Kingdom and Canada, in one shape.
 */
export interface ApiOpendataHandlers {
  /**
   * Datasets of one portal by words, best match first as the portal ranks them (the portals have no other order in
   * common). Texts are in English; at ca those in French come beside them where the publisher gave both.
   */
  search: Handler<SearchArguments, SearchResult>;
  /**
   * One dataset of a government portal by its id, with description, publisher, licence, and the formats and addresses
   * of its files. The files stay where their publishers keep them and are not opened here. resource_count tells how
   * many there are, where there are more than max_resources.
   */
  dataset: Handler<DatasetArguments, DatasetResult>;
  /** Who publishes at a portal, those with most datasets first. */
  organizations: Handler<OrganizationsArguments, OrganizationsResult>;
  /**
   * One agency or council that publishes at a portal: what it says of itself and how many datasets it has there.
   * Which datasets those are is a search at the same portal for its name.
   */
  organization: Handler<OrganizationArguments, OrganizationResult>;
}

/** spec/api/opendata/service.yaml#endpoints.search */
export const search: Operation = {
  id: 'api.opendata.search',
  service: 'api/opendata',
  adapter: 'api/opendata',
  name: 'search',
  summary: 'Datasets of one portal by words, best match first as the portal ranks them (the portals have no other order in common).',
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
  summary: 'One dataset of a government portal by its id, with description, publisher, licence, and the formats and addresses of its files.',
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
  summary: 'Who publishes at a portal, those with most datasets first.',
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
  summary: 'One agency or council that publishes at a portal: what it says of itself and how many datasets it has there.',
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
