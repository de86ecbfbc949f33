// Generated from spec/events/cellar.yaml by `make generate`: do not edit.

import type { Given } from '../../runtime/contract/given.ts';
import type { Act } from './cellar.ts';

/** spec/events/cellar.yaml#entities.act */
export function writeAct(given: Given<Act>): Act {
  return {
    celex: given.celex,
    title: given.title,
    date: given.date ?? null,
    url: given.url,
  };
}
