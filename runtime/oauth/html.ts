// Text in pages that are written by hand: those of sign-in, which have no script and no style sheet. All others are components
// (site/), whose library escapes.

/** Text as it stands in a page. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
