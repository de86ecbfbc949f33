// generated/services/<slug>/mcp.json: the tools exactly as `tools/list` sends them.

import type { Operation, Service } from '../../model/model.ts';
import { describe, inline, inputSchema, outputSchema } from '../json-schema.ts';

/** The tool list of a service, the shared tools among them. */
export function emitMcp(service: Service): string {
  return `${JSON.stringify(service.operations.map(mcpTool), null, 2)}\n`;
}

function mcpTool(operation: Operation): object {
  const reads = operation.effect === 'read';
  return {
    name: operation.name,
    description: describe(operation),
    inputSchema: inputSchema(operation, inline),
    outputSchema: outputSchema(operation.returns, inline),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: operation.effect === 'destroy',
      idempotentHint: reads || operation.repeatable,
      openWorldHint: !operation.closedWorld,
    },
  };
}
