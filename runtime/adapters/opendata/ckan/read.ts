// Parses CKAN responses. Timestamps are in UTC without a time zone; empty strings count as missing.

import { Problem } from '../../../contract/problem.ts';
import {
  dayOf,
  isObject,
  type JsonObject,
  listOf,
  momentOf,
  objectOf,
  textOf,
  textsOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import { plainText } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Dataset, FoundDatasets, Organization, Resource, Text } from './model.ts';

export const reads = readers(import.meta.url, {
  search: readSearch,
  package: readPackage,
  organizations: readOrganizations,
  organization: readOrganization,
});

export const UNDERSTOOD: readonly number[] = [200, 400, 404, 409];
/**
 * Statuses accepted for a single dataset or organization. If it was removed or is private, the status may also be 403.
 */
export const UNDERSTOOD_OF_ONE: readonly number[] = [...UNDERSTOOD, 403];

function readSearch(answer: Answer): FoundDatasets {
  const result = objectOf(resultOf(answer));
  const total = wholeOf(result['count']);
  if (total === undefined || !Array.isArray(result['results']))
    throw new Error('The search response has no count or no results.');
  return { total, datasets: result['results'].filter(isObject).map(datasetOf) };
}

function readPackage(answer: Answer): Dataset | undefined {
  return answer.status === 404 ? undefined : datasetOf(publicOne(answer, 'dataset'));
}

function readOrganizations(answer: Answer): readonly Organization[] {
  return listOf(resultOf(answer)).flatMap((row) => {
    // Without `all_fields`, portals return only names.
    if (typeof row === 'string') return [organizationOf({ name: row })];
    return isObject(row) ? [organizationOf(row)] : [];
  });
}

function readOrganization(answer: Answer): Organization | undefined {
  return answer.status === 404 ? undefined : organizationOf(publicOne(answer, 'organization'));
}

/** @throws Problem `not_found` if the portal removed the record or made it private */
function publicOne(answer: Answer, what: 'dataset' | 'organization'): JsonObject {
  if (answer.status === 403) throw isAuthorizationError(answer) ? withdrawn(what) : forbidden(answer);
  const fields = objectOf(resultOf(answer));
  if (textOf(fields['state']) === 'deleted') throw withdrawn(what);
  return fields;
}

/** True for CKAN's own error. A gateway in front of CKAN returns an HTML page or another body. */
function isAuthorizationError(answer: Answer): boolean {
  try {
    return textOf(objectOf(objectOf(answer.json())['error'])['__type']) === 'Authorization Error';
  } catch {
    return false;
  }
}

function withdrawn(what: 'dataset' | 'organization'): Problem {
  const hint = 'Search for its title: it may exist under another name.';
  return new Problem('not_found', `The portal no longer has this ${what}, or does not publish it.`, { hint });
}

function forbidden({ provenance: { source } }: Answer): SourceFailure {
  return new SourceFailure('upstream_failed', `${source} returned an unexpected HTTP status 403.`, {
    retryable: false,
  });
}

/** @throws Problem `invalid_arguments` if CKAN rejects the query */
function resultOf(answer: Answer): unknown {
  if (answer.status === 400 || answer.status === 409) {
    const hint = 'Use plain words; AND, OR, NOT and quotes are search operators.';
    throw new Problem('invalid_arguments', 'The portal cannot parse this search.', { hint });
  }
  const body = objectOf(answer.json());
  if (body['success'] !== true) throw new Error('The portal reported a failure.');
  return body['result'];
}

function datasetOf(fields: JsonObject): Dataset {
  const name = textOf(fields['name']) ?? textOf(fields['id']);
  if (name === undefined) throw new Error('A dataset has no name and no id.');
  const keywords = objectOf(fields['keywords']);
  const organization = isObject(fields['organization']) ? organizationOf(fields['organization']) : undefined;
  const tags = listOf(fields['tags']).map(
    (tag) => textOf(objectOf(tag)['display_name']) ?? textOf(objectOf(tag)['name']),
  );
  const english = tags.filter((tag) => tag !== undefined);
  return {
    id: textOf(fields['id']),
    name,
    title: textIn(fields, 'title'),
    notes: textIn(fields, 'notes'),
    organization,
    publisher: organization?.title.en,
    license: {
      id: textOf(fields['license_id']),
      title: textOf(fields['license_title']),
      url: textOf(fields['license_url']),
    },
    tags: english.length > 0 ? english : textsOf(keywords['en']),
    tagsFr: textsOf(keywords['fr'] ?? keywords['fr-t-en']),
    created: timeOf(fields['metadata_created']),
    modified: publisherDate(fields),
    harvested: timeOf(fields['metadata_modified']),
    frequency: textOf(fields['frequency']) ?? textOf(fields['update_frequency']),
    resources: listOf(fields['resources']).filter(isObject).map(resourceOf),
    page: textOf(fields['url']),
  };
}

/**
 * Returns the date set by the publisher. Ignores `metadata_modified`, which changes whenever the portal rereads the
 * dataset.
 */
function publisherDate(fields: JsonObject): string | undefined {
  const own = ['date_updated', 'date_modified', 'modified'].map((name) => timeOf(fields[name]));
  const extras = listOf(fields['extras']).map(objectOf);
  const further = ['modified', 'dcat_modified', 'metadata-date'].map((key) =>
    timeOf(extras.find((extra) => extra['key'] === key)?.['value']),
  );
  return [...own, ...further].find((day) => day !== undefined);
}

function resourceOf(fields: JsonObject): Resource {
  const description = plainText(textOf(fields['description']));
  const name = textIn(fields, 'name');
  return {
    // Many resources have a description instead of a name.
    name: name.en === undefined ? { ...name, en: description } : name,
    format: textOf(fields['format']) ?? textOf(fields['mimetype']),
    url: textOf(fields['url']),
    description: name.en === undefined ? undefined : description,
    bytes: wholeOf(fields['size']),
    modified: timeOf(fields['last_modified']),
    languages: Array.isArray(fields['language']) ? textsOf(fields['language']) : textsOf([fields['language']]),
  };
}

function organizationOf(fields: JsonObject): Organization {
  const name = textOf(fields['name']) ?? textOf(fields['id']);
  if (name === undefined) throw new Error('An organization has no name and no id.');
  return {
    id: textOf(fields['id']),
    name,
    title: splitTitle(textIn(fields, 'title'), name),
    type: textOf(fields['category']) ?? undefined,
    description: textIn(fields, 'description'),
    datasets: wholeOf(fields['package_count']),
    aliases: [],
    image: textOf(fields['image_display_url']) ?? textOf(fields['image_url']),
    created: timeOf(fields['created']),
  };
}

/**
 * Returns the English and the French text. The English text is taken from the translated field, or else its machine
 * translation, or else the plain field.
 */
function textIn(fields: JsonObject, name: string): Text {
  const translated = objectOf(fields[`${name}_translated`]);
  const machine = Object.keys(translated).find((key) => key.startsWith('en-'));
  const en = textOf(translated['en']) ?? (machine === undefined ? undefined : textOf(translated[machine]));
  const fr = textOf(translated['fr']) ?? textOf(translated['fr-t-en']);
  return { en: plainText(en ?? textOf(fields[name]) ?? fr), fr: plainText(fr) };
}

/** Splits a title in two languages, such as "Natural Resources Canada | Ressources naturelles Canada". */
function splitTitle(title: Text, name: string): Text {
  const [en, fr] = (title.en ?? name).split(' | ');
  return { en, fr: title.fr ?? fr };
}

function timeOf(value: unknown): string | undefined {
  return momentOf(typeof value === 'string' ? value.trim() : undefined) ?? dayOf(value);
}
