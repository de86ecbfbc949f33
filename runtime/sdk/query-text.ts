// Prepares user input for query languages that have operators.

/**
 * Removes operators, and unpaired quotes and parentheses. Returns undefined if no letter or digit remains.
 * @param signs a global regular expression that matches operator characters
 */
export function queryText(text: string, signs: RegExp): string | undefined {
  const plain = text.replace(signs, ' ');
  const quotes = (plain.match(/"/g) ?? []).length;
  const quoted = quotes % 2 === 0 ? plain : plain.replaceAll('"', ' ');
  const paired = arePaired(quoted) ? quoted : quoted.replace(/[()]/g, ' ');
  const words = paired.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** Ignores parentheses inside quotes. */
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
