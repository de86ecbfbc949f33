// Recognizes patterns that are written differently but accept the same strings. Needed because published patterns were
// simplified (SPEC014).

/** Returns the canonical form of a pattern: bracketed classes, plain groups, one pair of anchors. */
export function plainPattern(pattern: string): string {
  const optional = pattern.startsWith('^$|^') ? pattern.slice('^$|^'.length, -1) : undefined;
  if (optional === undefined) return plainParts(pattern);
  // A part that can already be empty does not need a `?`.
  const inner = plainParts(optional);
  return inner.startsWith('(') && inner.endsWith(')?') ? `^${inner}$` : `^(${inner})?$`;
}

function plainParts(pattern: string): string {
  let plain = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') {
      const sequence = pattern.startsWith('u', at + 1) ? pattern.slice(at, at + 6) : pattern.slice(at, at + 2);
      plain += plainEscape(sequence, inClass);
      at += sequence.length - 1;
      continue;
    }
    if (character === '[') inClass = true;
    if (character === ']') inClass = false;
    plain += character;
    if (character === '(' && !inClass && pattern.startsWith('?:', at + 1)) at += 2;
  }
  return plain;
}

function plainEscape(sequence: string, inClass: boolean): string {
  if (sequence.length === 6) return String.fromCharCode(Number.parseInt(sequence.slice(2), 16));
  if (sequence === '\\d') return inClass ? '0-9' : '[0-9]';
  return sequence === '\\.' && !inClass ? '[.]' : sequence;
}
