// Texts that are too long for an answer.

/** At most so many characters, with an ellipsis where some are left out. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  // Half of a character that takes two units is none.
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
