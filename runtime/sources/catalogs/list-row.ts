import type { Language } from '../../lib/text/stemming.ts';

export interface ListRow {
  /** Case-insensitive. If two rows have the same key, the later one wins. */
  readonly key: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** A match in this text counts less than one in the title. The text is in English unless `contextLanguage` is set. */
  readonly context?: string | undefined;
  readonly contextLanguage?: Language | undefined;
  /** A match in this text counts least. */
  readonly description?: string | undefined;
  /** Prominence in the source, from 0 to 1 (default 0.5). Used to order equal matches. */
  readonly prior?: number | undefined;
  /** True if the series is discontinued. */
  readonly ended?: boolean | undefined;
  readonly vintage?: boolean | undefined;
  readonly value: unknown;
}

/** A file of rows of any size, which is read by the builder thread. */
export interface FilePart {
  /** Removed after reading. */
  readonly file: string;
  /** `import.meta.url` of the module that reads the file, and the name of the `RowReader` that it exports. */
  readonly module: string;
  readonly reader: string;
  /** Must be structured-cloneable. */
  readonly options?: unknown;
}

export type RowReader = (file: string, options: unknown) => AsyncIterable<readonly ListRow[]>;

export function isFilePart(part: readonly ListRow[] | FilePart): part is FilePart {
  return 'file' in part;
}
