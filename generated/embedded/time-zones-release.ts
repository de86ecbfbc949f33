// Written by codegen/embedded/time-zones.ts from the package moment-timezone. Do not edit.

/** IANA release of the rules in time-zones.json.br, and the publication date of its package. */
export const TIME_ZONE_RELEASE = { release: '2026f', published: '2026-10-29' } as const;
