// Words of users on their way into a query language that has operators of its own.

/**
 * The text without the signs that the language owns (`signs`, global), with quotes and parentheses only where they pair.
 * Undefined when no letter and no digit is left.
 */
export function queryText(text: string, signs: RegExp): string | undefined {
  const plain = text.replace(signs, ' ');
  const quotes = (plain.match(/"/g) ?? []).length;
  const quoted = quotes % 2 === 0 ? plain : plain.replaceAll('"', ' ');
  const paired = arePaired(quoted) ? quoted : quoted.replace(/[()]/g, ' ');
  const words = paired.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : undefined;
}

/** Whether every parenthesis outside quotes has its other half. */
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
