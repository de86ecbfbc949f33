// What is published of a record, for tests that look at what an adapter's mapping makes.

import { publish } from '../../runtime/contract/publish.ts';
import { type PublishedFields, published } from '../../runtime/contract/published.ts';

/** The published record. @throws Error that lists what departs from the published schema */
export function publishedRecord<RecordType>(fields: PublishedFields, given: object): RecordType {
  const { result, violations } = publish(published.record(fields), given);
  if (violations.length > 0) throw new Error(JSON.stringify(violations));
  return result as RecordType;
}
