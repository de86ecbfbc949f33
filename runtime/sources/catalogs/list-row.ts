// One row of a list as a source hands it to a harvest, and as the builder's thread reads it.

import type { Language } from '../../lib/text/stemming.ts';

/** A row of a list: its key, its texts and its value. */
export interface ListRow {
  /** Unique in the list, whatever the case; of two rows with one key the later one stays. */
  readonly key: string;
  /** Its name in every language that the source gives. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Where it belongs: theme, dataset, survey. Weighs less than the title. English unless `contextLanguage` says otherwise. */
  readonly context?: string | undefined;
  readonly contextLanguage?: Language | undefined;
  /** What the source says about it. Weighs least. */
  readonly description?: string | undefined;
  /** 0 to 1: which of equals the source itself would name first; 0.5 unless said. */
  readonly prior?: number | undefined;
  /** It is not continued. */
  readonly ended?: boolean | undefined;
  /** A copy of another row as it once was. */
  readonly vintage?: boolean | undefined;
  readonly value: unknown;
}

/** Rows that are read out of a downloaded file, in the builder's thread: the file may be of any size. */
export interface FilePart {
  /** Path of the file; it is removed when it was read. */
  readonly file: string;
  /** The module that reads it (`import.meta.url`), and the name under which it exports a `RowReader`. */
  readonly module: string;
  readonly reader: string;
  /** What the reader is handed besides: plain data. */
  readonly options?: unknown;
}

/** Reads the rows of a file, batch by batch. */
export type RowReader = (file: string, options: unknown) => AsyncIterable<readonly ListRow[]>;

/** Whether a part of a harvest is a file that is still to be read. */
export function isFilePart(part: readonly ListRow[] | FilePart): part is FilePart {
  return 'file' in part;
}
