// Text out of markup that sources leave in single fields: tags go, character references become characters. For whole documents
// there are parsers.

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
  middot: '·',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  aring: 'å',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  Eacute: 'É',
  sect: '§',
  shy: '',
};
// A tag begins with a letter: "p < 0.05" is none.
const BLOCK = /<(?:\/(?:p|div|li|ul|ol|h[1-6]|tr)|br ?\/?)>/gi;
const TAG = /<\/?[a-z][^<>]{0,1000}>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g;
const LARGEST_CODE_POINT = 0x10ffff;

/** The text in one line: without tags, references decoded once, white space collapsed. Undefined when nothing is left. */
export function plainLine(text: string | undefined): string | undefined {
  return nonEmpty(decoded((text ?? '').replace(TAG, '')).replace(/\s+/g, ' '));
}

/** The same with the line ends of its blocks and paragraphs; never more than one empty line. */
export function plainText(text: string | undefined): string | undefined {
  const lines = decoded((text ?? '').replace(BLOCK, '\n').replace(TAG, ''))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  const kept = lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
  return nonEmpty(kept.join('\n'));
}

/** The text with its character references as characters, decoded once: `&amp;lt;` is `&lt;`. */
export function decoded(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= LARGEST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

function nonEmpty(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}
