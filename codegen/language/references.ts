// How manifests name tools and fields of results: `get_case`, `places.get_city`, `get_cases.id`, `places.search_cities.geonameid`.

/** A tool, of the manifest that names it where no service is said. */
export interface ToolReference {
  readonly service?: string;
  readonly tool: string;
}

/** A field of a tool's result, at whatever depth it stands there. */
export interface FieldReference extends ToolReference {
  readonly field: string;
}

/** Reads `<tool>` or `<service>.<tool>`. */
export function toolReference(text: string): ToolReference {
  const [first = '', second] = text.split('.');
  return second === undefined ? { tool: first } : { service: first, tool: second };
}

/** Reads `<tool>.<field>` or `<service>.<tool>.<field>`. */
export function fieldReference(text: string): FieldReference {
  const last = text.lastIndexOf('.');
  return { ...toolReference(text.slice(0, last)), field: text.slice(last + 1) };
}

/** The references of a word that takes one or several. */
export function fieldReferences(words: string | readonly string[] | undefined): FieldReference[] {
  return words === undefined ? [] : [words].flat().map(fieldReference);
}

/** Slug and record that `<slug>.<Record>` names; undefined for anything else. */
export function recordOfService(named: unknown): readonly [slug: string, record: string] | undefined {
  if (typeof named !== 'string' || !named.includes('.')) return undefined;
  const [slug = '', record = ''] = named.split('.');
  return [slug, record];
}
