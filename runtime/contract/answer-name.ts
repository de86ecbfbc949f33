// The name of an answer, and the data it is derived from. runtime/answers computes it; dispatch attaches it to the outcome of a call.

import type { Provenance } from './call.ts';
import type { Operation } from './operation.ts';

export interface AnswerName {
  /** 26 characters that encode the first 130 bits of the digest. */
  readonly id: string;
  /** `sha256:` followed by the SHA-256 of the content's canonical JSON (RFC 8785) in hexadecimal. */
  readonly digest: string;
}

export interface EndedCall {
  readonly operation: Operation;
  /** Decoded. */
  readonly arguments: object;
  readonly provenance: readonly Provenance[];
  readonly result: object;
  /** True if the caller requested an address although no source was used. */
  readonly isPermalink: boolean;
}

export interface AnswerKeeping {
  /**
   * Returns the name of an answer and schedules the answer for storage. Never throws. Returns undefined if the answer
   * gets no address.
   */
  keep(ended: EndedCall): AnswerName | undefined;
}
