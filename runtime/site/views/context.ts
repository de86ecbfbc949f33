// What views know about the call that they show.

import { createContext } from 'preact';

export interface CallContext {
  /** Name of downloaded files, without extension: the call and its arguments. */
  readonly fileName: string;
  /** `European Central Bank, fetched 2026-03-18`, below charts and maps and in downloaded pictures. */
  readonly source: string | undefined;
  /** The sources, the call and the date as JSON, for the file next to a CSV file. */
  readonly metadata?: (() => object) | undefined;
}

/** Undefined where files cannot be downloaded, as in the frames of chats. */
export const Call = createContext<CallContext | undefined>(undefined);
