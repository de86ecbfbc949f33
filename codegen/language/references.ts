// Parses references to tools and fields of results: `get_case`, `places.get_city`, `get_cases.id`.

/** A reference without a service refers to a tool in the same manifest. */
export interface ToolReference {
  readonly service?: string;
  readonly tool: string;
}

export interface FieldReference extends ToolReference {
  readonly field: string;
}

export function toolReference(text: string): ToolReference {
  const [first = '', second] = text.split('.');
  return second === undefined ? { tool: first } : { service: first, tool: second };
}

export function fieldReference(text: string): FieldReference {
  const last = text.lastIndexOf('.');
  return { ...toolReference(text.slice(0, last)), field: text.slice(last + 1) };
}

export function fieldReferences(words: string | readonly string[] | undefined): FieldReference[] {
  return words === undefined ? [] : [words].flat().map(fieldReference);
}

/** Parses `<slug>.<Record>`. */
export function recordOfService(named: unknown): readonly [slug: string, record: string] | undefined {
  if (typeof named !== 'string' || !named.includes('.')) return undefined;
  const [slug = '', record = ''] = named.split('.');
  return [slug, record];
}
