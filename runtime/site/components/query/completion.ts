// Completions of an editor: the inserted text, and the ones that match the input.

export interface Completion {
  readonly label: string;
  /** Shown next to the label. */
  readonly detail?: string;
  readonly insert: string;
}

/** Completions for one range of the text, the best first. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly list: readonly Completion[];
}

/** More are not worth scrolling through: typing on is faster. */
const MOST_OFFERED = 50;

/**
 * Completions whose label contains the typed text: an equal one first, then those that start with it. Empty if only the
 * typed one is left.
 */
export function fitting(all: readonly Completion[], typed: string): readonly Completion[] {
  const sought = typed.toLowerCase();
  const places = all.map((each) => ({ each, at: each.label.toLowerCase().indexOf(sought) }));
  const rank = ({ each, at }: (typeof places)[number]) => (each.label === typed ? 0 : at === 0 ? 1 : 2);
  const found = places.filter(({ at }) => at >= 0).sort((a, b) => rank(a) - rank(b));
  const list = found.slice(0, MOST_OFFERED).map(({ each }) => each);
  return list.length === 1 && list[0]?.label === typed ? [] : list;
}
