// Splits long texts into parts with URIs such as `almanac://<service>/<id>?part=2`.

/** Characters. */
const PART = 20_000;

/** Never splits a character. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length || from === 0; ) {
    const cut = from + PART;
    const end = /[\uDC00-\uDFFF]/.test(text.charAt(cut)) ? cut - 1 : cut;
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts;
}

const SCHEME = 'almanac:';
const MAX_PARTS = 10_000;
/** An id has at most 500 characters, each of which takes up to nine characters in a URI. */
const ADDRESS = /^almanac:\/\/([a-z0-9-]{1,40})\/([^/?#]{1,4500})(?:\?part=([1-9]\d{0,4}))?$/;

export function partUri(id: string, part: number): string {
  const colon = id.indexOf(':');
  return `${SCHEME}//${id.slice(0, colon)}/${encodeURIComponent(id.slice(colon + 1))}?part=${part}`;
}

export function partAddressed(uri: string): { readonly id: string; readonly part: number } | undefined {
  const match = ADDRESS.exec(uri);
  if (match === null) return undefined;
  const [, slug = '', own = '', word = '1'] = match;
  const decoded = decodedWord(own);
  const part = Number(word);
  return decoded === undefined || part > MAX_PARTS ? undefined : { id: `${slug}:${decoded}`, part };
}

function decodedWord(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
}
