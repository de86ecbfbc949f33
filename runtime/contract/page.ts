// What the pages know of a service or an area and of each of its operations: `page.json` in the folder of each, which the
// generator writes from the manifests. No dependencies: the browser reads it too.

import type { Deprecation, Quality } from './operation.ts';

/** A JSON Schema as far as pages read it; published schemas are written out, without references. */
export interface PageSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  /** It will go; the description says when, and what to use. */
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, PageSchema>>;
  readonly required?: readonly string[];
  readonly items?: PageSchema;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Arguments of a call, as JSON. */
export type PageArguments = Readonly<Record<string, unknown>>;

/** A tool or endpoint. */
export interface OperationPage {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Longer advice. */
  readonly description?: string;
  /** What follows "Use when". */
  readonly when?: string;
  /** Which tool does the rest, and what that is. */
  readonly instead: readonly { readonly service: string; readonly tool: string; readonly purpose: string }[];
  /** Rules over several arguments, in sentences. */
  readonly rules: readonly string[];
  /** What people ask that it answers, in English. */
  readonly questions: readonly string[];
  /** `/rest/<slug>/<tool>`, or a path below `/api` with its parameters in braces. */
  readonly path: string;
  /** Address of its page. */
  readonly page: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly effect: 'read' | 'write' | 'destroy';
  readonly needsKey: boolean;
  /** The argument that may carry the key. */
  readonly keyArgument?: string;
  readonly slow: boolean;
  /** Against what it is tested. */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly deprecated?: Deprecation;
  readonly arguments: PageSchema;
  /** Arguments that stand in the path. */
  readonly inPath: readonly string[];
  /** Words of which an argument lists some, with commas between them. */
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  readonly examples: readonly { readonly summary?: string; readonly arguments: PageArguments }[];
  /** What the first example was answered. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly result: PageSchema;
}

/** A tool or endpoint in page.json: without the schemas that are the same in mcp.json. */
export type GeneratedOperationPage = Omit<OperationPage, 'arguments' | 'result'> &
  Partial<Pick<OperationPage, 'arguments' | 'result'>>;

/** The content of page.json. */
export interface GeneratedServicePage extends Omit<ServicePage, 'operations'> {
  readonly operations: readonly GeneratedOperationPage[];
}

/** The schemas of a tool in mcp.json. */
export interface ListedSchemas {
  readonly inputSchema: PageSchema;
  readonly outputSchema: PageSchema;
}

/** A service or an area of `/api`. */
export interface ServicePage {
  readonly kind: 'service' | 'area';
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly subject?: string;
  readonly quality?: Quality;
  readonly sources: readonly string[];
  readonly operations: readonly OperationPage[];
}
