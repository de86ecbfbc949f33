// Rows of Data.gov contain a DCAT-US record, version 1.1 or 3.0.

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
import { plainLine, plainText } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Dataset, Organization, Resource } from '../ckan/ckan.ts';

export const reads = readers(import.meta.url, { rows: readRows, row: readRow, organizations: readOrganizations });

const COARSE_DATE = /^[12][0-9]{3}(?:-(?:0[1-9]|1[0-2]))?$/;

export interface Rows {
  readonly datasets: readonly Dataset[];
  readonly more: boolean;
}

function readRows(answer: Answer): Rows {
  if (answer.status === 400) {
    throw new Problem('invalid_arguments', 'Data.gov cannot parse this search.', {
      hint: 'Use plain words and "quoted phrases".',
    });
  }
  const body = objectOf(answer.json());
  if (!Array.isArray(body['results'])) throw new Error('The search response has no results.');
  return { datasets: body['results'].filter(isObject).map(datasetOf), more: textOf(body['after']) !== undefined };
}

/** The body is one row, or a list that contains one row. */
function readRow(answer: Answer): Dataset | undefined {
  if (answer.status === 404 || answer.status === 400) return undefined;
  const body = answer.json();
  const list = Array.isArray(body) ? body : objectOf(body)['results'];
  const row = Array.isArray(list) ? list[0] : body;
  return isObject(row) && (isObject(row['dcat']) || textOf(row['slug']) !== undefined) ? datasetOf(row) : undefined;
}

function readOrganizations(answer: Answer): readonly Organization[] {
  const body = objectOf(answer.json());
  if (!Array.isArray(body['organizations'])) throw new Error('The response has no list of organizations.');
  return body['organizations'].filter(isObject).map(organizationOf);
}

function datasetOf(row: JsonObject): Dataset {
  const dcat = objectOf(row['dcat']);
  const id = textOf(listOf(row['_sort']).at(-1)) ?? textOf(row['_id']) ?? textOf(row['id']);
  const name = textOf(row['slug']) ?? id;
  if (name === undefined) throw new Error('A dataset has no slug.');
  const modified = textOf(dcat['modified']);
  const distributions = listOf(
    Array.isArray(dcat['distribution']) ? dcat['distribution'] : [dcat['distribution']],
  ).filter(isObject);
  return {
    id,
    name,
    title: { en: plainLine(textOf(row['title']) ?? textOf(dcat['title'])), fr: undefined },
    notes: { en: plainText(textOf(row['description']) ?? textOf(dcat['description'])), fr: undefined },
    organization: isObject(row['organization']) ? organizationOf(row['organization']) : undefined,
    publisher: textOf(row['publisher']) ?? labelOf(dcat['publisher']),
    license: {
      id: undefined,
      title: undefined,
      url:
        textOf(dcat['license']) ??
        distributions.map((each) => textOf(each['license'])).find((url) => url !== undefined),
    },
    tags: textsOf(dcat['keyword']).length > 0 ? textsOf(dcat['keyword']) : textsOf(row['keyword']),
    tagsFr: [],
    created: timeOf(dcat['issued']),
    modified: timeOf(modified),
    harvested: timeOf(row['last_harvested_date']),
    // The field `modified` may contain a frequency such as R/P1D instead of a time.
    frequency: textOf(dcat['accrualPeriodicity']) ?? (modified?.startsWith('R/') === true ? modified : undefined),
    resources: distributions.map(resourceOf),
    page: textOf(dcat['landingPage']),
  };
}

function resourceOf(fields: JsonObject): Resource {
  return {
    name: { en: plainLine(textOf(fields['title'])), fr: undefined },
    format: textOf(fields['format']) ?? textOf(fields['mediaType']),
    url: textOf(fields['downloadURL']) ?? textOf(fields['accessURL']),
    description: plainText(textOf(fields['description'])),
    bytes: wholeOf(fields['byteSize']),
    modified: timeOf(fields['modified']),
    languages: [],
  };
}

function organizationOf(fields: JsonObject): Organization {
  const name = textOf(fields['slug']) ?? textOf(fields['id']);
  if (name === undefined) throw new Error('An organization has no slug.');
  return {
    id: textOf(fields['id']),
    name,
    title: { en: textOf(fields['name']) ?? name, fr: undefined },
    type: textOf(fields['organization_type']),
    description: { en: plainText(textOf(fields['description'])), fr: undefined },
    datasets: wholeOf(fields['dataset_count']),
    aliases: textsOf(fields['aliases']),
    image: textOf(fields['logo']),
    created: undefined,
  };
}

/** Accepts a name, or an object with a name or label (in DCAT-US 3.0, publishers have labels). */
function labelOf(value: unknown): string | undefined {
  const fields = objectOf(value);
  return textOf(fields['name']) ?? textOf(fields['prefLabel']);
}

/** Accepts a timestamp, date, month or year. */
function timeOf(value: unknown): string | undefined {
  const text = textOf(value);
  return momentOf(text) ?? dayOf(text) ?? (text !== undefined && COARSE_DATE.test(text) ? text : undefined);
}
