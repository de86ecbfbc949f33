// Generated from spec/ by `make generate`: do not edit.

/** Identifies the content of the spec. */
export const REVISION = 'd7680a2d5c93';
