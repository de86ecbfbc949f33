// Generates typical typos in codes: a letter that is missing, doubled, swapped with its neighbor or replaced. The
// result is deterministic.

/** Returns at least `count` distinct strings that resemble `codes` but are not among them. */
export function mutations(
  codes: readonly string[],
  count: number,
  isCode: (text: string) => boolean = () => false,
): string[] {
  const known = new Set(codes.map((code) => code.toUpperCase()));
  const found = new Set<string>();
  for (let round = 0; found.size < count && round < 200; round++) {
    for (const code of codes) {
      const at = (round * 7 + code.length) % code.length;
      const letter = String.fromCharCode(65 + ((round * 5 + at) % 26));
      const slips = [
        code.slice(0, at) + code.slice(at + 1),
        code.slice(0, at) + letter + code.slice(at),
        code.slice(0, at) + letter + code.slice(at + 1),
        code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2),
        `${code}${letter}`,
      ];
      for (const slip of slips) if (slip.length > 1 && !known.has(slip.toUpperCase()) && !isCode(slip)) found.add(slip);
    }
  }
  return [...found];
}
