// For pages that are written by hand: those of sign-in. All others are components (site/), whose library escapes text.

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
