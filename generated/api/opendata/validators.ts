// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type { DatasetArguments, OrganizationArguments, OrganizationsArguments, SearchArguments } from './types.ts';
import { PORTAL_NAME_NAMES, PORTAL_NAME_VALUES } from './values.ts';

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
export function checkSearchResult(check: ResultCheck, result: object): void {
  check.choice(result, 'portal', PORTAL_NAME_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'datasets', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataset),
  );
}

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
export function checkDatasetResult(check: ResultCheck, result: object): void {
  checkDataset(check, result);
}

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
export function checkOrganizationsResult(check: ResultCheck, result: object): void {
  check.choice(result, 'portal', PORTAL_NAME_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'organizations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOrganization),
  );
}

/** spec/api/opendata/service.yaml#endpoints.organization */
export function decodeOrganization(raw: RawArguments): Decoded<OrganizationArguments> {
  const read = new ArgumentReader(raw, ['org_id', 'portal']);
  return read.finish<OrganizationArguments>({
    org_id: read.string('org_id', { required: true, minLength: 1, maxLength: 200 }),
    portal: read.choice('portal', PORTAL_NAME_VALUES, { default: 'us', ignoreCase: true, called: PORTAL_NAME_NAMES }),
  });
}

/** Result of spec/api/opendata/service.yaml#endpoints.organization */
export function checkOrganizationResult(check: ResultCheck, result: object): void {
  checkOrganization(check, result);
}

/** spec/api/opendata/service.yaml#records.Dataset */
function checkDataset(check: ResultCheck, dataset: object): void {
  check.string(dataset, 'id', { required: true });
  check.string(dataset, 'name', { required: true });
  check.choice(dataset, 'portal', PORTAL_NAME_VALUES, { required: true });
  check.string(dataset, 'title', { required: true, nullable: true });
  check.string(dataset, 'title_fr', {});
  check.string(dataset, 'notes', { required: true, nullable: true });
  check.string(dataset, 'notes_fr', {});
  check.record(dataset, 'organization', { required: true, nullable: true }, checkPublisher);
  check.string(dataset, 'publisher', { required: true, nullable: true });
  check.record(dataset, 'license', { required: true }, checkLicense);
  check.list(dataset, 'tags', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(dataset, 'tags_fr', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(dataset, 'created', { required: true, nullable: true });
  check.string(dataset, 'modified', { required: true, nullable: true });
  check.string(dataset, 'harvested', {});
  check.string(dataset, 'update_frequency', {});
  check.list(dataset, 'formats', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(dataset, 'resource_count', { required: true, minimum: 0 });
  check.list(dataset, 'resources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkResource),
  );
  check.string(dataset, 'url', { required: true });
}

/** spec/api/opendata/service.yaml#records.License */
function checkLicense(check: ResultCheck, license: object): void {
  check.string(license, 'id', { required: true, nullable: true });
  check.string(license, 'title', { required: true, nullable: true });
  check.string(license, 'url', { required: true, nullable: true });
}

/** spec/api/opendata/service.yaml#records.Organization */
function checkOrganization(check: ResultCheck, organization: object): void {
  check.string(organization, 'id', { required: true });
  check.string(organization, 'name', { required: true });
  check.choice(organization, 'portal', PORTAL_NAME_VALUES, { required: true });
  check.string(organization, 'title', { required: true });
  check.string(organization, 'title_fr', {});
  check.string(organization, 'type', { required: true, nullable: true });
  check.string(organization, 'description', { required: true, nullable: true });
  check.string(organization, 'description_fr', {});
  check.integer(organization, 'dataset_count', { required: true, nullable: true, minimum: 0 });
  check.list(organization, 'aliases', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(organization, 'image_url', {});
  check.string(organization, 'created', {});
  check.string(organization, 'url', { required: true });
}

/** spec/api/opendata/service.yaml#records.Publisher */
function checkPublisher(check: ResultCheck, publisher: object): void {
  check.string(publisher, 'id', { required: true });
  check.string(publisher, 'name', { required: true });
  check.string(publisher, 'title', { required: true });
  check.string(publisher, 'title_fr', {});
  check.string(publisher, 'type', {});
}

/** spec/api/opendata/service.yaml#records.Resource */
function checkResource(check: ResultCheck, resource: object): void {
  check.string(resource, 'name', { required: true, nullable: true });
  check.string(resource, 'name_fr', {});
  check.string(resource, 'format', { required: true, nullable: true });
  check.string(resource, 'url', { required: true, nullable: true });
  check.string(resource, 'description', {});
  check.integer(resource, 'bytes', { minimum: 0 });
  check.string(resource, 'modified', {});
  check.list(resource, 'languages', {}, (check, items, index) => check.string(items, index, { required: true }));
}
