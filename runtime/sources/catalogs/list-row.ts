import type { Language } from '../../lib/text/stemming.ts';

export interface ListRow {
  /** Ignores case; of two rows with the same key, the later one wins. */
  readonly key: string;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Weighs less than the title. English unless `contextLanguage` says otherwise. */
  readonly context?: string | undefined;
  readonly contextLanguage?: Language | undefined;
  /** Weighs least. */
  readonly description?: string | undefined;
  /** Prominence in the source, 0 to 1 (default 0.5), to order equal matches. */
  readonly prior?: number | undefined;
  /** Discontinued. */
  readonly ended?: boolean | undefined;
  readonly vintage?: boolean | undefined;
  readonly value: unknown;
}

/** Read by the builder thread; may have any size. */
export interface FilePart {
  /** Removed after reading. */
  readonly file: string;
  /** `import.meta.url` of the module, and the name of its exported `RowReader`. */
  readonly module: string;
  readonly reader: string;
  /** Must be structured-cloneable. */
  readonly options?: unknown;
}

/** Returns batches of rows. */
export type RowReader = (file: string, options: unknown) => AsyncIterable<readonly ListRow[]>;

export function isFilePart(part: readonly ListRow[] | FilePart): part is FilePart {
  return 'file' in part;
}
