// Collects deprecations for the catalog, and for the warnings that are printed after the removal date.

import type { Deprecation } from '../../runtime/contract/operation.ts';
import type { Definition, Field, Shape, Spec } from './model.ts';

export interface Going extends Deprecation {
  /** Examples: `tool`, `argument limit`, `value short of detail`, `field code`, `event` */
  readonly what: string;
  /** Examples: `places.get_city`, `api.preprints.search`, `places.City`, `nws-alerts_alert` */
  readonly of: string;
  /** The manifest that contains the deprecated element, and the path of the element's parent. */
  readonly source: string;
}

/** Returns deprecations in the order of services and events. */
export function deprecationsOf({ services, areas, endpoints, events, sharedDefinitions }: Spec): Going[] {
  const offers = [...services, ...areas, endpoints];
  const operations = offers.flatMap(({ kind, slug, operations: own }) =>
    own.map((operation) => [`${kind === 'area' ? `api.${slug}` : slug}.${operation.name}`, operation] as const),
  );
  const definitions = [
    ...offers.map((offer) => [offer.slug, offer.definitions] as const),
    ['platform', sharedDefinitions] as const,
  ];
  const going = [
    ...operations.flatMap(([of, { source, deprecated, arguments: args, returns }]) => [
      ...(deprecated === undefined ? [] : [{ what: 'tool', of, source, ...deprecated }]),
      ...fieldsGoing(args, 'argument', of, source),
      ...args.flatMap(({ formerly }) =>
        formerly.map((each) => ({ what: `former name ${each.name}`, of, source, ...each.deprecated })),
      ),
      ...(returns.record === undefined ? fieldsGoing(returns.fields, 'field', of, source) : []),
    ]),
    ...definitions.flatMap(([slug, own]) => own.flatMap((definition) => definitionGoing(definition, slug))),
    ...events.flatMap(({ types }) =>
      types.flatMap(({ type, manifest, deprecated }) =>
        deprecated === undefined ? [] : [{ what: 'event', of: type, source: manifest, ...deprecated }],
      ),
    ),
  ];
  // Removes duplicates, which occur for shared tools.
  return [...new Map(going.map((each) => [`${each.what} ${each.source} ${each.of}`, each])).values()];
}

function definitionGoing({ name, shape, source }: Definition, slug: string): Going[] {
  const of = `${slug}.${name}`;
  return [
    ...valuesGoing(shape, 'the set', of, source),
    ...(shape.kind === 'object' ? fieldsGoing(shape.fields, 'field', of, source) : []),
  ];
}

function fieldsGoing(fields: readonly Field[], kind: string, of: string, source: string): Going[] {
  return fields.flatMap(({ name, shape }) => [
    ...(shape.deprecated === undefined ? [] : [{ what: `${kind} ${name}`, of, source, ...shape.deprecated }]),
    ...valuesGoing(shape, name, of, source),
    ...(shape.kind === 'object' ? fieldsGoing(shape.fields, kind, of, source) : []),
  ]);
}

function valuesGoing({ deprecatedValues = {} }: Shape, name: string, of: string, source: string): Going[] {
  return Object.entries(deprecatedValues).map(([value, each]) => ({
    what: `value ${value} of ${name}`,
    of,
    source,
    ...each,
  }));
}

/** Returns messages for deprecations whose removal date is before `today` (`YYYY-MM-DD`). */
export function overdue(spec: Spec, today: string): string[] {
  return deprecationsOf(spec)
    .filter(({ removeAfter }) => removeAfter !== undefined && removeAfter < today)
    .map(
      ({ what, of, source, removeAfter }) =>
        `${source}: the ${what} of ${of} should have been removed after ${removeAfter}: remove it, and declare that in spec/changes.yaml`,
    );
}
