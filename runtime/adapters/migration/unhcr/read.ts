// Reads rows and countries. One row mixes numbers, numbers as text, and "-" for what does not apply.

import { isObject, type JsonObject, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Country, Row, RowPage, Side } from './model.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { rows: readRows, countries: readCountries });

/** What a row has beside its values. */
const DIMENSIONS = /^(?:year|pop_type|coo|coa|coo_.*|coa_.*|id)$/;

/** Reads a page of rows. */
function readRows(answer: Answer): RowPage {
  const body = objectOf(answer.json());
  const pages = wholeOf(body['maxPages']);
  if (!Array.isArray(body['items'])) throw new Error('A page has no items.');
  const rows = body['items'].filter(isObject).map(rowOf);
  return { pages: pages ?? (rows.length === 0 ? 0 : 1), rows };
}

/** Reads the countries. */
function readCountries(answer: Answer): readonly Country[] {
  const { items } = objectOf(answer.json());
  if (!Array.isArray(items) || items.length === 0) throw new Error('There is no list of countries.');
  return items.filter(isObject).flatMap((fields) => {
    const name = textOf(fields['name']);
    if (name === undefined) return [];
    return [
      {
        iso: textOf(fields['iso']),
        name,
        iso2: textOf(fields['iso2']),
        code: textOf(fields['code']),
        region: textOf(fields['region']),
        majorArea: textOf(fields['majorArea']),
      },
    ];
  });
}

function rowOf(fields: JsonObject): Row {
  const year = wholeOf(fields['year']);
  if (year === undefined) throw new Error('A row has no year.');
  const values: [string, number][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const number = DIMENSIONS.test(name) ? undefined : numberOf(value);
    if (number !== undefined) values.push([name, number]);
  }
  return {
    year,
    origin: sideOf(fields, 'coo'),
    asylum: sideOf(fields, 'coa'),
    populationType: textOf(fields['pop_type']),
    values: Object.fromEntries(values),
  };
}

function sideOf(fields: JsonObject, side: 'coo' | 'coa'): Side {
  const [iso, name] = [textOf(fields[`${side}_iso`]), textOf(fields[`${side}_name`])];
  if (iso === undefined || iso === '-') return undefined;
  return { iso, code: textOf(fields[side]), name: name ?? iso };
}
