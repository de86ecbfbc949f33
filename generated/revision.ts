// Generated from spec/ by `make generate`: do not edit.

/** Identifies the content of the spec. */
export const REVISION = 'b55aa1c85c8f';
