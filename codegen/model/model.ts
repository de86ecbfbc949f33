// The model: the manifests with every shorthand resolved. It is the only input of emitters.

import type { Deprecation, Effect, Lifecycle } from '../../runtime/contract/operation.ts';

import type {
  ArgumentData,
  CitationData,
  ConstantValue,
  FieldSourceObject,
  GlossaryData,
  OtherAnswer,
  PlatformData,
  PlatformEndpointData,
  ResearchData,
  SchemaObject,
  ScopeSettingData,
  SourceData,
  ViewData,
  VocabularyData,
} from '../language/data.ts';

import type { NamedType } from '../language/names.ts';
import type { FieldReference, ToolReference } from '../language/references.ts';

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean';

/** JSON Schema keywords next to a type, passed on unchanged. */
export type Words = Pick<
  ArgumentData,
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties'
  | 'examples'
>;

/** Keywords about reading and rejecting an argument, which published schemas do not contain. */
export interface InputWords {
  /** A pattern in words, with an example. */
  readonly wanted?: string;
  /** The tool that returns a numeric id. */
  readonly giver?: string;
  readonly multiline?: true;
  readonly orOne?: true;
}

/** The fields that identify the records of a list. */
export type SchemaKey = NonNullable<SchemaObject['key']>;
/** The fields by which the records of a list are sorted, or who decides the order. */
export type SchemaOrder = NonNullable<SchemaObject['order']>;

interface ShapeBase {
  readonly description?: string;
  readonly nullable: boolean;
  readonly words: Words;
  readonly input: InputWords;
  /** Meaning of the value: a kind of codegen/language/kinds.ts, or an id of one source. */
  readonly is?: string;
  readonly deprecated?: Deprecation;
  /** By value of the enum. */
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  /** Display names by value of the enum. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
}

/** A schema with shorthands resolved. */
export type Shape = ShapeBase &
  (
    | { readonly kind: 'scalar'; readonly types: readonly ScalarType[] }
    | { readonly kind: 'reference'; readonly target: Definition }
    | { readonly kind: 'list'; readonly items: Shape; readonly key?: SchemaKey; readonly order?: SchemaOrder }
    | { readonly kind: 'object'; readonly fields: readonly Field[] }
    /** `keys` is the kind of its keys. */
    | { readonly kind: 'map'; readonly values: Shape; readonly keys?: string }
  );

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
  /** Its path in a response of the source, with conversions. */
  readonly reading?: FieldReading;
  /** A function of the adapter derives it from the row. */
  readonly derived?: true;
  /** The value that a named reader gives it for every row. */
  readonly constant?: ConstantValue;
}

/** A reader for the rows of one source, of a record or result that several sources fill. */
export interface NamedReader {
  readonly name: string;
  /** The published type: of the record, or of the result of a tool. */
  readonly type: string;
  /** The fields of that type, each with its reading in rows of this source. */
  readonly fields: readonly Field[];
  /** `spec/services/crisis-intelligence/service.yaml#readers.Earthquake` */
  readonly source: string;
}

/** The path of a field in a response of the source, with conversions. */
export interface FieldReading {
  /**
   * A single value comes from the first path that has one; a list combines the items of all paths. Each path is a list of steps; an empty
   * path is the row itself.
   */
  readonly paths: readonly (readonly string[])[];
  readonly how?: FieldSourceObject['read'];
  readonly missing: readonly (string | number)[];
  readonly codes?: Readonly<Record<string, string | number | boolean>>;
  readonly ignore_case?: true;
  readonly otherwise?: string | number | boolean;
  readonly factor?: number;
  readonly within?: readonly [least: number, greatest: number];
  readonly split?: string;
  readonly after?: string;
  readonly join?: string;
  readonly first?: number;
  readonly drop_incomplete?: true;
}

/** Request of a tool without code to its source. */
export interface DeclaredRequest {
  readonly source: string;
  readonly host?: string;
  /** Contains arguments in braces. */
  readonly path: string;
  /** By query parameter: its argument, or a constant. */
  readonly query: Readonly<
    Record<string, { readonly argument: string } | { readonly value: string | number | boolean }>
  >;
  /** Error codes by status of the source. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly lifetime?: string;
}

/** A named record or value set, of one manifest or of the platform. */
export interface Definition {
  readonly name: string;
  readonly kind: 'record' | 'values';
  readonly shape: Shape;
  /** `spec/services/places/service.yaml#records.City` */
  readonly source: string;
  /** Whether it is declared in platform.yaml. */
  readonly shared: boolean;
  /** For a record: its fields in brief detail. */
  readonly brief?: readonly string[];
}

export interface Argument extends Field {
  readonly default: unknown;
  readonly emptyMeansAbsent: boolean;
  readonly ignoreCase: boolean;
  /** Set if it is the name or code of a country, a US state, a currency or an airport, which is converted to one code. */
  readonly named?: {
    readonly type: NamedType;
    readonly as?: 'iso2' | 'iso3';
    readonly groups?: true;
    /** Set if a list of up to this many values is also accepted. */
    readonly maxValues?: number;
  };
  /** The results that contain this id. */
  readonly from: readonly FieldReference[];
  /** The value set of the comma-separated values. */
  readonly commaSeparated?: Definition;
  readonly inPath: boolean;
  /** Former names that are still accepted. */
  readonly formerly: readonly FormerName[];
}

export interface FormerName {
  readonly name: string;
  readonly deprecated: Deprecation;
}

/** The fields of a result, and the name of the record if there is one. */
export interface Returns {
  readonly record?: Definition;
  readonly fields: readonly Field[];
  /** The result may be `{ error: 'not_found' }` instead. */
  readonly orNotFound: boolean;
}

/** An alternative tool, and what it is for. */
export interface Sibling extends ToolReference {
  readonly purpose: string;
}

export interface Question {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly text: string;
}

/** An endpoint of an area as an MCP tool. */
export interface EndpointTool {
  readonly name: string;
  readonly title: string;
  readonly when: string;
  readonly instead: readonly Sibling[];
}

export interface Operation {
  readonly name: string;
  readonly path?: string;
  /** Only for an endpoint of an area. */
  readonly tool?: EndpointTool;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  /** The continuation of "Use when". */
  readonly when?: string;
  readonly instead: readonly Sibling[];
  /** Tools that are usually called before or after it. */
  readonly see: readonly ToolReference[];
  /** Sample questions that it answers. */
  readonly questions: readonly Question[];
  readonly keywords: readonly string[];
  readonly arguments: readonly Argument[];
  readonly returns: Returns;
  /** The request to its source if it has no code. */
  readonly request?: DeclaredRequest;
  readonly examples: readonly { readonly summary?: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  /** The synthetic answer of the first example. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly atLeastOneOf: readonly (readonly string[])[];
  readonly oneGroupOf?: readonly (readonly string[])[];
  readonly inOrder: readonly (readonly [string, string])[];
  readonly effect: Effect;
  readonly repeatable: boolean;
  readonly closedWorld: boolean;
  /** The sources that it uses, if not all of its service. */
  readonly sources?: readonly string[];
  /** A citation other than the sources of the service. */
  readonly citation?: CitationData;
  /** Whether it returns statistics, so the words of the vocabulary apply to it. */
  readonly asksVocabulary: boolean;
  readonly needsKey: boolean;
  readonly keyArgument?: string;
  readonly slow: boolean;
  /** How it is tested: with recordings of the real source, with synthetic responses, not at all; or its data is built in. */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly errors: readonly string[];
  /** As declared. `viewsOf` resolves them, or derives them from the result's shape. */
  readonly views: readonly ViewData[];
  /** Path of the views: at the operation, or at the shared views that it names. */
  readonly viewsAt: readonly string[];
  readonly deprecated?: Deprecation;
  /** Whether it was added from platform.yaml to every service. */
  readonly shared: boolean;
  /** Only for an endpoint of the platform. */
  readonly endpoint?: EndpointFacts;
  /** `spec/services/places/service.yaml#tools.get_city` */
  readonly source: string;
}

/** Facts that only the platform's own endpoints have. */
export interface EndpointFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly group: string;
  readonly security: PlatformEndpointData['security'];
  readonly status: number;
  /** Another status with the same result or another one, and its condition. */
  readonly orStatus?: OtherAnswer;
  /** Media type of a document that is served instead of a result. */
  readonly content?: string;
}

/** A tool service, an area of `/api`, or the platform with its endpoints. */
export interface Service {
  readonly kind: 'service' | 'area' | 'platform';
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** What people ask of its subject and it does not have. */
  readonly lacks?: readonly string[];
  readonly lifecycle: Lifecycle;
  readonly sources: readonly string[];
  /** Citations for built-in data, with the source if it has one. */
  readonly cited: readonly { readonly id?: string; readonly citation: CitationData }[];
  /** The subject under which the pages list it. */
  readonly subject?: string;
  readonly getFirst: boolean;
  /** How its documents are searched and opened together with those of other services. */
  readonly research?: ResearchData;
  /** Code of the only country that it covers, or EU. */
  readonly country?: string;
  readonly definitions: readonly Definition[];
  readonly readers?: readonly NamedReader[];
  readonly operations: readonly Operation[];
  readonly file: string;
}

export interface EventType {
  /** `<source>_<entity>` */
  readonly type: string;
  readonly source: string;
  readonly summary: string;
  readonly everyMs: number;
  readonly identity: string;
  readonly entity: string;
  readonly compare: readonly string[];
  /** The field with the time when a record ends, or `never`. */
  readonly ends?: string;
  readonly scope: Readonly<Record<string, ScopeSettingData>>;
  /** Whether it is watched even without subscribers. */
  readonly always: boolean;
  readonly deprecated?: Deprecation;
  readonly forgetUnseenMs?: number;
  /** The tool and argument that return a record by its identity. */
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  readonly record: Returns;
  /** The service whose record it is; otherwise its own source's. */
  readonly recordService?: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly manifest: string;
}

export interface EventSource {
  readonly source: string;
  /** Slug of the service or area whose folder contains the manifest and the watcher. */
  readonly owner: string;
  readonly title: string;
  readonly definitions: readonly Definition[];
  readonly types: readonly EventType[];
  readonly file: string;
}

/** A source's manifest. */
export interface SourceModel extends SourceData {
  /** Slug of the service or area whose folder contains the manifest and the client; undefined for a shared source. */
  readonly owner: string | undefined;
}

/** All manifests with names and shorthands resolved. */
export interface Spec {
  readonly platform: PlatformData;
  readonly sharedDefinitions: readonly Definition[];
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  /** The platform's own endpoints. */
  readonly endpoints: Service;
  /** Questions about the offer itself. */
  readonly about: readonly Question[];
  /** Questions that no tool can answer. */
  readonly unanswered: readonly Question[];
  readonly events: readonly EventSource[];
  readonly sources: readonly SourceModel[];
  /** How people say it; undefined where nothing is searched by it. */
  readonly vocabulary: VocabularyData | undefined;
  /** Everyday words by concept; undefined where the spec has none. */
  readonly glossary: GlossaryData | undefined;
  /** Short revision identifier of the spec's content. */
  readonly version: string;
  /** Version of the product by SemVer, which consumers of the spec do not depend on. */
  readonly release: string;
}
