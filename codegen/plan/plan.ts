// Determines every name and path before code is emitted, so that emitters agree and conflicts are found early.

import { operationTypes, pascalCase } from '../language/names.ts';
import type { Definition, Operation, Returns, Service, Shape, Spec } from '../model/model.ts';

export interface OperationPlan {
  readonly operation: Operation;
  /** `<slug>.<tool>`, or `api.<area>.<endpoint>`. */
  readonly id: string;
  readonly argumentsType: string;
  readonly resultType: string;
  readonly decode: string;
  readonly result: string;
  readonly constant: string;
}

export interface ServicePlan {
  readonly service: Service;
  /** Folder below generated/, such as `services/unit-conversion`, `api/preprints` or `shared`. */
  readonly folder: string;
  /** Key in the catalog and in adapters: the slug, or `api/<area>`. */
  readonly key: string;
  /** Example: `UnitConversion` */
  readonly typePrefix: string;
  /** Example: `UnitConversionHandlers` */
  readonly handlersType: string;
  /** Example: `unitConversion` */
  readonly constant: string;
  /** Operations that are implemented by the adapter. */
  readonly operations: readonly OperationPlan[];
  /** Definitions that are used by these operations, including those of the platform. */
  readonly definitions: readonly Definition[];
  readonly resultDefinitions: readonly Definition[];
}

export interface Plan {
  readonly spec: Spec;
  readonly services: readonly ServicePlan[];
  readonly areas: readonly ServicePlan[];
  readonly shared: ServicePlan;
  readonly endpoints: ServicePlan;
}

/** Validation (SPEC046) ensures that names in one file are unique. */
export function planNames(spec: Spec): Plan {
  return {
    spec,
    services: spec.services.map((service) => planService(service, `services/${service.slug}`, service.slug, '')),
    areas: spec.areas.map((area) => planService(area, `api/${area.slug}`, `api/${area.slug}`, 'api')),
    shared: planService(sharedService(spec), 'shared', 'shared', ''),
    endpoints: planService(spec.endpoints, 'endpoints', 'platform', ''),
  };
}

function sharedService(spec: Spec): Service {
  const operations = spec.services[0]?.operations.filter((operation) => operation.shared) ?? [];
  const { title, summary } = spec.platform;
  const base = {
    kind: 'service',
    slug: 'shared',
    lifecycle: 'maintained',
    sources: [],
    cited: [],
    getFirst: false,
  } as const;
  const own = operations.map((operation) => ({ ...operation, shared: false }));
  return { ...base, title, summary, definitions: [], operations: own, file: 'spec/platform.yaml' };
}

function planService(service: Service, folder: string, key: string, prefix: string): ServicePlan {
  const typePrefix = pascalCase(`${prefix}-${service.slug}`);
  const operations = service.operations
    .filter((operation) => !operation.shared)
    .map((operation) => planOperation(operation, key.replace('/', '.')));
  return {
    service,
    folder,
    key,
    typePrefix,
    handlersType: `${typePrefix}Handlers`,
    constant: identifier(typePrefix),
    operations,
    definitions: usedDefinitions(operations.map(({ operation }) => operation)),
    resultDefinitions: usedDefinitions(operations.map(({ operation }) => ({ ...operation, arguments: [] }))),
  };
}

function planOperation(operation: Operation, owner: string): OperationPlan {
  const name = pascalCase(operation.name);
  const [argumentsType, resultType] = operationTypes(operation.name);
  return {
    operation,
    id: `${owner}.${operation.name}`,
    argumentsType,
    resultType,
    decode: `decode${name}`,
    result: `${name.charAt(0).toLowerCase()}${name.slice(1)}Result`,
    constant: identifier(name),
  };
}

/** Returns the definitions in results, sorted by name. */
export function definitionsIn(results: readonly Returns[]): Definition[] {
  return usedDefinitions(results.map((returns) => ({ returns, arguments: [] })));
}

/** Returns the definitions used by operations, sorted by name. */
export function usedDefinitions(operations: readonly Pick<Operation, 'returns' | 'arguments'>[]): Definition[] {
  const used = new Map<string, Definition>();
  const visitShape = (shape: Shape): void => {
    if (shape.kind === 'list') visitShape(shape.items);
    else if (shape.kind === 'map') visitShape(shape.values);
    else if (shape.kind === 'object') for (const field of shape.fields) visitShape(field.shape);
    else if (shape.kind === 'reference') take(shape.target);
  };
  const take = (definition: Definition): void => {
    if (used.has(definition.name)) return;
    used.set(definition.name, definition);
    visitShape(definition.shape);
  };
  // Results are visited first, because in an argument, a record may have bounds that it does not have in results.
  for (const { returns } of operations) {
    if (returns.record !== undefined) take(returns.record);
    for (const field of returns.fields) visitShape(field.shape);
  }
  for (const argument of operations.flatMap((operation) => operation.arguments)) {
    visitShape(argument.shape);
    if (argument.commaSeparated !== undefined) take(argument.commaSeparated);
  }
  return [...used.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Converts to an identifier: `UnitConversion` becomes `unitConversion`. An underscore is added to reserved words. */
function identifier(name: string): string {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return TAKEN.has(word) ? `${word}_` : word;
}

const TAKEN = new Set(
  (
    'areas arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return services sharedOperation static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Converts to constant case: `UnitCategory` and `unit_category` become `UNIT_CATEGORY`. */
export function constantCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
}
