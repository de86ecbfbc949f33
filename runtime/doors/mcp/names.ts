// A tool has another name at each kind of endpoint: its own at its service's, the service in front in a bundle, and at `/mcp/`
// it is reached through call_tool. Models carry names from one to the other; here stands what to call instead.

import type { ListedService, ListedTool } from './service.ts';

/** Every service has some tools (report_feedback): not all of them are named. */
const MOST_NAMED = 3;

/** The names of tools at one endpoint, each once. */
export class ToolNames {
  readonly #byQualified = new Map<string, ListedTool>();
  readonly #byOwn = new Map<string, ListedTool[]>();

  constructor(services: readonly ListedService[]) {
    for (const tool of services.flatMap(({ tools }) => tools)) {
      this.#byQualified.set(tool.qualifiedName, tool);
      this.#byOwn.set(tool.name, [...(this.#byOwn.get(tool.name) ?? []), tool]);
    }
  }

  /** At `/mcp/`: reading tools are called through call_tool, others at their service. */
  throughCallTool(name: string): string | undefined {
    const tools = this.#named(name);
    const [first] = tools;
    if (first === undefined) return undefined;
    const reading = tools.filter(({ operation }) => operation.effect === 'read');
    if (reading.length === 0) return atItsService(first);
    const names = either(reading.map(({ qualifiedName }) => JSON.stringify(qualifiedName)));
    return `Here it is called through call_tool: {"tool": ${names}, "arguments": {…}}.`;
  }

  /** At `/mcp/?services=…`: names have the service in front. */
  inBundle(name: string, slugs: ReadonlySet<string>): string | undefined {
    const tools = this.#named(name);
    const here = tools.filter(({ service }) => slugs.has(service));
    if (here.length > 0) return `Here it is called ${either(here.map(({ qualifiedName }) => qualifiedName))}.`;
    return tools[0] && atItsService(tools[0]);
  }

  /** At `/mcp/<slug>/`: tools have their own names. */
  atService(name: string, slug: string): string | undefined {
    const tools = this.#named(name);
    const here = tools.find(({ service }) => service === slug);
    if (here !== undefined) return `Here it is called ${here.name}.`;
    return tools[0] && atItsService(tools[0]);
  }

  #named(name: string): readonly ListedTool[] {
    const qualified = this.#byQualified.get(name);
    return qualified === undefined ? (this.#byOwn.get(name) ?? []) : [qualified];
  }
}

function atItsService({ service, name }: ListedTool): string {
  return `It is a tool of another service: connect to /mcp/${service}/ and call ${name} there.`;
}

function either(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(' or ');
}
