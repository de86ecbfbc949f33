// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

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
