// Parses the dimensions of a dataflow in key order with their codes, and the codes available for a key.

import { listOf, numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Choice } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { structure: readStructure, availability: readAvailability });

export interface Structure {
  readonly dimensions: readonly Choice[];
}

export interface Availability {
  readonly observations: number | undefined;
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

function readStructure(answer: Answer): Structure | undefined {
  if (answer.status === 404) return undefined;
  const data = objectOf(objectOf(answer.json())['data']);
  const structure = objectOf(listOf(data['dataStructures'])[0]);
  const list = objectOf(objectOf(structure['dataStructureComponents'])['dimensionList']);
  const dimensions = listOf(list['dimensions']).map(objectOf);
  if (dimensions.length === 0) throw new Error('A structure has no dimensions.');
  const codelists = codesByList(listOf(data['codelists']));
  const names = namesOfConcepts(listOf(data['conceptSchemes']));
  return {
    dimensions: dimensions
      .map((dimension, index) => ({ dimension, position: numberOf(dimension['position']) ?? index }))
      .sort((a, b) => a.position - b.position)
      .map(({ dimension }) => {
        const id = textOf(dimension['id']) ?? '';
        const enumeration = textOf(objectOf(dimension['localRepresentation'])['enumeration']) ?? '';
        return { id, name: names.get(id) ?? id, codes: codelists.get(listId(enumeration)) ?? [] };
      }),
  };
}

/**
 * Returns the part after the equals sign of a URN such as
 * `urn:sdmx:org.sdmx.infomodel.codelist.Codelist=OECD:CL_AREA(1.1)`.
 */
function listId(urn: string): string {
  return urn.slice(urn.indexOf('=') + 1);
}

function codesByList(lists: readonly unknown[]): Map<string, Choice['codes']> {
  return new Map(
    lists.map(objectOf).map((list) => {
      const codes = listOf(list['codes']).map(objectOf);
      const key = `${textOf(list['agencyID'])}:${textOf(list['id'])}(${textOf(list['version'])})`;
      return [
        key,
        codes.flatMap((code) => {
          const id = textOf(code['id']);
          return id === undefined ? [] : [{ code: id, label: nameOf(code) ?? id }];
        }),
      ];
    }),
  );
}

function namesOfConcepts(schemes: readonly unknown[]): Map<string, string> {
  const concepts = schemes.flatMap((scheme) => listOf(objectOf(scheme)['concepts']).map(objectOf));
  return new Map(
    concepts.flatMap((concept) => {
      const [id, name] = [textOf(concept['id']), nameOf(concept)];
      return id === undefined || name === undefined ? [] : [[id, name] as const];
    }),
  );
}

function nameOf(item: ReturnType<typeof objectOf>): string | undefined {
  return textOf(objectOf(item['names'])['en']) ?? textOf(item['name']);
}

function readAvailability(answer: Answer): Availability | undefined {
  if (answer.status !== 200) return undefined;
  const data = objectOf(objectOf(answer.json())['data']);
  const constraint = objectOf(listOf(data['contentConstraints'])[0]);
  const count = listOf(constraint['annotations'])
    .map(objectOf)
    .find((annotation) => annotation['id'] === 'obs_count');
  const regions = listOf(constraint['cubeRegions']).map(objectOf);
  const region = regions.find((each) => each['isIncluded'] !== false) ?? {};
  return {
    observations: numberOf(count?.['title']),
    codes: Object.fromEntries(
      listOf(region['keyValues'])
        .map(objectOf)
        .map((each) => [textOf(each['id']) ?? '', listOf(each['values']).map(String)]),
    ),
  };
}
