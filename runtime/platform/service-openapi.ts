// OpenAPI document of one service or area: a subset of generated/openapi.json.

export interface OpenapiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: object;
  };
}

export interface DocumentInfo {
  /** For example `places` or `api/preprints`. */
  readonly tag: string;
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  readonly contact?: object;
}

const SCHEMA_REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** The operations with a tag and the schemas that they reference, in the original order. */
export function serviceDocument(whole: OpenapiDocument, { tag, contact, ...own }: DocumentInfo): OpenapiDocument {
  const { openapi, info, tags, paths, components, ...rest } = whole;
  const { webhooks: _, ...common } = rest as { readonly webhooks?: object };
  const ownPaths = entriesWhere(paths, (_path, item) => Object.values(item).some((each) => each.tags?.includes(tag)));
  const needed = schemasBelow([ownPaths, components.responses], components.schemas);
  return {
    openapi,
    info: { ...(contact === undefined ? {} : { contact }), ...info, ...own },
    ...common,
    tags: tags.filter(({ name }) => name === tag),
    paths: ownPaths,
    components: { ...components, schemas: entriesWhere(components.schemas, (name) => needed.has(name)) },
  };
}

/** Includes indirectly referenced schemas. */
function schemasBelow(values: readonly unknown[], schemas: Readonly<Record<string, object>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...values];
  while (waiting.length > 0) {
    for (const [, name = ''] of JSON.stringify(waiting.pop()).matchAll(SCHEMA_REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(schemas[name] ?? {});
    }
  }
  return found;
}

function entriesWhere<Value>(
  record: Readonly<Record<string, Value>>,
  isWanted: (name: string, value: Value) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => isWanted(name, value)));
}
