// Without a declared charset, the XML declaration or HTML meta tag is used. Otherwise the body must be valid UTF-8:
// replacement characters would be stored, searched and quoted as if the source had sent them.

import { visibleText } from '../../lib/visible-text.ts';

/** Number of bytes at the start of a document within which its charset must be declared. */
const HEAD_BYTES = 1024;
const XML_DECLARATION = /^\s{0,64}<\?xml[^>]{0,200}encoding\s{0,8}=\s{0,8}["']([\w.:-]{1,40})["']/i;
const HTML_META = /<meta\s[^>]{0,200}charset\s{0,8}=\s{0,8}["']?([\w.:-]{1,40})/i;
const HEADER = /charset\s*=\s*"?([^";\s]+)/i;

export class UnreadableText extends Error {}

/** Uses the declared charset or strict UTF-8. Removes a byte order mark and hidden characters. @throws UnreadableText */
export function textOf(body: Uint8Array, contentType: string | undefined): string {
  const declared = HEADER.exec(contentType ?? '')?.[1] ?? declaredInside(body);
  const decoder = declared === undefined ? undefined : decoderFor(declared);
  try {
    const text = (decoder ?? new TextDecoder('utf-8', { fatal: true })).decode(body);
    return visibleText(text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text);
  } catch {
    throw new UnreadableText(
      declared === undefined ? 'it declares no charset and is not valid UTF-8' : `it is not valid ${declared}`,
    );
  }
}

export function mayBeUtf8(contentType: string | undefined): boolean {
  return /^utf-?8$/i.test(HEADER.exec(contentType ?? '')?.[1] ?? 'utf-8');
}

/** An unknown charset is treated as undeclared. */
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

/** Matches an escaped surrogate or U+0000 in JSON text. */
const HALF = /\\u(?:[dD][89a-fA-F]|0000)/;
/** Matches an escaped surrogate pair, lone surrogate or U+0000, or any other escape. */
const ESCAPE =
  /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[dD][89a-fA-F][0-9a-fA-F]{2}|u0000|[\s\S])/g;

/**
 * Replaces lone surrogates (`\ud800`) and U+0000 with U+FFFD. Sources that truncate texts leave lone surrogates. They
 * cannot be encoded as UTF-8, and databases do not accept U+0000.
 */
export function withoutHalves(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replace(ESCAPE, (found) => (found.length === 6 && HALF.test(found) ? '\\ufffd' : found));
}
