// Generated from spec/ by `make generate`: do not edit.

/** Identifies the content of the spec. */
export const REVISION = '425b440dd9c1';
