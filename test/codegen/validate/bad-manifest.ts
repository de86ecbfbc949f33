import type { Edit } from './sound.ts';

/** The sound spec with a slip, and everything that is said of it. */
export interface BadManifest {
  /** The rule that it breaks. */
  readonly code: `SPEC${string}`;
  readonly what: string;
  readonly edits: readonly Edit[];
  /** `file:line:column  code  message  (hint)`, in the order of the file. */
  readonly says: readonly string[];
}
