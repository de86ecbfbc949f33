// SPARQL queries as functions of validated arguments. Queries that scan titles have no ORDER BY, because the engine
// would first collect every match and queries for common words would time out. The caller sorts the rows of these
// queries.

import type { ActKind } from './resource-types.ts';
import { selection } from './resource-types.ts';
import {
  dateLiteral,
  ENGLISH,
  EUROVOC,
  eurovocConcept,
  literal,
  PREFIXES,
  resourceType,
  typedLiteral,
} from './sparql.ts';

/** Searches for titles that contain all of `phrases` (in lower case). */
export interface TitleSearch {
  readonly phrases: readonly string[];
  readonly kind: ActKind | undefined;
  readonly year: number | undefined;
}

const NOT_HIDDEN = 'FILTER NOT EXISTS { ?work cdm:do_not_index "true"^^xsd:boolean }';
const NOT_CORRIGENDUM = `FILTER NOT EXISTS { ?work cdm:work_has_resource-type ${resourceType('CORRIGENDUM')} }`;
const ENGLISH_TITLE = `?expression cdm:expression_belongs_to_work ?work ;
    cdm:expression_uses_language ${ENGLISH} ;
    cdm:expression_title ?title .`;

/** Result columns: celex, title, date?. A work with several types produces several rows. */
export function titleQuery(search: TitleSearch, limit: number): string {
  const words = search.phrases.map((phrase) => `FILTER(CONTAINS(LCASE(STR(?title)), LCASE(${literal(phrase)})))`);
  return titleScan(search, '', words.join('\n  '), limit);
}

/**
 * Uses Virtuoso's full-text index, which matches only whole words. Returns undefined if the phrases contain no letters
 * or digits. Security: only letters and digits are passed to the index's query syntax.
 */
export function fullTextQuery(search: TitleSearch, limit: number): string | undefined {
  const words = search.phrases
    .map((phrase) => phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((phrase) => phrase !== '');
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => `"${word}"`).join(' AND ');
  return titleScan(search, 'PREFIX bif: <bif:>\n', `?title bif:contains '${pattern}' .`, limit);
}

function titleScan({ kind, year }: TitleSearch, prefix: string, match: string, limit: number): string {
  return `${prefix}${PREFIXES}
SELECT DISTINCT ?celex ?title ?date WHERE {
  ${actPattern(kind, year)}
  ${ENGLISH_TITLE}
  OPTIONAL { ?work cdm:work_date_document ?date }
  ${match}
  ${NOT_CORRIGENDUM}
  ${NOT_HIDDEN}
} LIMIT ${limit}`;
}

/** Result columns: celex, title, date; newest first. Sorting is cheap because the date range limits the rows. */
export function recentQuery(kind: ActKind | undefined, from: string, to: string, limit: number): string {
  return `${PREFIXES}
SELECT DISTINCT ?celex ?title ?date WHERE {
  ${actPattern(kind, undefined)}
  ?work cdm:work_date_document ?date .
  FILTER(?date >= ${dateLiteral(from)} && ?date <= ${dateLiteral(to)})
  ${ENGLISH_TITLE}
  ${NOT_CORRIGENDUM}
  ${NOT_HIDDEN}
} ORDER BY DESC(?date) LIMIT ${limit}`;
}

/** Result columns: celex, title, date?; newest first. Sorting is cheap because concepts are indexed. */
export function subjectActsQuery(eurovocId: string, limit: number): string {
  return `${PREFIXES}
SELECT DISTINCT ?celex ?title ?date WHERE {
  ?work cdm:work_is_about_concept_eurovoc ${eurovocConcept(eurovocId)} ;
    cdm:resource_legal_id_celex ?celex .
  FILTER(STRSTARTS(STR(?celex), "3"))
  ${ENGLISH_TITLE}
  OPTIONAL { ?work cdm:work_date_document ?date }
  ${NOT_CORRIGENDUM}
  ${NOT_HIDDEN}
} ORDER BY DESC(?date) LIMIT ${limit}`;
}

/**
 * Each row contains the work and one combination of its other values. There are no rows for an unknown CELEX number.
 */
export function documentQuery(celex: string): string {
  return `${PREFIXES}
SELECT DISTINCT ?work ?hidden ?title ?date ?inforce ?eif ?end ?type ?author WHERE {
  ?work cdm:resource_legal_id_celex ${typedLiteral(celex)} .
  OPTIONAL { ?work cdm:do_not_index ?hidden }
  OPTIONAL { ?work cdm:work_date_document ?date }
  OPTIONAL { ?work cdm:resource_legal_in-force ?inforce }
  OPTIONAL { ?work cdm:resource_legal_date_entry-into-force ?eif }
  OPTIONAL { ?work cdm:resource_legal_date_end-of-validity ?end }
  OPTIONAL { ?work cdm:work_has_resource-type ?type }
  OPTIONAL { ?work cdm:work_created_by_agent ?agent . ?agent skos:prefLabel ?author . FILTER(LANG(?author) = "en") }
  OPTIONAL { ${ENGLISH_TITLE} }
} LIMIT 2000`;
}

/** Selects the files of a document's English XHTML and HTML editions. Result columns: hidden?, format, item. */
export function textFilesQuery(celex: string): string {
  return `${PREFIXES}
SELECT DISTINCT ?hidden ?format ?item WHERE {
  ?work cdm:resource_legal_id_celex ${typedLiteral(celex)} .
  OPTIONAL { ?work cdm:do_not_index ?hidden }
  ?expression cdm:expression_belongs_to_work ?work ;
    cdm:expression_uses_language ${ENGLISH} .
  ?manifestation cdm:manifestation_manifests_expression ?expression ;
    cdm:manifestation_type ?type .
  ?item cdm:item_belongs_to_manifestation ?manifestation .
  BIND(STR(?type) AS ?format)
  FILTER(?format IN ("xhtml", "html"))
} LIMIT 200`;
}

/** Selects the English subjects of several documents. Result columns: celex, concept, label. */
export function subjectsQuery(celexes: readonly string[]): string {
  return `${PREFIXES}
SELECT DISTINCT ?celex ?concept ?label WHERE {
  VALUES ?celex { ${celexes.map(typedLiteral).join(' ')} }
  ?work cdm:resource_legal_id_celex ?celex ;
    cdm:work_is_about_concept_eurovoc ?concept .
  ?concept skos:prefLabel ?label .
  FILTER(LANG(?label) = "en")
} LIMIT 5000`;
}

/**
 * Selects English descriptors that contain the text; exact matches first, then the shortest. Result columns: concept,
 * label.
 */
export function descriptorQuery(text: string, limit: number): string {
  return `${PREFIXES}
SELECT DISTINCT ?concept ?label WHERE {
  ?concept a skos:Concept ; skos:prefLabel ?label .
  FILTER(STRSTARTS(STR(?concept), "${EUROVOC}"))
  FILTER(LANG(?label) = "en")
  FILTER(CONTAINS(LCASE(STR(?label)), LCASE(${literal(text)})))
} ORDER BY DESC(LCASE(STR(?label)) = LCASE(${literal(text)})) STRLEN(STR(?label)) LIMIT ${limit}`;
}

/**
 * Selects descriptors whose name in any language contains the text, with their English names. Result columns: concept,
 * match, label?.
 */
export function foreignDescriptorQuery(text: string, limit: number): string {
  return `${PREFIXES}
SELECT DISTINCT ?concept ?match ?label WHERE {
  ?concept a skos:Concept ; skos:prefLabel ?match .
  FILTER(STRSTARTS(STR(?concept), "${EUROVOC}"))
  FILTER(CONTAINS(LCASE(STR(?match)), LCASE(${literal(text)})))
  OPTIONAL { ?concept skos:prefLabel ?label . FILTER(LANG(?label) = "en") }
} ORDER BY DESC(LCASE(STR(?match)) = LCASE(${literal(text)})) STRLEN(STR(?match)) LIMIT ${limit}`;
}

/** Rows: label, in English. There are no rows if the concept is unknown. */
export function conceptQuery(eurovocId: string): string {
  return `${PREFIXES}
SELECT DISTINCT ?label WHERE {
  ${eurovocConcept(eurovocId)} skos:prefLabel ?label .
  FILTER(LANG(?label) = "en")
} LIMIT 1`;
}

/** Requires a CELEX number for legislation, which excludes drafts and Official Journal items. */
function actPattern(kind: ActKind | undefined, year: number | undefined): string {
  const { types, letters } = selection(kind);
  const start = `3${year ?? ''}`;
  return `VALUES ?rt { ${types.map(resourceType).join(' ')} }
  ?work cdm:work_has_resource-type ?rt .
  ?work cdm:resource_legal_id_celex ?celex .
  FILTER(STRSTARTS(STR(?celex), ${literal(start)}) && SUBSTR(STR(?celex), 6, 1) IN (${letters.map(literal).join(', ')}))`;
}
