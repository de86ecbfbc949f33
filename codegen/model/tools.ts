import type { Argument, Operation, Service } from './model.ts';

/** Converts an area of `/api` to a service whose tools are its endpoints, for MCP. Returns a service unchanged. */
export function asTools(service: Service): Service {
  if (service.kind !== 'area') return service;
  const names = new Map(service.operations.map(({ name, tool }) => [name, tool?.name ?? name]));
  return { ...service, operations: service.operations.map((operation) => asTool(operation, names)) };
}

function asTool({ path: _address, tool, ...operation }: Operation, names: ReadonlyMap<string, string>): Operation {
  const renamed = <Named extends { readonly service?: string; readonly tool: string }>(named: Named): Named =>
    named.service === undefined ? { ...named, tool: names.get(named.tool) ?? named.tool } : named;
  const renameFields = (argument: Argument): Argument => ({ ...argument, from: argument.from.map(renamed) });
  return {
    ...operation,
    ...tool,
    arguments: operation.arguments.map(renameFields),
    see: operation.see.map(renamed),
  };
}
