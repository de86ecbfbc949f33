// Rules for tools without code.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { FieldsData, OperationData, RequestData, SchemaData, ServiceData } from '../../language/data.ts';
import { bareName } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

export function checkRequests(scope: Scope): void {
  for (const [name, operation, path] of scope.operations()) {
    const { request } = operation;
    if (request === undefined) continue;
    const at = [...path, 'request'];
    checkArguments(scope, operation, request, at);
    checkSource(scope, request, at);
    checkStatuses(scope, operation, request, at);
    checkRead(scope, name, operation, at);
  }
}

/** SPEC157: a request that uses an unknown argument, or does not send one of the tool's arguments. */
function checkArguments(
  scope: Scope,
  { arguments: args = {} }: OperationData,
  request: RequestData,
  at: NodePath,
): void {
  const known = Object.keys(args).map(bareName);
  const unknown = (name: string, path: NodePath) => {
    if (known.includes(name)) return;
    const near = nearest(name, known);
    const hint = near === undefined ? `its arguments: ${known.join(', ') || 'none'}` : `did you mean ${near}?`;
    scope.fault([...at, ...path], 'SPEC157', `the tool has no argument ${name}`, hint);
  };
  const inPath = [...request.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  for (const name of inPath) unknown(name, ['path']);
  const inQuery = Object.entries(request.query ?? {}).flatMap(([parameter, value]) => {
    if (typeof value !== 'string') return [];
    unknown(value, ['query', parameter]);
    return [value];
  });
  for (const name of known) {
    if (inPath.includes(name) || inQuery.includes(name)) continue;
    scope.fault(at, 'SPEC157', `the request does not send the argument ${name}`, undefined, 'key');
  }
}

/** SPEC158: unknown source, or no source specified although the service has several. */
function checkSource(scope: Scope, { source }: RequestData, at: NodePath): void {
  const { sources = [] } = scope.manifest.data as Partial<ServiceData>;
  const hint = `its sources: ${sources.join(', ') || 'none'}`;
  if (source === undefined) {
    if (sources.length !== 1)
      scope.fault(at, 'SPEC158', '"source" is required because the service has several sources', hint, 'key');
  } else if (!sources.includes(source)) {
    scope.fault([...at, 'source'], 'SPEC158', `${source} is not a source of this service`, hint);
  }
}

/** SPEC159: a status that is mapped to an undeclared error. */
function checkStatuses(scope: Scope, operation: OperationData, { statuses = {} }: RequestData, at: NodePath): void {
  const declared = [...(operation.errors ?? []), ...(operation.not_found ? ['not_found'] : [])];
  for (const [status, code] of Object.entries(statuses)) {
    if (declared.includes(code)) continue;
    scope.fault(
      [...at, 'statuses', status],
      'SPEC159',
      `the tool does not declare the error ${code}`,
      `errors: [${code}]`,
    );
  }
}

/** SPEC160: a field of the result is not read from the response. */
function checkRead(scope: Scope, name: string, { returns }: OperationData, at: NodePath): void {
  const fields: FieldsData = typeof returns === 'string' ? (scope.records[returns] ?? {}) : returns;
  const seen = new Set<string>();
  const visitFields = (of: FieldsData, record: string): void => {
    for (const [field, schema] of Object.entries(of)) {
      if (typeof schema !== 'string' && schema.from !== undefined) inside(schema);
      else {
        const message = `${bareName(field)} of ${record} needs "from", because the tool has no code that reads it`;
        scope.fault(at, 'SPEC160', message, 'add "from", or replace the request with an adapter', 'key');
      }
    }
  };
  const inside = (schema: SchemaData): void => {
    const record = typeof schema === 'string' ? schema : schema.type;
    if (typeof schema !== 'string' && schema.items !== undefined) inside(schema.items);
    for (const each of [record].flat()) {
      const of = scope.records[each];
      if (of === undefined || seen.has(each)) continue;
      seen.add(each);
      visitFields(of, each);
    }
  };
  visitFields(fields, typeof returns === 'string' ? returns : `the result of ${name}`);
}
