// What a model is told on connecting to an MCP endpoint. Clients cut such texts, silently, so each stays within a length:
// the generator holds the manifests to it with the same functions that the server speaks with.

/** Most characters of a server's instructions. */
export const LONGEST_INSTRUCTIONS = 2000;

/** A service as far as its instructions go. */
export interface Introduced {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly lifecycle: string;
}

/** The instructions of one service's endpoint. `keyHow` says how a key is got. */
export function serviceInstructions({ summary, lifecycle }: Introduced, keyHow: string): string {
  return `${summary} Lifecycle: ${lifecycle}. Calls need an API key: ${keyHow}`;
}

/** A line a service below a head: with what each is about where that fits, else with titles alone. */
export function listedInstructions(
  head: string,
  services: readonly Pick<Introduced, 'slug' | 'title' | 'summary'>[],
): string {
  const full = [head, ...services.map(({ slug, summary }) => `- ${slug}: ${summary}`)].join('\n');
  if (full.length <= LONGEST_INSTRUCTIONS) return full;
  return [head, ...services.map(({ slug, title }) => `- ${slug}: ${title}`)].join('\n');
}

/** The instructions of an endpoint with several services: theirs in full where they fit, else a line each. */
export function bundleInstructions(
  services: readonly (Pick<Introduced, 'slug' | 'title' | 'summary'> & { readonly instructions: string })[],
): string {
  const full = services.map(({ slug, instructions }) => `${slug}: ${instructions}`).join('\n\n');
  if (full.length <= LONGEST_INSTRUCTIONS) return full;
  return listedInstructions('Tools of these services, each named <service>__<tool>. Calls need an API key.', services);
}
