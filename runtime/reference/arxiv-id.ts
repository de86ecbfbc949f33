// arXiv identifiers: https://info.arxiv.org/help/arxiv_identifier.html. Papers before April 2007 have ids such as math/0309136,
// often cited with a subject class (math.GT/0309136) that is not part of the id.

/** The id is in lower case, without the subject class and version. */
export interface ArxivId {
  readonly id: string;
  readonly version: number | undefined;
}

const SITE =
  /^(?:https?:\/\/)?(?:[a-z0-9-]{1,20}\.)?(?:arxiv\.org|ar5iv\.org|ar5iv\.labs\.arxiv\.org)\/[a-z-]{2,10}\//i;
const DOI = /^(?:https?:\/\/)?(?:(?:dx\.)?doi\.org\/|doi:\s?)?10\.48550(?:\/|%2f)arxiv\./i;
const PREFIX = /^arxiv\s?:\s?/i;
/** A file extension, a URL query, or a citation's category and date (`[hep-th] 9 May 2007`) may follow the id. */
const ID =
  /^(\d{4}\.\d{4,5}|([a-z]{1,9}(?:-[a-z]{1,9})?)(?:\.[a-z]{1,10}(?:-[a-z]{1,10})?)?(?:\/|%2f)(\d{7}))(?:v(\d{1,3}))?(?:\.pdf|\/)?(?:[?#].*|\s+\[.*)?$/i;

/**
 * Accepts an id (`1605.08386`, `1605.08386v2`, `astro-ph/0601001`, `math.GT/0309136`), with or without `arXiv:`, a URL of any
 * arXiv page (`abs`, `pdf`, `html`, …), or a DOI (`10.48550/arXiv.1605.08386`).
 */
export function arxivId(text: string): ArxivId | undefined {
  const plain = text.trim().replace(SITE, '').replace(DOI, '').replace(PREFIX, '');
  const [, whole, archive, number, version] = ID.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  return {
    id: (archive === undefined ? whole : `${archive}/${number}`).toLowerCase(),
    version: version === undefined ? undefined : Number(version),
  };
}
