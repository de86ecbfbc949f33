// A tool's name depends on the endpoint: plain at its service, prefixed in a bundle, and callable only through call_tool at
// `/mcp/`. Models sometimes use the name from one endpoint at another.

import type { WayIn } from '../../contract/instructions.ts';
import { type ListedService, type ListedTool, qualifiedName } from './service.ts';

/** Maximum number of names in a hint, because some tools (such as report_feedback) belong to every service. */
export const MAX_LISTED = 3;

export class ToolNames {
  readonly #byQualified = new Map<string, ListedTool>();
  readonly #byOwn = new Map<string, ListedTool[]>();
  readonly #way: WayIn;

  constructor(services: readonly ListedService[], way: WayIn) {
    this.#way = way;
    for (const tool of services.flatMap(({ tools }) => tools)) {
      this.#byQualified.set(tool.qualifiedName, tool);
      this.#byOwn.set(tool.name, [...(this.#byOwn.get(tool.name) ?? []), tool]);
    }
  }

  /** Hint at `/mcp/`. Tools that write must be called at their service's endpoint. */
  throughCallTool(name: string): string | undefined {
    const tools = this.#named(name);
    const [first] = tools;
    if (first === undefined) return undefined;
    const reading = tools.filter(({ operation }) => operation.effect === 'read');
    if (reading.length === 0) return this.#atItsService(first);
    const names = either(reading.map(({ qualifiedName }) => JSON.stringify(qualifiedName)));
    return `At this endpoint, call it through call_tool: {"tool": ${names}, "arguments": {…}}.`;
  }

  /** Hint at `/mcp/?services=…`, where names are prefixed with the service. */
  inBundle(name: string, slugs: ReadonlySet<string>): string | undefined {
    const tools = this.#named(name);
    const here = tools.filter(({ service }) => slugs.has(service));
    if (here.length > 0)
      return `At this endpoint it is named ${either(here.map(({ qualifiedName }) => qualifiedName))}.`;
    return tools[0] && this.#atItsService(tools[0]);
  }

  /** Hint at `/mcp/<slug>/`, where names have no prefix. */
  atService(name: string, slug: string): string | undefined {
    const tools = this.#named(name);
    const here = tools.find(({ service }) => service === slug);
    if (here !== undefined) return `At this endpoint it is named ${here.name}.`;
    return tools[0] && this.#atItsService(tools[0]);
  }

  #named(name: string): readonly ListedTool[] {
    const qualified = this.#byQualified.get(name);
    return qualified === undefined ? (this.#byOwn.get(name) ?? []) : [qualified];
  }

  #atItsService({ service, name }: ListedTool): string {
    return `It belongs to another service: ${this.#way.reach(service)} and call ${name} there.`;
  }
}

function either(names: readonly string[]): string {
  return names.slice(0, MAX_LISTED).join(' or ');
}

/** Finds names by comparing only letters and digits. */
export class LooseNames<Value> {
  readonly #byLetters = new Map<string, Value | typeof SEVERAL>();

  constructor(named: Iterable<readonly [name: string, value: Value]>) {
    for (const [name, value] of named) {
      const letters = lettersOf(name);
      const known = this.#byLetters.get(letters);
      this.#byLetters.set(letters, known === undefined || known === value ? value : SEVERAL);
    }
  }

  /** Returns undefined if several names match. */
  find(name: string): Value | undefined {
    const found = this.#byLetters.get(lettersOf(name));
    return found === SEVERAL ? undefined : found;
  }
}

const SEVERAL = Symbol('several');

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Matches a word like a tool name, optionally preceded by the service and a dot. */
const NAME_LIKE = /[a-z0-9_-]+(?:\.[a-z0-9_]+)?/g;

/** Replaces tool names in a text with the names that call_tool accepts. */
export function asCallToolTakes(text: string, service: string, tools: ReadonlyMap<string, ListedTool>): string {
  return text.replaceAll(NAME_LIKE, (word) => {
    // Words without an underscore are not treated as names.
    if (!word.includes('_') || tools.has(word)) return word;
    const [slug = '', name] = word.includes('.') ? word.split('.') : [service, word];
    const qualified = qualifiedName(slug, name ?? '');
    return tools.has(qualified) ? qualified : word;
  });
}
