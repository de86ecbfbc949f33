// Rules for references to other tools: `instead`, `see`, and `from` of an argument.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ApiData, ArgumentData, FieldsData, OperationData, SchemaData, ServiceData } from '../../language/data.ts';
import { bareName, typesOf } from '../../language/names.ts';
import { type FieldReference, fieldReference, type ToolReference, toolReference } from '../../language/references.ts';
import type { NodePath } from '../../load/manifest.ts';
import { knownHint } from '../known-hint.ts';
import { type Offer, type Scope, visitFields } from '../scope.ts';

/** SPEC050: a reference to an unknown tool. SPEC051: a reference to an unknown field of a tool's result. */
export function checkReferences(scope: Scope, name: string, operation: OperationData, path: NodePath): void {
  for (const tool of Object.keys(operation.instead ?? {})) {
    checkTool(scope, toolReference(tool), name, [...path, 'instead', tool], 'key');
  }
  for (const [index, tool] of (operation.see ?? []).entries()) {
    checkTool(scope, toolReference(tool), name, [...path, 'see', index]);
  }
  for (const [field, argument] of Object.entries(operation.arguments ?? {})) {
    const from = typeof argument === 'string' ? undefined : argument.from;
    const at = [...path, 'arguments', field, 'from'];
    if (typeof from === 'string') checkField(scope, fieldReference(from), name, at);
    else
      for (const [index, each] of (from ?? []).entries()) checkField(scope, fieldReference(each), name, [...at, index]);
    if (typeof argument === 'string') continue;
    checkFromWith(scope, argument, [...path, 'arguments', field, 'from_with']);
    checkItemFrom(scope, argument, name, [...path, 'arguments', field, 'item_from']);
  }
}

/** SPEC053: a tool has sibling tools, in this or another service, but no `instead`. */
export function checkSiblings(
  scope: Scope,
  name: string,
  { instead }: Pick<OperationData, 'instead'>,
  path: NodePath,
): void {
  if ((scope.manifest.kind !== 'service' && scope.manifest.kind !== 'api') || instead !== undefined) return;
  const others = Object.keys(scope.offer().operations).length > 1;
  const { slug, area } = scope.manifest.data as Partial<ServiceData & ApiData>;
  const namer = scope.around.namedBy.get(`${slug ?? area}.${name}`);
  if (!others && namer === undefined) return;
  const why = others ? 'the service has other tools' : `${namer} refers to it as an alternative`;
  scope.fault(
    path,
    'SPEC053',
    `"instead" is missing: ${why}, and agents must be able to choose between them`,
    undefined,
    'key',
  );
}

/** SPEC050 and SPEC053. Siblings in the same area are referred to by tool name. */
export function checkToolReferences(scope: Scope, { tool }: OperationData, path: NodePath): void {
  const { area } = scope.manifest.data as Partial<ApiData>;
  for (const other of Object.keys(tool?.instead ?? {})) {
    const { service = area ?? '', tool: name } = toolReference(other);
    const at = [...path, 'tool', 'instead', other];
    if (service === area && name === tool?.name)
      scope.fault(at, 'SPEC050', `${name} refers to itself`, undefined, 'key');
    else checkTool(scope, { service, tool: name }, name, at, 'key');
  }
}

/** Maps each tool (`slug.tool`) that is listed under `instead` of a tool in another service to the first such tool. */
export function namedByOthers(offers: ReadonlyMap<string, Offer | undefined>): Map<string, string> {
  const named = new Map<string, string>();
  for (const [slug, offer] of offers) {
    for (const [tool, operation] of Object.entries(offer?.operations ?? {})) {
      const { instead } = operation.tool ?? operation;
      for (const other of Object.keys(instead ?? {})) {
        const { service, tool: sibling } = toolReference(other);
        if (service === undefined || service === slug) continue;
        const key = `${service}.${sibling}`;
        if (!named.has(key)) named.set(key, `${slug}.${tool}`);
      }
    }
  }
  return named;
}

/** Returns undefined if an error was reported or the tool's manifest has errors. */
function checkTool(
  scope: Scope,
  { service, tool }: ToolReference,
  self: string,
  path: NodePath,
  at?: 'key',
): { readonly offer: Offer; readonly operation: OperationData } | undefined {
  const { tools: offers } = scope.around;
  if (service !== undefined && !offers.has(service)) {
    const near = nearest(service, offers.keys());
    scope.fault(path, 'SPEC050', `there is no service ${service}`, near && `did you mean ${near}.${tool}?`, at);
    return undefined;
  }
  const offer = service === undefined ? scope.offer() : offers.get(service);
  if (offer === undefined) return undefined;
  const operation = Object.hasOwn(offer.operations, tool) ? offer.operations[tool] : undefined;
  if (operation === undefined) {
    const where = service === undefined ? 'this manifest' : service;
    const hint = knownHint(tool, Object.keys(offer.operations));
    scope.fault(path, 'SPEC050', `${tool} is not a tool of ${where}`, hint, at);
    return undefined;
  }
  if (service === undefined && tool === self && at !== undefined) {
    scope.fault(path, 'SPEC050', `${tool} refers to itself`, undefined, at);
  }
  return { offer, operation };
}

function checkField(scope: Scope, { field, ...tool }: FieldReference, self: string, path: NodePath): void {
  const target = checkTool(scope, tool, self, path);
  const fields = target && fieldsOf(target.operation.returns, target.offer.records);
  if (fields === undefined || fields.has(field)) return;
  scope.fault(path, 'SPEC051', `the result of ${tool.tool} has no field ${field}`, knownHint(field, fields));
}

/** SPEC050 and SPEC051. */
function checkItemFrom(scope: Scope, { item_from: sources, items }: ArgumentData, self: string, path: NodePath): void {
  const item = typeof items === 'string' ? scope.offer().records[items] : items?.properties;
  const own = Object.keys(item ?? {}).map(bareName);
  for (const [field, { from, rows, with: fields }] of Object.entries(sources ?? {})) {
    const at = [...path, field];
    for (const name of [field, ...Object.values(fields ?? {})])
      if (!own.includes(name))
        scope.fault(at, 'SPEC051', `an item of the list has no field ${name}`, knownHint(name, own), 'key');
    const reference = fieldReference(from);
    checkField(scope, reference, self, [...at, 'from']);
    for (const list of rows.split('.')) checkField(scope, { ...reference, field: list }, self, [...at, 'rows']);
    checkFromWith(scope, { from, ...(fields === undefined ? {} : { from_with: fields }) }, [...at, 'with']);
  }
}

/** SPEC051: an argument in `from_with` or `with` that none of the tools in `from` has. */
function checkFromWith(
  scope: Scope,
  { from, from_with: fixed }: Pick<ArgumentData, 'from' | 'from_with'>,
  path: NodePath,
): void {
  const names = [from ?? []].flat().flatMap((each) => {
    const { service, tool } = fieldReference(each);
    const offer = service === undefined ? scope.offer() : scope.around.tools.get(service);
    return Object.keys(offer?.operations[tool]?.arguments ?? {}).map(bareName);
  });
  for (const name of Object.keys(fixed ?? {})) {
    if (names.includes(name)) continue;
    scope.fault([...path, name], 'SPEC051', `no tool in "from" has an argument ${name}`, knownHint(name, names), 'key');
  }
}

/** Returns the names of fields at any depth; undefined for an unknown record, which another rule reports. */
function fieldsOf(
  returns: string | FieldsData,
  records: Readonly<Record<string, FieldsData>>,
): ReadonlySet<string> | undefined {
  let isKnown = true;
  const names = new Set<string>();
  const seen = new Set<string>();
  const enter = (fields: FieldsData | undefined): void => {
    for (const name of Object.keys(fields ?? {})) names.add(bareName(name));
    visitFields(fields, [], (schema) => {
      if (typeof schema !== 'string')
        for (const name of Object.keys(schema.properties ?? {})) names.add(bareName(name));
      follow(schema);
    });
  };
  const follow = (schema: SchemaData): void => {
    for (const name of typesOf(schema).names) {
      if (seen.has(name)) continue;
      seen.add(name);
      isKnown &&= records[name] !== undefined;
      enter(records[name]);
    }
  };
  if (typeof returns === 'string') follow(returns);
  else enter(returns);
  return isKnown ? names : undefined;
}
