// Generated from spec/services/se-statistics/events/scb.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../runtime/contract/adapter-result.ts';
import type { Table } from './scb.ts';

/** spec/services/se-statistics/events/scb.yaml#entities.table */
export function writeTable(given: AdapterResult<Table>): Table {
  return {
    id: given.id,
    path: given.path,
    title: given.title,
    subject: given.subject ?? null,
    first: given.first ?? null,
    last: given.last ?? null,
    frequency: given.frequency ?? null,
    updated: given.updated ?? null,
    discontinued: given.discontinued,
  };
}
