// Fills in captions, which are templates with fields of the result in braces.

import { type Bounds, cut, plain, valueAt } from './walk.ts';

/** Maximum number of distinct list items in a caption. */
const MAX_ITEMS = 4;
const MAX_LENGTH = 140;

/** Fills in a template: `1 {base} in {target}` becomes `1 GBP in JPY`. Returns undefined if a field has no value. */
export function captionOf(caption: string, answer: unknown, bounds: Bounds): string | undefined {
  let isComplete = true;
  const text = caption.replaceAll(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt({ value: answer }, path);
    const items = [...new Set([value].flat().flatMap((item: unknown) => plain(item, bounds) ?? []))].filter(
      (item) => item !== '',
    );
    if (items.length === 0) isComplete = false;
    const named = items.slice(0, MAX_ITEMS).join(', ');
    return items.length > MAX_ITEMS ? `${named} and ${items.length - MAX_ITEMS} more` : named;
  });
  return isComplete ? cut(text, MAX_LENGTH) : undefined;
}
