// The model: what the manifests say, with every shorthand resolved. Emitters read this and nothing else.

import type { Deprecation, Effect, Lifecycle } from '../../runtime/contract/operation.ts';

import type {
  ArgumentData,
  CitationData,
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

/** Types of single values. */
export type ScalarType = 'string' | 'number' | 'integer' | 'boolean';

/** The words of JSON Schema that stand beside a type and are passed on as they are. */
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

/** The words that say how an argument is read and refused; no published schema has them. */
export interface InputWords {
  /** What a pattern asks for, with an example of it. */
  readonly wanted?: string;
  /** The tool that gives a number which is an id. */
  readonly giver?: string;
  readonly multiline?: true;
  readonly orOne?: true;
}

/** The fields that tell the records of a list apart. */
export type SchemaKey = NonNullable<SchemaObject['key']>;
/** The fields by which the records of a list are sorted, or who decides. */
export type SchemaOrder = NonNullable<SchemaObject['order']>;

interface ShapeBase {
  readonly description?: string;
  readonly nullable: boolean;
  readonly words: Words;
  readonly input: InputWords;
  /** What the value stands for: a kind of codegen/language/kinds.ts, or an id of one source. */
  readonly is?: string;
  readonly deprecated?: Deprecation;
  /** Those of its closed set. */
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  /** What the words of its closed set are called, by word. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
}

/** A schema with its shorthands resolved. */
export type Shape = ShapeBase &
  (
    | { readonly kind: 'scalar'; readonly types: readonly ScalarType[] }
    | { readonly kind: 'reference'; readonly target: Definition }
    | { readonly kind: 'list'; readonly items: Shape; readonly key?: SchemaKey; readonly order?: SchemaOrder }
    | { readonly kind: 'object'; readonly fields: readonly Field[] }
    /** `keys` is the kind of its names. */
    | { readonly kind: 'map'; readonly values: Shape; readonly keys?: string }
  );

/** A field of a record. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
  /** Where it stands in an answer of the source, and how it is read. */
  readonly reading?: FieldReading;
  /** A function of the adapter derives it from the row. */
  readonly derived?: true;
}

/** Where a field stands in an answer of the source, and how it is read. */
export interface FieldReading {
  /** Of a single value the first that has one counts, of a list the items of all. Each is a list of steps; none is the row itself. */
  readonly paths: readonly (readonly string[])[];
  readonly how?: FieldSourceObject['read'];
  readonly missing: readonly (string | number)[];
  readonly codes?: Readonly<Record<string, string | number | boolean>>;
  readonly otherwise?: string | number | boolean;
  readonly factor?: number;
  readonly within?: readonly [least: number, greatest: number];
  readonly split?: string;
  readonly after?: string;
  readonly join?: string;
  readonly first?: number;
  readonly drop_incomplete?: true;
}

/** How a tool asks its source, where no code is needed for it. */
export interface DeclaredRequest {
  readonly source: string;
  readonly host?: string;
  /** With arguments in braces. */
  readonly path: string;
  /** By parameter of the query: the argument that it carries, or a constant. */
  readonly query: Readonly<
    Record<string, { readonly argument: string } | { readonly value: string | number | boolean }>
  >;
  /** What a status of the source means, by error code. */
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
  /** Declared in platform.yaml. */
  readonly shared: boolean;
  /** Of a record: its fields in brief detail. */
  readonly brief?: readonly string[];
}

/** An argument of an operation, with its bounds and forms. */
export interface Argument extends Field {
  readonly default: unknown;
  readonly emptyMeansAbsent: boolean;
  readonly ignoreCase: boolean;
  /** It is the name or code of a country, a US state, a currency or an airport, and handed on as one code. */
  readonly named?: { readonly type: NamedType; readonly as?: 'iso2' | 'iso3'; readonly groups?: true };
  /** The results that give this id. */
  readonly from: readonly FieldReference[];
  /** The value set whose words the string lists. */
  readonly commaSeparated?: Definition;
  readonly inPath: boolean;
  /** Names that it had, which are still taken. */
  readonly formerly: readonly FormerName[];
}

/** A name that an argument had. */
export interface FormerName {
  readonly name: string;
  readonly deprecated: Deprecation;
}

/** What a call answers: fields, by name when a record was named. */
export interface Returns {
  readonly record?: Definition;
  readonly fields: readonly Field[];
  /** The result may be `{ error: 'not_found' }` instead. */
  readonly orNotFound: boolean;
}

/** Another tool, and what it is for. */
export interface Sibling extends ToolReference {
  readonly purpose: string;
}

/** A question that a tool answers. */
export interface Question {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly text: string;
}

/** What an endpoint of an area is as a tool over MCP. */
export interface EndpointTool {
  readonly name: string;
  readonly title: string;
  readonly when: string;
  readonly instead: readonly Sibling[];
}

/** A tool or endpoint with everything resolved. */
export interface Operation {
  readonly name: string;
  readonly path?: string;
  /** Of an endpoint of an area alone. */
  readonly tool?: EndpointTool;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  /** What follows "Use when". */
  readonly when?: string;
  readonly instead: readonly Sibling[];
  /** Tools that are usually called before or after it. */
  readonly see: readonly ToolReference[];
  /** What people ask that it answers. */
  readonly questions: readonly Question[];
  readonly keywords: readonly string[];
  readonly arguments: readonly Argument[];
  readonly returns: Returns;
  /** How it asks its source, where no code is needed for it. */
  readonly request?: DeclaredRequest;
  readonly examples: readonly { readonly summary?: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  /** What the first example is answered, where it was made by hand. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly atLeastOneOf: readonly (readonly string[])[];
  readonly oneGroupOf?: readonly (readonly string[])[];
  readonly inOrder: readonly (readonly [string, string])[];
  readonly effect: Effect;
  readonly repeatable: boolean;
  readonly closedWorld: boolean;
  /** Sources of the service that it uses, where it does not use all. */
  readonly sources?: readonly string[];
  /** Whom it quotes that is no source of the service. */
  readonly citation?: CitationData;
  /** It is asked for figures, in the words of the vocabulary. */
  readonly asksVocabulary: boolean;
  readonly needsKey: boolean;
  readonly keyArgument?: string;
  readonly slow: boolean;
  /** Against what it is tested: answers recorded from the real source, hand-made ones, none; or its data is built in. */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly errors: readonly string[];
  /** As they are declared; `viewsOf` resolves them, and gives those of the result's shape where there are none. */
  readonly views: readonly ViewData[];
  /** Where they stand: at the operation, or where its name for them leads. */
  readonly viewsAt: readonly string[];
  readonly deprecated?: Deprecation;
  /** Added from platform.yaml to every service. */
  readonly shared: boolean;
  /** Of an endpoint of the platform alone. */
  readonly endpoint?: EndpointFacts;
  /** `spec/services/places/service.yaml#tools.get_city` */
  readonly source: string;
}

/** What only the platform's own endpoints say. */
export interface EndpointFacts {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly group: string;
  readonly security: PlatformEndpointData['security'];
  readonly status: number;
  /** Another status under which the same result may come, or another one, and when. */
  readonly orStatus?: OtherAnswer;
  /** Media type of the document that is served in place of a result. */
  readonly content?: string;
}

/** A tool service, an area of `/api`, or the platform with its endpoints. */
export interface Service {
  readonly kind: 'service' | 'area' | 'platform';
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly lifecycle: Lifecycle;
  readonly sources: readonly string[];
  /** Whom answers from data quote that ships with the server, by source where the data is one's. */
  readonly cited: readonly { readonly id?: string; readonly citation: CitationData }[];
  /** Under which the pages list it. */
  readonly subject?: string;
  readonly getFirst: boolean;
  /** How its texts are searched and opened, beside those of others. */
  readonly research?: ResearchData;
  /** Code of the one country that all of it is about, or EU. */
  readonly country?: string;
  readonly definitions: readonly Definition[];
  readonly operations: readonly Operation[];
  readonly file: string;
}

/** An entity type that webhooks can watch. */
export interface EventType {
  /** `<source>_<entity>` */
  readonly type: string;
  readonly source: string;
  readonly summary: string;
  readonly everyMs: number;
  readonly identity: string;
  readonly entity: string;
  readonly compare: readonly string[];
  /** The field that says when a record ends by itself, or `never`. */
  readonly ends?: string;
  readonly scope: Readonly<Record<string, ScopeSettingData>>;
  /** Watched without subscribers too. */
  readonly always: boolean;
  readonly deprecated?: Deprecation;
  readonly forgetUnseenMs?: number;
  /** The tool and the argument by which a record is had by its identity. */
  readonly fetch?: { readonly service: string; readonly tool: string; readonly argument: string };
  readonly record: Returns;
  /** The service whose record it is; its own source's otherwise. */
  readonly recordService?: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly manifest: string;
}

/** The entity types of one source. */
export interface EventSource {
  readonly source: string;
  /** Slug of the service or area whose folder holds the manifest and the look-ups. */
  readonly owner: string;
  readonly title: string;
  readonly definitions: readonly Definition[];
  readonly types: readonly EventType[];
  readonly file: string;
}

/** A source's manifest. */
export interface SourceModel extends SourceData {
  /** Slug of the service or area whose folder holds the manifest and the client; undefined for a source that several share. */
  readonly owner: string | undefined;
}

/** All manifests together, with names resolved and shorthands written out. */
export interface Spec {
  readonly platform: PlatformData;
  readonly sharedDefinitions: readonly Definition[];
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  /** The endpoints of the platform itself. */
  readonly endpoints: Service;
  /** Questions about the offer itself. */
  readonly about: readonly Question[];
  /** What people ask and nothing in the offer answers. */
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
