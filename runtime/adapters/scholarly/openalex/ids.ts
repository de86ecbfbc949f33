import { arxivId } from '../../../reference/arxiv-id.ts';

const ADDRESS = /^https?:\/\/(?:www\.|api\.|dx\.|m\.)?/i;

/**
 * Returns the last part of the path `/works/…`. Accepts `W2741809807` or its URL, a DOI (bare, with `doi:`, or as a URL),
 * `pmid:29456894`, and an arXiv id in any notation, which is converted to its DOI, without subject class and version.
 */
export function workKey(text: string): string | undefined {
  const plain = text.trim().replace(ADDRESS, '');
  const own = /^(?:openalex\.org\/)?(?:works\/)?(W\d{1,12})$/i.exec(plain);
  if (own !== null) return own[1]?.toUpperCase();
  const pubmed =
    /^(?:pmid:?\s?|pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/)(\d{1,9})\/?(?:[?#].*)?$/i.exec(plain);
  if (pubmed !== null) return `pmid:${pubmed[1]}`;
  const arxiv = arxivId(text);
  if (arxiv !== undefined) return `doi:10.48550/arxiv.${arxiv.id}`;
  const doi = /^(?:doi:\s?|doi\.org\/)?(10\.\d{4,9}(?:\/|%2F)\S{1,300})$/i.exec(plain);
  return doi === null ? undefined : `doi:${encoded(decodedOnce(doi[1] as string))}`;
}

/** Returns the last part of the path `/authors/…`. Accepts `A5023888391`, an ORCID, or a URL of either. */
export function authorKey(text: string): string | undefined {
  const plain = text.trim().replace(ADDRESS, '');
  const own = /^(?:openalex\.org\/)?(?:authors\/)?(A\d{1,12})$/i.exec(plain);
  if (own !== null) return own[1]?.toUpperCase();
  const digits = plain
    .replace(/^(?:orcid:\s?|orcid\.org\/)/i, '')
    .replaceAll('-', '')
    .toUpperCase();
  if (!/^\d{15}[\dX]$/.test(digits) || digits[15] !== checkDigit(digits.slice(0, 15))) return undefined;
  return `orcid:${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}-${digits.slice(12)}`;
}

/** ISO 7064 MOD 11-2 check digit, as used by ORCID: https://support.orcid.org/hc/en-us/articles/360006897674 */
function checkDigit(digits: string): string {
  let total = 0;
  for (const digit of digits) total = ((total + Number(digit)) * 2) % 11;
  const rest = (12 - total) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** A DOI copied from a URL may be percent-encoded. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** OpenAlex interprets the rest of the path as the DOI, so slashes and colons are not encoded. */
function encoded(doi: string): string {
  return encodeURIComponent(doi).replaceAll('%2F', '/').replaceAll('%3A', ':');
}
