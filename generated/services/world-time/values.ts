// Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.

/** How the local time met the clocks: exact; gap_moved_forward when clocks skipped it (it never existed, and is moved forward by the gap's length); overlap_earlier_offset when clocks showed it twice (the first of the two is taken, alternative is the second). */
export const TIME_RESOLUTION_VALUES = ['exact', 'gap_moved_forward', 'overlap_earlier_offset'] as const;

/** What the change is; offset_changes is any other change of the offset. */
export const TRANSITION_KIND_VALUES = ['dst_starts', 'dst_ends', 'offset_changes'] as const;
