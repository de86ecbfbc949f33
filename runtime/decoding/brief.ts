// Brief records contain only the fields that a manifest selects.

import type { AdapterResult } from '../contract/adapter-result.ts';

export type Detail = 'brief' | 'full';

/** For `full`, returns the identity function. */
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
