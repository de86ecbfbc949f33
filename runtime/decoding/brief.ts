// Brief records: the fields that a manifest lists for them, picked from a whole record.

import type { AdapterResult } from '../contract/adapter-result.ts';

/** How much of each record a caller wants. */
export type Detail = 'brief' | 'full';

/** Makes the function that picks these fields of a record, unless all of it is wanted. */
export function briefOf<Published extends object>(
  names: readonly (keyof Published & string)[],
): (record: AdapterResult<Published>, detail?: Detail) => AdapterResult<Published> {
  return (record, detail = 'brief') => {
    if (detail === 'full') return record;
    const fields = record as Readonly<Record<string, unknown>>;
    const kept = names.filter((name) => name in fields).map((name) => [name, fields[name]]);
    return Object.fromEntries(kept) as AdapterResult<Published>;
  };
}
