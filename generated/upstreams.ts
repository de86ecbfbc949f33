// Generated from spec/upstreams/ by `make generate`: do not edit.

import type { UpstreamPolicy } from '../runtime/contract/upstream.ts';

/** Sources by id. Durations in milliseconds, sizes in bytes. */
export const upstreams = {} as const satisfies Record<string, UpstreamPolicy>;
export type UpstreamId = keyof typeof upstreams;
