// Parses structure messages: dataflows, their categories, and the structure of one dataflow with the codes in use.

import { isObject, type JsonObject, textOf } from '../../../lib/loose-json.ts';
import type { Choice } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { at, attribute, elements, nameOf, structuresOf } from './xml.ts';

export const reads = readers(import.meta.url, {
  flows: readFlows,
  categorisations: readCategorisations,
  categories: readCategories,
  structure: readStructure,
});

export interface ReadFlow {
  readonly id: string;
  readonly agency: string;
  readonly version: string;
  readonly name: string;
}

/** Dimensions in key order, without the time dimension. */
export interface Structure {
  readonly dimensions: readonly Dimension[];
  readonly timeDimension: string | undefined;
}

export interface Dimension extends Choice {
  readonly position: number;
}

function readFlows(answer: Answer): ReadFlow[] {
  const flows = at(structuresOf(answer.text()), 'Dataflows', 'Dataflow');
  if (flows.length === 0) throw new Error('The list of dataflows is empty.');
  return flows.flatMap((flow): ReadFlow[] => {
    const [id, agency] = [attribute(flow, 'id'), attribute(flow, 'agencyID')];
    if (id === undefined || agency === undefined) return [];
    return [{ id, agency, version: attribute(flow, 'version') ?? '1.0', name: nameOf(flow) ?? id }];
  });
}

function readCategorisations(answer: Answer): { flow: string; category: string }[] {
  return at(structuresOf(answer.text()), 'Categorisations', 'Categorisation').flatMap((each) => {
    const [flow] = at(each, 'Source', 'Ref');
    const [category] = at(each, 'Target', 'Ref');
    const [from, to] = [attribute(flow, 'id'), attribute(category, 'id')];
    return from === undefined || to === undefined ? [] : [{ flow: from, category: to }];
  });
}

function readCategories(answer: Answer): Record<string, string> {
  const names: Record<string, string> = {};
  let level = at(structuresOf(answer.text()), 'CategorySchemes', 'CategoryScheme');
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((each) => elements(each, 'Category'));
    for (const category of level) {
      const [id, name] = [attribute(category, 'id'), nameOf(category)];
      if (id !== undefined && name !== undefined) names[id] = name;
    }
  }
  return names;
}

const DEEPEST = 10;

/** Returns undefined if the dataflow does not exist. */
function readStructure(answer: Answer): Structure | undefined {
  if (answer.status === 404) return undefined;
  const structures = structuresOf(answer.text());
  const [structure] = at(structures, 'DataStructures', 'DataStructure');
  const lists = at(structure, 'DataStructureComponents', 'DimensionList');
  const dimensions = lists.flatMap((list) => elements(list, 'Dimension'));
  if (dimensions.length === 0) throw new Error('A structure has no dimensions.');
  const codelists = new Map(at(structures, 'Codelists', 'Codelist').map((list) => [keyOf(list), list]));
  const concepts = new Map(
    at(structures, 'Concepts', 'ConceptScheme')
      .flatMap((scheme) => elements(scheme, 'Concept'))
      .map((concept) => [attribute(concept, 'id'), nameOf(concept)]),
  );
  const allowed = allowedCodes(structures);
  const read = dimensions.map((dimension, index): Dimension => {
    const id = attribute(dimension, 'id') ?? '';
    const [concept] = at(dimension, 'ConceptIdentity', 'Ref');
    const [reference] = at(dimension, 'LocalRepresentation', 'Enumeration', 'Ref');
    const list = reference === undefined ? undefined : codelists.get(keyOf(reference));
    return {
      id,
      name: concepts.get(attribute(concept, 'id')) ?? id,
      position: Number(attribute(dimension, 'position') ?? index + 1),
      codes: codesOf(list, allowed.get(id)),
    };
  });
  const [time] = lists.flatMap((list) => elements(list, 'TimeDimension'));
  return { dimensions: read.sort((a, b) => a.position - b.position), timeDimension: attribute(time, 'id') };
}

function keyOf(element: JsonObject): string {
  return ['agencyID', 'id', 'version'].map((name) => attribute(element, name)).join(' ');
}

/** Keeps only the codes that the constraint allows. If there is no constraint, keeps all codes. */
function codesOf(list: JsonObject | undefined, allowed: ReadonlySet<string> | undefined): Choice['codes'] {
  const codes = elements(list, 'Code').flatMap((code) => {
    const id = attribute(code, 'id');
    return id === undefined ? [] : [{ code: id, label: nameOf(code) ?? id }];
  });
  if (allowed === undefined) return codes;
  const known = new Set(codes.map(({ code }) => code));
  // A constraint may refer to codes that the code list no longer contains.
  const unnamed = [...allowed].filter((code) => !known.has(code)).map((code) => ({ code, label: code }));
  return [...codes.filter(({ code }) => allowed.has(code)), ...unnamed];
}

function allowedCodes(structures: JsonObject): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>();
  const regions = at(structures, 'Constraints', 'ContentConstraint')
    .filter((constraint) => attribute(constraint, 'type') === 'Allowed')
    .flatMap((constraint) => elements(constraint, 'CubeRegion'))
    .filter((region) => attribute(region, 'include') !== 'false');
  for (const keyValue of regions.flatMap((region) => elements(region, 'KeyValue'))) {
    const id = attribute(keyValue, 'id') ?? '';
    allowed.set(id, new Set([...(allowed.get(id) ?? []), ...valuesOf(keyValue)]));
  }
  return allowed;
}

/** The parser does not wrap a single value in a list, and returns a value that has attributes as an object. */
function valuesOf(keyValue: JsonObject): string[] {
  return [keyValue['Value']]
    .flat()
    .map((value) => (isObject(value) ? textOf(value['#text']) : textOf(value)))
    .filter((code) => code !== undefined);
}
