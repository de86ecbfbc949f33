// Page data of a service or area and its operations: the generator writes one `page.json` for each from the manifests. This module has no
// dependencies because browsers load it too.

import type { Deprecation, Quality } from './operation.ts';

/** The parts of a JSON Schema that pages read; published schemas contain no references. */
export interface PageSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  /** The description states the end date and the replacement. */
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

export type PageArguments = Readonly<Record<string, unknown>>;

export interface OperationPage {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Additional advice. */
  readonly description?: string;
  /** Completes "Use when …". */
  readonly when?: string;
  /** Sibling tools for related purposes. */
  readonly instead: readonly { readonly service: string; readonly tool: string; readonly purpose: string }[];
  /** Rules that involve several arguments, as sentences. */
  readonly rules: readonly string[];
  /** Example questions in English that the operation answers. */
  readonly questions: readonly string[];
  /** `/rest/<slug>/<tool>`, or a path below `/api` with parameters in braces. */
  readonly path: string;
  /** URL of its page. */
  readonly page: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly effect: 'read' | 'write' | 'destroy';
  readonly needsKey: boolean;
  /** The argument that may carry the key. */
  readonly keyArgument?: string;
  readonly slow: boolean;
  /** What its tests run against. */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly deprecated?: Deprecation;
  readonly arguments: PageSchema;
  /** Names of path parameters. */
  readonly inPath: readonly string[];
  /** Allowed words of arguments that take a comma-separated list. */
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  readonly examples: readonly { readonly summary?: string; readonly arguments: PageArguments }[];
  /** Answer to the first example. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly result: PageSchema;
}

/** Omits the schemas that are identical in mcp.json. */
export type GeneratedOperationPage = Omit<OperationPage, 'arguments' | 'result'> &
  Partial<Pick<OperationPage, 'arguments' | 'result'>>;

/** Content of page.json. */
export interface GeneratedServicePage extends Omit<ServicePage, 'operations'> {
  readonly operations: readonly GeneratedOperationPage[];
}

/** Schemas of a tool in mcp.json. */
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
