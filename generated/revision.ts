// Generated from spec/ by `make generate`: do not edit.

/** Identifies the content of the spec. */
export const REVISION = '1c664e4f14f1';
