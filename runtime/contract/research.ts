// Tools of a service that search and open texts for research.

/** Arguments that have the same values in every call. */
export type FixedArguments = Readonly<Record<string, string | number | boolean>>;

export interface ResearchSource {
  readonly service: string;
  readonly search: {
    readonly tool: string;
    /** Argument for the search terms. */
    readonly argument: string;
    readonly with: FixedArguments;
    /** Path of the search results. */
    readonly rows: string;
    /** Fields that together identify a row. */
    readonly id: readonly string[];
    readonly title: string;
    /** A field, or a URL template with `{field}` placeholders. */
    readonly url: string;
  };
  readonly fetch: {
    readonly tool: string;
    /** Arguments for the id fields, in the same order. */
    readonly arguments: readonly string[];
    readonly with: FixedArguments;
    readonly title: string;
    readonly url: string;
    /** Fields that contain the text, in order. */
    readonly text: readonly string[];
  };
}

/** Returns the fields that `url` requires: its placeholders, or `url` itself if it is a field name. */
export function fieldsOfAddress(url: string): string[] {
  return url.includes('{') ? [...url.matchAll(/\{([a-z0-9_]{1,60})\}/g)].map((match) => match[1] as string) : [url];
}
