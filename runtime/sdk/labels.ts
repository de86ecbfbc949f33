// Codes in words, by tables that name the known ones.

/** What a code stands for; null for no code and for one that the table does not have. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string | null | undefined): string | null {
  return code !== null && code !== undefined && Object.hasOwn(labels, code) ? (labels[code] as string) : null;
}
