// generated/events.ts: what webhook subscribers can watch.

import type { Spec } from '../../model/model.ts';
import { inline, outputSchema } from '../json-schema.ts';
import { literal } from '../literal.ts';
import { exportedConstant, type Print } from '../source.ts';

/** Entity types with how often they are looked at, what identifies a record, and the schema of its payload. */
export function emitEvents({ events }: Spec, contract: string, print: Print): string {
  const types = events.flatMap((source) =>
    source.types.map((type) => ({
      type: type.type,
      source: type.source,
      upstream: type.upstream,
      summary: type.summary,
      everyMs: type.everyMs,
      identity: type.identity,
      compare: type.compare,
      scope: type.scope,
      schema: outputSchema(type.record, inline),
      example: type.example,
    })),
  );
  const imports = [{ from: `${contract}/event.ts`, names: ['EventType'], typeOnly: true }];
  return print('events.ts', 'spec/events/', imports, [
    exportedConstant(
      'eventTypes',
      'readonly EventType[]',
      'Everything that can be watched, by entity type.',
      literal(types, 0, 60),
    ),
  ]);
}
