// The only places where text from outside enters a SPARQL query. Everything is written as a literal with its type, because the
// endpoint compares typed literals by type: an untyped "32016R0679" matches nothing where the data is xsd:string.

/** Prefixes of every query. */
export const PREFIXES = `PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>`;

const RESOURCE_TYPE = 'http://publications.europa.eu/resource/authority/resource-type/';
/** English, as the EU's authority names it. */
export const ENGLISH = '<http://publications.europa.eu/resource/authority/language/ENG>';
/** Begins the address of every EuroVoc concept. */
export const EUROVOC = 'http://eurovoc.europa.eu/';

/** Ids of EuroVoc concepts: numbers, and since 2018 `c_` with eight hexadecimal digits. */
export const EUROVOC_ID = /^(?:[0-9]{1,9}|c_[0-9a-f]{8})$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * The text as a string literal of SPARQL 1.1 (section 19.8, ECHAR). A backslash is doubled, so that codepoint escapes in the
 * text (`\u0022`), which are resolved before the query is parsed, can at most add a quote behind an odd number of backslashes.
 */
export function literal(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a title and end a literal
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] as string)}"`;
}

/** The text as a literal of type xsd:string. */
export function typedLiteral(text: string): string {
  return `${literal(text)}^^xsd:string`;
}

/** A day (`YYYY-MM-DD`) as a literal of type xsd:date. */
export function dateLiteral(day: string): string {
  return `${literal(day)}^^xsd:date`;
}

/** Address of a resource type in the Publications Office's authority table, such as REG_IMPL. */
export function resourceType(code: string): string {
  return iri(RESOURCE_TYPE, code, /^[A-Z_]+$/);
}

/** Address of a EuroVoc concept. */
export function eurovocConcept(id: string): string {
  return iri(EUROVOC, id, EUROVOC_ID);
}

/** @throws Error when the tail has not the form that it must have: an address takes no escapes */
function iri(base: string, tail: string, form: RegExp): string {
  if (!form.test(tail)) throw new Error(`${tail} has no place in an address below ${base}`);
  return `<${base}${tail}>`;
}
