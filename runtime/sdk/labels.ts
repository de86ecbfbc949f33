/** Returns null for a missing or unknown code. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string | null | undefined): string | null {
  return code !== null && code !== undefined && Object.hasOwn(labels, code) ? (labels[code] as string) : null;
}
