// Page data of a service or area: the content of the generated page.json. This file has no dependencies, because
// browsers load it too.

import type { Deprecation, Quality } from './operation.ts';

/** The subset of a JSON Schema that pages read. Published schemas contain no references. */
export interface PageSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  /** The description contains the end date and the replacement. */
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

/** A tool that accepts the value of a field. */
export interface LinkTarget {
  readonly page: string;
  readonly title: string;
  readonly argument: string;
  /** Other arguments, with the field paths of their values. As in views, paths are relative to the row. */
  readonly with?: Readonly<Record<string, string>>;
  /** Values that fields must have for the link to apply, keyed by path. */
  readonly where?: Readonly<Record<string, string>>;
}

export interface FieldLink {
  /** List that contains the field, as in views. Omitted for a field of the result itself. */
  readonly rows?: string;
  readonly field: string;
  /** At least one; the best is first. */
  readonly to: readonly LinkTarget[];
}

/** Names of the server's tables that offer values to choose from (runtime/site/choices.ts). */
export const CHOICES = [
  'airports',
  'countries',
  'countries_iso3',
  'countries_and_groups',
  'currencies',
  'ports',
  'time_zones',
  'units',
  'us_states',
] as const;
export type Choices = (typeof CHOICES)[number];

/** A tool whose results contain the values of an argument. */
export interface Finder {
  readonly path: string;
  /** Path of the tool for visitors without a key. */
  readonly open: string;
  readonly title: string;
  /** Argument for the search words. A tool without one lists all values. */
  readonly query?: string;
  readonly fixed?: Readonly<Record<string, string>>;
  /** Arguments that the tool shares with the form. */
  readonly same?: readonly string[];
  /** Arguments, each with the field of the same item that contains its value. */
  readonly sameItem?: Readonly<Record<string, string>>;
  /** List that contains the values; if absent, the result itself contains the value. */
  readonly rows?: string;
  readonly field: string;
  /** Field that contains the display name of a row. */
  readonly label?: string;
}

export type Picker = { readonly table: Choices } | Finder;

/** An event about records that the operation returns. */
export interface WatchedEvent {
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  /** Field of the event's record that identifies it, and the field of a single result with the same value. */
  readonly identity?: string;
  readonly field?: string;
}

export interface OperationPage {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  /** Completes "Use when …". */
  readonly when?: string;
  readonly instead: readonly { readonly service: string; readonly tool: string; readonly purpose: string }[];
  /** Rules that involve several arguments, as sentences. */
  readonly rules: readonly string[];
  readonly questions: readonly string[];
  /** `/rest/<slug>/<tool>`, or a path below `/api` with parameters in braces. */
  readonly path: string;
  readonly page: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly effect: 'read' | 'write' | 'destroy';
  readonly needsKey: boolean;
  readonly keyArgument?: string;
  readonly slow: boolean;
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly deprecated?: Deprecation;
  readonly arguments: PageSchema;
  readonly inPath: readonly string[];
  /** Possible values of comma-separated arguments. */
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  readonly links?: readonly FieldLink[];
  readonly watched?: readonly WatchedEvent[];
  /** Keyed by argument, or by `argument.field` for a field of list items. */
  readonly pickers?: Readonly<Record<string, Picker>>;
  readonly examples: readonly { readonly summary?: string; readonly arguments: PageArguments }[];
  /** The answer to the first example. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly result: PageSchema;
}

/** Omits schemas that are identical in mcp.json. */
export type GeneratedOperationPage = Omit<OperationPage, 'arguments' | 'result'> &
  Partial<Pick<OperationPage, 'arguments' | 'result'>>;

export interface GeneratedServicePage extends Omit<ServicePage, 'operations'> {
  readonly operations: readonly GeneratedOperationPage[];
}

export interface ListedSchemas {
  readonly inputSchema: PageSchema;
  readonly outputSchema: PageSchema;
}

/** A service, or an area of `/api`. */
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
