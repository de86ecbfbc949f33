// Information about the call, for the views that show its result.

import { createContext } from 'preact';

export interface CallContext {
  /** Name of downloaded files, without extension, composed of the call and its arguments. */
  readonly fileName: string;
  /** `European Central Bank, fetched 2026-03-18`, shown below charts and maps and in downloaded pictures. */
  readonly source: string | undefined;
  /** The sources, the call and the date as JSON, for the file next to a CSV file. */
  readonly metadata?: (() => object) | undefined;
}

/** Undefined where files cannot be downloaded, such as in chat frames. */
export const Call = createContext<CallContext | undefined>(undefined);
