// The tools that a query can call, as the editor needs them. The server generates the list (query-tools.ts), and the
// page loads it once.

export interface ListedArgument {
  readonly type?: string;
  readonly required?: true;
  readonly values?: readonly (string | number | boolean)[];
  /** Whether `for_each` can vary the argument. */
  readonly repeats?: true;
}

export interface ListedTool {
  readonly title: string;
  readonly page: string;
  readonly arguments: Readonly<Record<string, ListedArgument>>;
  readonly columns: readonly string[];
}

export interface ToolList {
  readonly tools: Readonly<Record<string, ListedTool>>;
  /** Groups of countries for `members_of`. */
  readonly groups: readonly string[];
}

export function toolNamed(list: ToolList | undefined, name: string | undefined): ListedTool | undefined {
  return list !== undefined && name !== undefined && Object.hasOwn(list.tools, name) ? list.tools[name] : undefined;
}
