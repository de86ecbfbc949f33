// Declares how a service takes part in research: which tool searches texts and which tool opens one.

/** Arguments that are the same in every call. */
export type FixedArguments = Readonly<Record<string, string | number | boolean>>;

export interface ResearchSource {
  /** Slug of the service in MCP. */
  readonly service: string;
  readonly search: {
    readonly tool: string;
    /** Argument that receives the search terms. */
    readonly argument: string;
    readonly with: FixedArguments;
    /** Path of the list of search results. */
    readonly rows: string;
    /** Fields of a row that together identify it. */
    readonly id: readonly string[];
    readonly title: string;
    /** A field name, or a URL template with `{field}` placeholders. */
    readonly url: string;
  };
  readonly fetch: {
    readonly tool: string;
    /** Arguments that receive the id fields, in order. */
    readonly arguments: readonly string[];
    readonly with: FixedArguments;
    readonly title: string;
    readonly url: string;
    /** Fields that make up the text, in order. */
    readonly text: readonly string[];
  };
}

/** Returns the fields of a URL template; empty if `url` is a field name. */
export function fieldsOfAddress(url: string): string[] {
  return url.includes('{') ? [...url.matchAll(/\{([a-z0-9_]{1,60})\}/g)].map((match) => match[1] as string) : [url];
}
