// Generated from spec/ by `make generate`: do not edit.

/** Identifies the content of the spec. */
export const REVISION = 'f0ec54f45c52';
