// How a service takes part in research: which of its tools searches texts and which opens one, as its manifest declares.

/** Values that a call always has. */
export type FixedArguments = Readonly<Record<string, string | number | boolean>>;

/** How one service is searched, and one of its records opened. */
export interface ResearchSource {
  /** Its slug as MCP names it. */
  readonly service: string;
  readonly search: {
    readonly tool: string;
    /** What takes the words that are looked for. */
    readonly argument: string;
    readonly with: FixedArguments;
    /** The list of the answer that holds what was found. */
    readonly rows: string;
    /** Fields of a row that together name it. */
    readonly id: readonly string[];
    readonly title: string;
    /** A field, or an address with `{field}` in it. */
    readonly url: string;
  };
  readonly fetch: {
    readonly tool: string;
    /** What takes the fields of the id, in their order. */
    readonly arguments: readonly string[];
    readonly with: FixedArguments;
    readonly title: string;
    readonly url: string;
    /** Fields that make up the text, in their order. */
    readonly text: readonly string[];
  };
}

/** The fields that an address is made of; none where the word is a field itself. */
export function fieldsOfAddress(url: string): string[] {
  return url.includes('{') ? [...url.matchAll(/\{([a-z0-9_]{1,60})\}/g)].map((match) => match[1] as string) : [url];
}
