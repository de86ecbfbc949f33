// Generated from spec/api/opendata.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
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
  /** A dataset with description, licence and the addresses of its files. */
  dataset: Handler<DatasetArguments, DatasetResult>;
  /** Who publishes at a portal, those with most datasets first. */
  organizations: Handler<OrganizationsArguments, OrganizationsResult>;
  /** A publisher of a portal with description and number of datasets. */
  organization: Handler<OrganizationArguments, OrganizationResult>;
}
