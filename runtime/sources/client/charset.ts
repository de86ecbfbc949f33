// Bytes to text. A charset that a source does not say is looked for where the format says it (XML declaration, HTML meta); after
// that it is UTF-8 or refused: replacement characters would be kept, searched and quoted as if the source had sent them.

import { visibleText } from '../../lib/visible-text.ts';

/** Where a document names its charset: within its first bytes. */
const HEAD_BYTES = 1024;
const XML_DECLARATION = /^\s{0,64}<\?xml[^>]{0,200}encoding\s{0,8}=\s{0,8}["']([\w.:-]{1,40})["']/i;
const HTML_META = /<meta\s[^>]{0,200}charset\s{0,8}=\s{0,8}["']?([\w.:-]{1,40})/i;
const HEADER = /charset\s*=\s*"?([^";\s]+)/i;

/** The text is in no charset that it could be read by. */
export class UnreadableText extends Error {}

/** The text of a body, by its declared charset or strict UTF-8, without a byte order mark and hidden characters. @throws UnreadableText */
export function textOf(body: Uint8Array, contentType: string | undefined): string {
  const said = HEADER.exec(contentType ?? '')?.[1] ?? declaredInside(body);
  const decoder = said === undefined ? undefined : decoderFor(said);
  try {
    const text = (decoder ?? new TextDecoder('utf-8', { fatal: true })).decode(body);
    return visibleText(text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text);
  } catch {
    throw new UnreadableText(said === undefined ? 'its charset is not said, and is not UTF-8' : `it is not ${said}`);
  }
}

/** Whether a body's charset, where it is said, is UTF-8. */
export function mayBeUtf8(contentType: string | undefined): boolean {
  return /^utf-?8$/i.test(HEADER.exec(contentType ?? '')?.[1] ?? 'utf-8');
}

/** A charset that nobody knows is as good as none. */
function decoderFor(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return undefined;
  }
}

function declaredInside(body: Uint8Array): string | undefined {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(body.subarray(0, HEAD_BYTES))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '');
  if (!head.trimStart().startsWith('<')) return undefined;
  return (XML_DECLARATION.exec(head) ?? HTML_META.exec(head))?.[1];
}

/** The escape of half a character, or of U+0000, in a JSON text. */
const HALF = /\\u(?:[dD][89a-fA-F]|0000)/;
/** Two halves that make one, a half or U+0000 alone, any other escape. */
const ESCAPE =
  /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[dD][89a-fA-F][0-9a-fA-F]{2}|u0000|[\s\S])/g;

/**
 * A JSON text in which each half of a character that stands alone (`\ud800`), and U+0000, is U+FFFD. A source that cuts its texts leaves
 * such halves behind; they can be neither sent nor put into an address, and no database takes U+0000.
 */
export function withoutHalves(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replace(ESCAPE, (found) => (found.length === 6 && HALF.test(found) ? '\\ufffd' : found));
}
