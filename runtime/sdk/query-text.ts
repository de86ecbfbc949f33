// User input in query languages that have operators.

/**
 * Removes the operator characters of the language (`signs`, a global expression), and unpaired quotes and parentheses. Undefined if no
 * letter or digit remains.
 */
export function queryText(text: string, signs: RegExp): string | undefined {
  const plain = text.replace(signs, ' ');
  const quotes = (plain.match(/"/g) ?? []).length;
  const quoted = quotes % 2 === 0 ? plain : plain.replaceAll('"', ' ');
  const paired = arePaired(quoted) ? quoted : quoted.replace(/[()]/g, ' ');
  const words = paired.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** Returns true if all parentheses outside quotes are balanced. */
function arePaired(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth++;
    else if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
