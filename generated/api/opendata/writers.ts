// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Dataset,
  License,
  Organization,
  OrganizationsResult,
  Publisher,
  Resource,
  SearchResult,
} from './types.ts';

/** spec/api/opendata/service.yaml#endpoints.search */
export function writeSearchResult(given: AdapterResult<SearchResult>): SearchResult {
  return {
    portal: given.portal,
    count: given.count,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    datasets: given.datasets.map(writeDataset),
  };
}

/** spec/api/opendata/service.yaml#endpoints.organizations */
export function writeOrganizationsResult(given: AdapterResult<OrganizationsResult>): OrganizationsResult {
  return {
    portal: given.portal,
    count: given.count,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    organizations: given.organizations.map(writeOrganization),
  };
}

/** spec/api/opendata/service.yaml#records.Dataset */
export function writeDataset(given: AdapterResult<Dataset>): Dataset {
  return {
    id: given.id,
    name: given.name,
    portal: given.portal,
    title: given.title ?? null,
    ...(given.title_fr === undefined ? {} : { title_fr: given.title_fr }),
    notes: given.notes ?? null,
    ...(given.notes_fr === undefined ? {} : { notes_fr: given.notes_fr }),
    organization: given.organization == null ? null : writePublisher(given.organization),
    publisher: given.publisher ?? null,
    license: writeLicense(given.license),
    tags: given.tags,
    ...(given.tags_fr === undefined ? {} : { tags_fr: given.tags_fr }),
    created: given.created ?? null,
    modified: given.modified ?? null,
    ...(given.harvested === undefined ? {} : { harvested: given.harvested }),
    ...(given.update_frequency === undefined ? {} : { update_frequency: given.update_frequency }),
    formats: given.formats,
    resource_count: given.resource_count,
    resources: given.resources.map(writeResource),
    url: given.url,
  };
}

/** spec/api/opendata/service.yaml#records.License */
export function writeLicense(given: AdapterResult<License>): License {
  return {
    id: given.id ?? null,
    title: given.title ?? null,
    url: given.url ?? null,
  };
}

/** spec/api/opendata/service.yaml#records.Organization */
export function writeOrganization(given: AdapterResult<Organization>): Organization {
  return {
    id: given.id,
    name: given.name,
    portal: given.portal,
    title: given.title,
    ...(given.title_fr === undefined ? {} : { title_fr: given.title_fr }),
    type: given.type ?? null,
    description: given.description ?? null,
    ...(given.description_fr === undefined ? {} : { description_fr: given.description_fr }),
    dataset_count: given.dataset_count ?? null,
    ...(given.aliases === undefined ? {} : { aliases: given.aliases }),
    ...(given.image_url === undefined ? {} : { image_url: given.image_url }),
    ...(given.created === undefined ? {} : { created: given.created }),
    url: given.url,
  };
}

/** spec/api/opendata/service.yaml#records.Publisher */
export function writePublisher(given: AdapterResult<Publisher>): Publisher {
  return {
    id: given.id,
    name: given.name,
    title: given.title,
    ...(given.title_fr === undefined ? {} : { title_fr: given.title_fr }),
    ...(given.type === undefined ? {} : { type: given.type }),
  };
}

/** spec/api/opendata/service.yaml#records.Resource */
export function writeResource(given: AdapterResult<Resource>): Resource {
  return {
    name: given.name ?? null,
    ...(given.name_fr === undefined ? {} : { name_fr: given.name_fr }),
    format: given.format ?? null,
    url: given.url ?? null,
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(given.bytes === undefined ? {} : { bytes: given.bytes }),
    ...(given.modified === undefined ? {} : { modified: given.modified }),
    ...(given.languages === undefined ? {} : { languages: given.languages }),
  };
}
