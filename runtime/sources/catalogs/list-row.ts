import type { Language } from '../../lib/text/stemming.ts';

export interface ListRow {
  /** Case-insensitive. If two rows have the same key, the later one wins. */
  readonly key: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** A match here counts less than in the title. In English unless `contextLanguage` is set. */
  readonly context?: string | undefined;
  readonly contextLanguage?: Language | undefined;
  /** A match here counts least. */
  readonly description?: string | undefined;
  /** Prominence in the source, 0 to 1 (default 0.5), to order equal matches. */
  readonly prior?: number | undefined;
  /** The series is discontinued. */
  readonly ended?: boolean | undefined;
  readonly vintage?: boolean | undefined;
  readonly value: unknown;
}

/** A file of rows, which the builder thread reads. It may have any size. */
export interface FilePart {
  /** Removed after reading. */
  readonly file: string;
  /** `import.meta.url` of the module, and the name of its exported `RowReader`. */
  readonly module: string;
  readonly reader: string;
  /** Must be structured-cloneable. */
  readonly options?: unknown;
}

export type RowReader = (file: string, options: unknown) => AsyncIterable<readonly ListRow[]>;

export function isFilePart(part: readonly ListRow[] | FilePart): part is FilePart {
  return 'file' in part;
}
