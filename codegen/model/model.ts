// The model, which contains the manifests with every shorthand resolved. It is the only input of the emitters.

import type { Deprecation, Effect, Lifecycle } from '../../runtime/contract/operation.ts';
import type { Choices } from '../../runtime/contract/page.ts';

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

/** JSON Schema keywords that are published unchanged. */
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

/** Keywords that are used for decoding but not published in schemas. */
export interface InputWords {
  /** Description of the pattern in words, with an example. */
  readonly wanted?: string;
  /** Tool that returns values for this argument, if it is a numeric id. */
  readonly provider?: string;
  readonly multiline?: true;
  readonly orOne?: true;
}

export type SchemaKey = NonNullable<SchemaObject['key']>;
/** Fields by which the records of a list are sorted, or the party that determines the order. */
export type SchemaOrder = NonNullable<SchemaObject['order']>;

interface ShapeBase {
  readonly description?: string;
  readonly nullable: boolean;
  readonly words: Words;
  readonly input: InputWords;
  /** A kind from codegen/language/kinds.ts, or the kind of an id of one source. */
  readonly is?: string;
  readonly deprecated?: Deprecation;
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  /** Display names, keyed by enum value. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
}

/** A schema with shorthands resolved. */
export type Shape = ShapeBase &
  (
    | { readonly kind: 'scalar'; readonly types: readonly ScalarType[] }
    | { readonly kind: 'reference'; readonly target: Definition }
    | { readonly kind: 'list'; readonly items: Shape; readonly key?: SchemaKey; readonly order?: SchemaOrder }
    | { readonly kind: 'object'; readonly fields: readonly Field[] }
    /** An object with arbitrary keys. `keys` is the kind of the keys. */
    | { readonly kind: 'map'; readonly values: Shape; readonly keys?: string }
  );

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
  readonly reading?: FieldReading;
  readonly derived?: true;
  /** Value that a named reader assigns in every row. */
  readonly constant?: ConstantValue;
}

/** Reads rows of one source into a record or result that is filled from several sources. */
export interface NamedReader {
  readonly name: string;
  /** Type of the record or of the tool's result. */
  readonly type: string;
  /** Fields, each of which specifies how to read it from the rows of this source. */
  readonly fields: readonly Field[];
  /** Example: `spec/services/crisis-intelligence/service.yaml#readers.Earthquake` */
  readonly source: string;
}

export interface FieldReading {
  /**
   * A single value is taken from the first path that has one; a list contains the items from all paths. Each path is a
   * list of steps; an empty path refers to the row itself.
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

export interface DeclaredRequest {
  readonly source: string;
  readonly host?: string;
  readonly path: string;
  readonly query: Readonly<
    Record<string, { readonly argument: string } | { readonly value: string | number | boolean }>
  >;
  /** Error codes by HTTP status of the source. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly lifetime?: string;
}

/** A record or value set of one manifest or of the platform. */
export interface Definition {
  readonly name: string;
  readonly kind: 'record' | 'values';
  readonly shape: Shape;
  /** Example: `spec/services/places/service.yaml#records.City` */
  readonly source: string;
  /** True if the definition is declared in platform.yaml. */
  readonly shared: boolean;
  /** For a record, the fields that are included in brief results. */
  readonly brief?: readonly string[];
}

export interface ItemSource {
  readonly from: FieldReference;
  /** Path of the list in the result, as in views. */
  readonly rows: string;
  /** Arguments of the tool, each with the field of the same item that contains its value. */
  readonly with: Readonly<Record<string, string>>;
}

export interface Argument extends Field {
  readonly default: unknown;
  readonly emptyMeansAbsent: boolean;
  readonly ignoreCase: boolean;
  /** Set if the value is the name or code of a country, US state, currency or airport, which is converted to a code. */
  readonly named?: {
    readonly type: NamedType;
    readonly as?: 'iso2' | 'iso3';
    readonly groups?: true;
    /** Maximum number of values, if a list is also accepted. */
    readonly maxValues?: number;
  };
  /** Result fields in which this id can be found. */
  readonly from: readonly FieldReference[];
  /** Table from which users choose a value on HTML pages, if declared. */
  readonly choices?: Choices;
  /** Arguments to pass to the tools in `from`, so that they return suitable ids. */
  readonly fromWith?: Readonly<Record<string, string>>;
  /** For each field of an item, the results that contain its values. */
  readonly itemFrom?: Readonly<Record<string, ItemSource>>;
  readonly commaSeparated?: Definition;
  readonly inPath: boolean;
  readonly formerly: readonly FormerName[];
}

export interface FormerName {
  readonly name: string;
  readonly deprecated: Deprecation;
}

/** Result of an operation. `record` is set if it is a named record. */
export interface Returns {
  readonly record?: Definition;
  readonly fields: readonly Field[];
  /** True if the result may be `{ error: 'not_found' }` instead. */
  readonly orNotFound: boolean;
}

export interface Sibling extends ToolReference {
  readonly purpose: string;
}

export interface Question {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly text: string;
}

export interface EndpointTool {
  readonly name: string;
  readonly title: string;
  readonly when: string;
  readonly instead: readonly Sibling[];
}

export interface Operation {
  readonly name: string;
  readonly path?: string;
  /** Set only for endpoints of an area. */
  readonly tool?: EndpointTool;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  /** Completes the sentence "Use when …". */
  readonly when?: string;
  readonly instead: readonly Sibling[];
  /** Tools that are usually called before or after this one. */
  readonly see: readonly ToolReference[];
  readonly questions: readonly Question[];
  readonly keywords: readonly string[];
  readonly arguments: readonly Argument[];
  readonly returns: Returns;
  /** Set if the tool is defined by its request and has no code. */
  readonly request?: DeclaredRequest;
  readonly examples: readonly { readonly summary?: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  /** Synthetic answer to the first example. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly atLeastOneOf: readonly (readonly string[])[];
  readonly oneGroupOf?: readonly (readonly string[])[];
  readonly inOrder: readonly (readonly [string, string])[];
  readonly effect: Effect;
  readonly repeatable: boolean;
  readonly closedWorld: boolean;
  /** Sources that the tool uses, if it does not use all sources of its service. */
  readonly sources?: readonly string[];
  /** Replaces the citation of the service's sources. */
  readonly citation?: CitationData;
  /** True if the tool returns statistics, to which the vocabulary applies. */
  readonly asksVocabulary: boolean;
  readonly needsKey: boolean;
  readonly keyArgument?: string;
  readonly slow: boolean;
  /**
   * How the tool is tested: with recordings of the real source, with synthetic responses, or not at all. `built in`
   * means that the tool uses only built-in data.
   */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly errors: readonly string[];
  /** The declared views. `viewsOf` completes them, or derives views if none are declared. */
  readonly views: readonly ViewData[];
  readonly viewsAt: readonly string[];
  readonly deprecated?: Deprecation;
  /** True for a tool that platform.yaml adds to every service. */
  readonly shared: boolean;
  /** Set only for endpoints of the platform. */
  readonly endpoint?: EndpointFacts;
  /** Example: `spec/services/places/service.yaml#tools.get_city` */
  readonly source: string;
}

export interface EndpointFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly group: string;
  readonly security: PlatformEndpointData['security'];
  readonly status: number;
  /** A second success status, which may have a different result. */
  readonly orStatus?: OtherAnswer;
  /** Media type, if the endpoint returns a document instead of a result. */
  readonly content?: string;
}

/** A tool service, an area of `/api`, or the platform with its endpoints. */
export interface Service {
  readonly kind: 'service' | 'area' | 'platform';
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Subjects that users ask about but the service does not cover. */
  readonly lacks?: readonly string[];
  readonly lifecycle: Lifecycle;
  readonly sources: readonly string[];
  /** Citations for built-in data, each with the id of the source if there is one. */
  readonly cited: readonly { readonly id?: string; readonly citation: CitationData }[];
  readonly subject?: string;
  readonly getFirst: boolean;
  readonly research?: ResearchData;
  /** Code of a country, or EU, if the service covers only that country or the EU. */
  readonly country?: string;
  readonly definitions: readonly Definition[];
  readonly readers?: readonly NamedReader[];
  readonly operations: readonly Operation[];
  readonly file: string;
}

export interface EventType {
  /** Format: `<source>_<entity>` */
  readonly type: string;
  readonly source: string;
  readonly title?: string;
  /** Fields that are offered as filters in the form; `area` means a box on the map. */
  readonly filters?: readonly string[];
  readonly summary: string;
  readonly everyMs: number;
  readonly identity: string;
  readonly entity: string;
  readonly compare: readonly string[];
  /** Field that contains the time at which a record ends, or `never`. */
  readonly ends?: string;
  readonly scope: Readonly<Record<string, ScopeSettingData>>;
  /** True if the type is watched even without subscribers. */
  readonly always: boolean;
  readonly deprecated?: Deprecation;
  readonly forgetUnseenMs?: number;
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  readonly record: Returns;
  /** Service that declares the record. Undefined if the record is declared in the events' own manifest. */
  readonly recordService?: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly manifest: string;
}

export interface EventSource {
  readonly source: string;
  /** Service or area whose folder contains the manifest and the watcher of the source. */
  readonly owner: string;
  readonly title: string;
  readonly definitions: readonly Definition[];
  readonly types: readonly EventType[];
  readonly file: string;
}

export interface SourceModel extends SourceData {
  /** Service or area whose folder contains the manifest and the client; undefined for a shared source. */
  readonly owner: string | undefined;
}

export interface Spec {
  readonly platform: PlatformData;
  readonly sharedDefinitions: readonly Definition[];
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly endpoints: Service;
  readonly about: readonly Question[];
  /** Questions that no tool can answer. */
  readonly unanswered: readonly Question[];
  readonly events: readonly EventSource[];
  readonly sources: readonly SourceModel[];
  readonly vocabulary: VocabularyData | undefined;
  readonly glossary: GlossaryData | undefined;
  /** Short hash of the contents of the spec. */
  readonly version: string;
  /** SemVer version of Almanac. */
  readonly release: string;
}
