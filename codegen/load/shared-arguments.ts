// Resolves arguments that are declared under `arguments:` in a manifest or in platform.yaml and referred to by name:
// `offset: Offset`, or with overrides, `limit: { type: Limit, maximum: 50 }`. Later phases only process resolved
// arguments.

import type { ArgumentData, OperationData } from '../language/data.ts';
import type { Manifest } from './manifest.ts';

type SharedArguments = Readonly<Record<string, ArgumentData>>;
type Operations = Readonly<Record<string, OperationData>>;

const OPERATION_SECTIONS = ['tools', 'endpoints'] as const;

/** Returns the manifests with shared arguments resolved. Invalid references are reported by validation. */
export function withSharedArguments(manifests: readonly Manifest[]): Manifest[] {
  const ofPlatform = sharedOf(manifests.find(({ kind }) => kind === 'platform'));
  return manifests.map((manifest) => {
    const shared = { ...ofPlatform, ...sharedOf(manifest) };
    const data = manifest.data as Readonly<Record<string, unknown>> | undefined;
    if (Object.keys(shared).length === 0 || !isMapping(data)) return manifest;
    const sections = OPERATION_SECTIONS.filter((section) => isMapping(data[section]));
    if (sections.length === 0) return manifest;
    const spread = sections.map((section) => [section, spreadAll(data[section] as Operations, shared)]);
    return manifest.withData({ ...data, ...Object.fromEntries(spread) });
  });
}

/** Returns the name of the shared argument, or undefined if the argument is not shared. */
export function sharedName(
  argument: string | ArgumentData,
  shared: Readonly<Record<string, unknown>>,
): string | undefined {
  const name = typeof argument === 'string' ? argument : argument?.type;
  return typeof name === 'string' && Object.hasOwn(shared, name) ? name : undefined;
}

/** A value set or record with the same name takes precedence. The duplicate is reported by validation. */
function sharedOf(manifest: Manifest | undefined): SharedArguments {
  const { arguments: shared, values, records } = (manifest?.data ?? {}) as Readonly<Record<string, unknown>>;
  if (!isMapping(shared)) return {};
  const others = { ...(values as object), ...(records as object) };
  return Object.fromEntries(Object.entries(shared).filter(([name]) => !Object.hasOwn(others, name)));
}

function spreadAll(operations: Operations, shared: SharedArguments): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      if (!isMapping(operation) || !isMapping(operation.arguments)) return [name, operation];
      const args = Object.entries(operation.arguments).map(([field, argument]) => [field, spreadOne(argument, shared)]);
      return [name, { ...operation, arguments: Object.fromEntries(args) }];
    }),
  );
}

function spreadOne(argument: string | ArgumentData, shared: SharedArguments): string | ArgumentData {
  const name = sharedName(argument, shared);
  if (name === undefined) return argument;
  if (typeof argument === 'string') return shared[name] as ArgumentData;
  const { type: _, ...own } = argument;
  return { ...shared[name], ...own };
}

function isMapping<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
