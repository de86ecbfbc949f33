// generated/services/<slug>/mcp.json and generated/api/<area>/mcp.json: the tools exactly as `tools/list` sends them.

import { describe } from '../../model/description.ts';
import type { Operation, Service } from '../../model/model.ts';
import { inline, inputSchema, outputSchema } from '../json-schema.ts';

/** The tool list of a service, the shared tools among them. */
export function emitMcp(service: Service): string {
  return `${JSON.stringify(service.operations.map(mcpTool), null, 2)}\n`;
}

function mcpTool(operation: Operation): object {
  const reads = operation.effect === 'read';
  return {
    name: operation.name,
    title: operation.title,
    description: describe(operation),
    inputSchema: inputSchema(operation, inline),
    outputSchema: outputSchema(operation.returns, inline),
    annotations: {
      title: operation.title,
      readOnlyHint: reads,
      destructiveHint: operation.effect === 'destroy',
      idempotentHint: reads || operation.repeatable,
      openWorldHint: !operation.closedWorld,
    },
  };
}
