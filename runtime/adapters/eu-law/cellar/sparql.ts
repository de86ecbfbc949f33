// Security: this module is the only place where external input enters a SPARQL query. Literals have a data type because
// the endpoint compares data types: an untyped "32016R0679" does not match xsd:string data.

export const PREFIXES = `PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>`;

const RESOURCE_TYPE = 'http://publications.europa.eu/resource/authority/resource-type/';
export const ENGLISH = '<http://publications.europa.eu/resource/authority/language/ENG>';
export const EUROVOC = 'http://eurovoc.europa.eu/';

/** Ids of EuroVoc concepts: numbers or, since 2018, `c_` followed by eight hexadecimal digits. */
export const EUROVOC_ID = /^(?:[0-9]{1,9}|c_[0-9a-f]{8})$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * Returns a SPARQL 1.1 string literal (section 19.8, ECHAR). The engine resolves codepoint escapes in the text
 * (`\u0022`) before it parses the query. Because each backslash is doubled, a quote added by such an escape follows an
 * odd number of backslashes, so it is escaped.
 */
export function literal(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters do not occur in titles and can end a literal
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
  return `"${plain.replace(/[\\"\n\r\t]/g, (character) => ESCAPES[character] as string)}"`;
}

export function typedLiteral(text: string): string {
  return `${literal(text)}^^xsd:string`;
}

/** @param day `YYYY-MM-DD` */
export function dateLiteral(day: string): string {
  return `${literal(day)}^^xsd:date`;
}

/** Returns the URI for a code, such as REG_IMPL, from one of the Publications Office's authority tables. */
export function resourceType(code: string): string {
  return iri(RESOURCE_TYPE, code, /^[A-Z_]+$/);
}

export function eurovocConcept(id: string): string {
  return iri(EUROVOC, id, EUROVOC_ID);
}

/** @throws Error if the tail does not match `form`, because text in a URI cannot be escaped */
function iri(base: string, tail: string, form: RegExp): string {
  if (!form.test(tail)) throw new Error(`${tail} is not valid in a URI below ${base}`);
  return `<${base}${tail}>`;
}
