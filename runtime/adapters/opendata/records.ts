// Converts datasets to result records. Rows in lists are shortened so that a list of 20 stays readable.

import type {
  Dataset as DatasetRecord,
  Organization as OrganizationRecord,
  PortalName,
  Publisher,
  Resource as ResourceRecord,
} from '../../../generated/api/opendata/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Dataset, Organization, Resource } from './ckan/ckan.ts';

const NOTES_OF_A_ROW = 300;
const DESCRIPTION_OF_A_ROW = 200;
const TAGS_OF_A_ROW = 10;
const RESOURCES_OF_A_ROW = 2;

const PAGES: Readonly<Record<PortalName, { readonly dataset: string; readonly organization: string }>> = {
  us: { dataset: 'https://catalog.data.gov/dataset/', organization: 'https://catalog.data.gov/organization/' },
  uk: {
    dataset: 'https://www.data.gov.uk/dataset/',
    organization: 'https://www.data.gov.uk/search?filters%5Bpublisher%5D=',
  },
  ca: {
    dataset: 'https://open.canada.ca/data/en/dataset/',
    organization: 'https://open.canada.ca/data/en/organization/',
  },
};

export function datasetRecord(
  portal: PortalName,
  dataset: Dataset,
  maxResources: number,
): AdapterResult<DatasetRecord> {
  return {
    id: dataset.id ?? dataset.name,
    name: dataset.name,
    portal,
    title: dataset.title.en,
    notes: dataset.notes.en,
    organization: dataset.organization === undefined ? null : publisher(dataset.organization),
    publisher: dataset.publisher,
    license: {
      id: dataset.license.id,
      title: dataset.license.title,
      url: dataset.license.url,
    },
    tags: dataset.tags,
    created: dataset.created,
    modified: dataset.modified,
    harvested: dataset.harvested,
    formats: [...new Set(dataset.resources.map(({ format }) => format).filter((format) => format !== undefined))],
    resource_count: dataset.resources.length,
    resources: dataset.resources.slice(0, maxResources).map(resource),
    url: PAGES[portal].dataset + encodeURIComponent(dataset.name),
    title_fr: dataset.title.fr,
    notes_fr: dataset.notes.fr,
    tags_fr: dataset.tagsFr.length === 0 ? undefined : [...dataset.tagsFr],
    update_frequency: dataset.frequency,
  };
}

export function datasetRow(portal: PortalName, dataset: Dataset): AdapterResult<DatasetRecord> {
  const { notes_fr: _, tags_fr: __, ...record } = datasetRecord(portal, dataset, RESOURCES_OF_A_ROW);
  return {
    ...record,
    notes: record.notes == null ? null : cut(record.notes, NOTES_OF_A_ROW),
    tags: record.tags.slice(0, TAGS_OF_A_ROW),
    resources: record.resources.map(({ description: ___, ...rest }) => rest),
  };
}

function publisher({ id, name, title, type }: Organization): AdapterResult<Publisher> {
  return { id: id ?? name, name, title: title.en ?? name, title_fr: title.fr, type };
}

function resource(of: Resource): AdapterResult<ResourceRecord> {
  return {
    name: of.name.en,
    format: of.format,
    url: of.url,
    name_fr: of.name.fr,
    description: of.description,
    bytes: of.bytes,
    modified: of.modified,
    languages: of.languages.length === 0 ? undefined : [...of.languages],
  };
}

export function organizationRecord(portal: PortalName, of: Organization): AdapterResult<OrganizationRecord> {
  return {
    id: of.id ?? of.name,
    name: of.name,
    portal,
    title: of.title.en ?? of.name,
    type: of.type,
    description: of.description.en,
    dataset_count: of.datasets,
    url: pageUrl(portal, of),
    title_fr: of.title.fr,
    description_fr: of.description.fr,
    aliases: of.aliases.length === 0 ? undefined : [...of.aliases],
    image_url: of.image,
    created: of.created,
  };
}

export function organizationRow(portal: PortalName, of: Organization): AdapterResult<OrganizationRecord> {
  const { description_fr: _, ...record } = organizationRecord(portal, of);
  return { ...record, description: record.description == null ? null : cut(record.description, DESCRIPTION_OF_A_ROW) };
}

function pageUrl(portal: PortalName, { name, title }: Organization): string {
  // In the British portal, publishers are found by title.
  return PAGES[portal].organization + encodeURIComponent(portal === 'uk' ? (title.en ?? name) : name);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)} …`;
}
