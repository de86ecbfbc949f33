// What the command line knows about a tool without a request (tools.ts lists them).

export interface Tool {
  /** `places.search_cities`, `api.air-quality.current` */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Contains `{name}` for each path parameter. */
  readonly path: string;
  readonly changes?: true;
  /** The result is also available as CSV. */
  readonly csv?: true;
  readonly about: string;
  readonly arguments: readonly ToolArgument[];
}

export interface ToolArgument {
  readonly name: string;
  /** For a list, the type of its items. */
  readonly type: 'string' | 'number' | 'boolean' | 'json';
  readonly list?: true;
  readonly required?: true;
  /** Closed set. */
  readonly values?: readonly string[];
  /** A string, or JSON. */
  readonly default?: string;
  readonly about?: string;
}

/** Also accepts MCP names (`places__search_cities`) and paths (`/rest/places/search_cities`). */
export function findTool(tools: readonly Tool[], name: string): Tool | undefined {
  const id = canonical(name);
  return tools.find((tool) => canonical(tool.id) === id);
}

/**
 * Address of a tool that this version does not know, because the server may be newer and explains errors itself.
 * Undefined for a name without a service.
 */
export function unknownTool(name: string): Tool | undefined {
  const [first = '', second, third] = name.split(/\.|__|\//).map((part) => encodeURIComponent(part));
  if (first === 'api' && third !== undefined)
    return { id: name, method: 'GET', path: `/api/${second}/${third}`, about: '', arguments: [] };
  if (second === undefined || second === '' || first === '') return undefined;
  return { id: name, method: 'POST', path: `/rest/${first}/${second}`, about: '', arguments: [] };
}

function canonical(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\/?(?:rest\/|api[./])?/, '')
    .replaceAll(/__|\//g, '.')
    .replaceAll('-', '_');
}
