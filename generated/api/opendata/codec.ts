// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { DatasetArguments, OrganizationArguments, OrganizationsArguments, SearchArguments } from './types.ts';

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export const PORTAL_NAME_VALUES = ['us', 'uk', 'ca'] as const;

/** Display names of PORTAL_NAME_VALUES. */
export const PORTAL_NAME_NAMES = {
  us: ['data.gov', 'catalog.data.gov', 'USA', 'United States'],
  uk: ['data.gov.uk', 'GB', 'United Kingdom'],
  ca: ['open.canada.ca', 'Canada'],
};

/** spec/api/opendata/service.yaml#records.Publisher */
export const publisherFields = published.fields({
  id: published.string(),
  name: published.string(),
  title: published.string(),
  title_fr: published.string({ optional: true }),
  type: published.string({ optional: true }),
});

/** spec/api/opendata/service.yaml#records.License */
export const licenseFields = published.fields({
  id: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  url: published.string({ nullable: true }),
});

/** spec/api/opendata/service.yaml#records.Resource */
export const resourceFields = published.fields({
  name: published.string({ nullable: true }),
  name_fr: published.string({ optional: true }),
  format: published.string({ nullable: true }),
  url: published.string({ nullable: true }),
  description: published.string({ optional: true }),
  bytes: published.integer({ optional: true, minimum: 0 }),
  modified: published.string({ optional: true }),
  languages: published.list(published.string(), { optional: true }),
});

/** spec/api/opendata/service.yaml#records.Dataset */
export const datasetFields = published.fields({
  id: published.string(),
  name: published.string(),
  portal: published.choice(PORTAL_NAME_VALUES),
  title: published.string({ nullable: true }),
  title_fr: published.string({ optional: true }),
  notes: published.string({ nullable: true }),
  notes_fr: published.string({ optional: true }),
  organization: published.record(publisherFields, { nullable: true }),
  publisher: published.string({ nullable: true }),
  license: published.record(licenseFields),
  tags: published.list(published.string()),
  tags_fr: published.list(published.string(), { optional: true }),
  created: published.string({ nullable: true }),
  modified: published.string({ nullable: true }),
  harvested: published.string({ optional: true }),
  update_frequency: published.string({ optional: true }),
  formats: published.list(published.string()),
  resource_count: published.integer({ minimum: 0 }),
  resources: published.list(published.record(resourceFields)),
  url: published.string(),
});

/** spec/api/opendata/service.yaml#records.Organization */
export const organizationFields = published.fields({
  id: published.string(),
  name: published.string(),
  portal: published.choice(PORTAL_NAME_VALUES),
  title: published.string(),
  title_fr: published.string({ optional: true }),
  type: published.string({ nullable: true }),
  description: published.string({ nullable: true }),
  description_fr: published.string({ optional: true }),
  dataset_count: published.integer({ nullable: true, minimum: 0 }),
  aliases: published.list(published.string(), { optional: true }),
  image_url: published.string({ optional: true }),
  created: published.string({ optional: true }),
  url: published.string(),
});

/** spec/api/opendata/service.yaml#endpoints.search */
export function decodeSearch(raw: RawArguments): Decoded<SearchArguments> {
  const read = new ArgumentReader(raw, ['q', 'portal', 'limit', 'offset']);
  return read.finish<SearchArguments>({
    q: read.string('q', { required: true, minLength: 1, maxLength: 300 }),
    portal: read.choice('portal', PORTAL_NAME_VALUES, { default: 'us', ignoreCase: true, called: PORTAL_NAME_NAMES }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/api/opendata/service.yaml#endpoints.search */
export const searchResult = published.record(published.fields({
  portal: published.choice(PORTAL_NAME_VALUES),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  datasets: published.list(published.record(datasetFields)),
}));

/** spec/api/opendata/service.yaml#endpoints.dataset */
export function decodeDataset(raw: RawArguments): Decoded<DatasetArguments> {
  const read = new ArgumentReader(raw, ['dataset_id', 'portal', 'max_resources']);
  return read.finish<DatasetArguments>({
    dataset_id: read.string('dataset_id', { required: true, minLength: 1, maxLength: 200 }),
    portal: read.choice('portal', PORTAL_NAME_VALUES, { default: 'us', ignoreCase: true, called: PORTAL_NAME_NAMES }),
    max_resources: read.integer('max_resources', { default: 50, minimum: 1, maximum: 500 }),
  });
}

/** Result of spec/api/opendata/service.yaml#endpoints.dataset */
export const datasetResult = published.record(datasetFields);

/** spec/api/opendata/service.yaml#endpoints.organizations */
export function decodeOrganizations(raw: RawArguments): Decoded<OrganizationsArguments> {
  const read = new ArgumentReader(raw, ['portal', 'limit', 'offset']);
  return read.finish<OrganizationsArguments>({
    portal: read.choice('portal', PORTAL_NAME_VALUES, { default: 'us', ignoreCase: true, called: PORTAL_NAME_NAMES }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/api/opendata/service.yaml#endpoints.organizations */
export const organizationsResult = published.record(published.fields({
  portal: published.choice(PORTAL_NAME_VALUES),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  organizations: published.list(published.record(organizationFields)),
}));

/** spec/api/opendata/service.yaml#endpoints.organization */
export function decodeOrganization(raw: RawArguments): Decoded<OrganizationArguments> {
  const read = new ArgumentReader(raw, ['org_id', 'portal']);
  return read.finish<OrganizationArguments>({
    org_id: read.string('org_id', { required: true, minLength: 1, maxLength: 200 }),
    portal: read.choice('portal', PORTAL_NAME_VALUES, { default: 'us', ignoreCase: true, called: PORTAL_NAME_NAMES }),
  });
}

/** Result of spec/api/opendata/service.yaml#endpoints.organization */
export const organizationResult = published.record(organizationFields);
