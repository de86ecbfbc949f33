import type { Language } from '../../lib/text/stemming.ts';

export interface ListRow {
  /** Unique in the list, ignoring case; of two rows with the same key, the later one wins. */
  readonly key: string;
  /** Names by language, as far as the source has them. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Theme, dataset or survey. Weighs less than the title. English unless `contextLanguage` says otherwise. */
  readonly context?: string | undefined;
  readonly contextLanguage?: Language | undefined;
  /** The source's description. Weighs least. */
  readonly description?: string | undefined;
  /** 0 to 1 (default 0.5): prominence in the source, to order equal matches. */
  readonly prior?: number | undefined;
  /** No longer continued. */
  readonly ended?: boolean | undefined;
  /** An old version of another row. */
  readonly vintage?: boolean | undefined;
  readonly value: unknown;
}

/** Rows that the builder thread reads from a downloaded file of any size. */
export interface FilePart {
  /** Path of the file, which is removed after reading. */
  readonly file: string;
  /** The module that reads it (`import.meta.url`), and the name of the `RowReader` that it exports. */
  readonly module: string;
  readonly reader: string;
  /** Structured-cloneable options for the reader. */
  readonly options?: unknown;
}

/** Reads the rows of a file in batches. */
export type RowReader = (file: string, options: unknown) => AsyncIterable<readonly ListRow[]>;

export function isFilePart(part: readonly ListRow[] | FilePart): part is FilePart {
  return 'file' in part;
}
