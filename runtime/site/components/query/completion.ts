// Completions in an editor: the text that they insert, and the selection of those that match the input.

export interface Completion {
  readonly label: string;
  /** Shown next to the label. */
  readonly detail?: string;
  readonly insert: string;
}

/** Completions for one range of the text, best first. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly list: readonly Completion[];
}

/** Maximum number of completions offered. Typing more characters is faster than scrolling through a longer list. */
const MAX_OFFERED = 50;

/**
 * Completions whose label contains the typed text: an exact match first, then labels that start with the text. Empty if
 * the only match is the typed text itself.
 */
export function fitting(all: readonly Completion[], typed: string): readonly Completion[] {
  const sought = typed.toLowerCase();
  const places = all.map((each) => ({ each, at: each.label.toLowerCase().indexOf(sought) }));
  const rank = ({ each, at }: (typeof places)[number]) => (each.label === typed ? 0 : at === 0 ? 1 : 2);
  const found = places.filter(({ at }) => at >= 0).sort((a, b) => rank(a) - rank(b));
  const list = found.slice(0, MAX_OFFERED).map(({ each }) => each);
  return list.length === 1 && list[0]?.label === typed ? [] : list;
}
