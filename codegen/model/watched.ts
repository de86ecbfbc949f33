// Finds events that report changes to the records returned by a tool, so that the tool's page can offer to watch them.

import type { WatchedEvent } from '../../runtime/contract/page.ts';
import { type Callable, linksOf } from './links.ts';
import type { EventSource, EventType, Field, Spec } from './model.ts';
import { operationPath } from './page-path.ts';
import { fieldsOf, named } from './views/paths.ts';

/** Minimum share of an event's fields that a record must have to count as a record of the same thing. */
const SHARED_FIELDS = 0.5;

export function watchedOf(callable: Callable, spec: Spec): WatchedEvent[] {
  const { service, operation } = callable;
  if (operation.shared || operation.effect !== 'read') return [];
  return spec.events.flatMap((source) =>
    source.types
      .filter((type) => type.deprecated === undefined && isReturned(callable, source, type, spec))
      .map((type) => {
        const field = identityIn(operation.returns.fields, type, service.slug, operation.name);
        return {
          type: type.type,
          title: type.title ?? `${type.entity.replaceAll('_', ' ')} · ${source.title}`,
          summary: type.summary,
          ...(field === undefined ? {} : { identity: type.identity, field }),
        };
      }),
  );
}

/** True if the tool returns a record of this type, a list of such records, or their ids. */
function isReturned(callable: Callable, { owner }: EventSource, type: EventType, spec: Spec): boolean {
  const { service, operation } = callable;
  const { fetch, record } = type;
  if (fetch !== undefined && fetch.service === service.slug) {
    if (fetch.tool === operation.name) return true;
    const page = operationPath(service, { name: fetch.tool });
    const isFetched = linksOf(callable, spec).some(
      ({ rows, to }) => rows !== undefined && to.some((each) => each.page === page && each.argument === fetch.argument),
    );
    if (isFetched) return true;
  }
  if ((type.recordService ?? owner) !== service.slug) return false;
  const lists = operation.returns.fields.map(({ shape }) => named(shape)).filter((shape) => shape.kind === 'list');
  return [operation.returns.fields, ...lists.map(({ items }) => fieldsOf(items))].some((fields) =>
    isLike(fields, record.fields, type.identity),
  );
}

function isLike(fields: readonly Field[], wanted: readonly Field[], identity: string): boolean {
  const names = new Set(fields.map(({ name }) => name));
  const shared = wanted.filter(({ name }) => names.has(name));
  return names.has(identity) && shared.length >= wanted.length * SHARED_FIELDS;
}

/** Returns the field of a single record that contains the identity of the event's record. */
function identityIn(
  fields: readonly Field[],
  { fetch, identity }: EventType,
  slug: string,
  tool: string,
): string | undefined {
  const isFetched = fetch?.service === slug && fetch.tool === tool;
  const candidates = isFetched ? [identity, fetch.argument] : [];
  return candidates.find((name) => fields.some((field) => field.name === name && named(field.shape).kind === 'scalar'));
}
