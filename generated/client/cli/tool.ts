// Generated from codegen/emit/client/cli/tool.ts by `make generate`: do not edit.

// Data about a tool that is available to the command line without a request (listed in tools.ts).

export interface Tool {
  /** `places.search_cities`, `api.air-quality.current` */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Contains `{name}` for each path parameter. */
  readonly path: string;
  readonly changes?: true;
  /** Set if the result is also available as CSV. */
  readonly csv?: true;
  readonly about: string;
  readonly arguments: readonly ToolArgument[];
}

export interface ToolArgument {
  readonly name: string;
  /** Type of the argument; for a list, the type of its items. */
  readonly type: 'string' | 'number' | 'boolean' | 'json';
  readonly list?: true;
  readonly required?: true;
  /** Accepted values, if the argument is an enum. */
  readonly values?: readonly string[];
  /** Default value, as a string or as JSON. */
  readonly default?: string;
  readonly about?: string;
}

/** Finds a tool by id. Also accepts MCP names (`places__search_cities`) and paths (`/rest/places/search_cities`). */
export function findTool(tools: readonly Tool[], name: string): Tool | undefined {
  const id = canonical(name);
  return tools.find((tool) => canonical(tool.id) === id);
}

/**
 * Returns the address of a tool that this version does not know. It may still exist, because the server may be newer,
 * and the server explains errors. Returns undefined for a name without a service.
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
