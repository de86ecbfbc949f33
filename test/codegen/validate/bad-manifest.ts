import type { Edit } from './sound.ts';

/** The valid spec with one error, and the diagnostics that it should cause. */
export interface BadManifest {
  readonly code: `SPEC${string}`;
  readonly what: string;
  readonly edits: readonly Edit[];
  /** `file:line:column  code  message  (hint)`, in the order of the file. */
  readonly messages: readonly string[];
}
