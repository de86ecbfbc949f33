import type { Edit } from './sound.ts';

/** The valid spec with one error, and the diagnostics that the error should cause. */
export interface BadManifest {
  readonly code: `SPEC${string}`;
  readonly what: string;
  readonly edits: readonly Edit[];
  /** Each as `file:line:column code message (hint)`, in file order. */
  readonly messages: readonly string[];
}
