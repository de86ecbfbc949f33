// Returns the published form of a record, for tests of an adapter's mapping.

import { publish } from '../../runtime/contract/publish.ts';
import { type PublishedFields, published } from '../../runtime/contract/published.ts';

/** @throws Error that lists the differences from the published schema */
export function publishedRecord<RecordType>(fields: PublishedFields, record: object): RecordType {
  const { result, violations } = publish(published.record(fields), record);
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
  return result as RecordType;
}
