// Generated from spec/events/ by `make generate`: do not edit.

import type { EventType } from '../runtime/contract/event.ts';

/** Everything that can be watched, by entity type. */
export const eventTypes: readonly EventType[] = [];
