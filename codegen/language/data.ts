// The manifests as data, after the schema check: the shapes of spec/manifest.schema.json as TypeScript sees them.

/** A type by its name, or written out. */
export type SchemaData = string | SchemaObject;
/** The fields of a record, by name. */
export type FieldsData = Readonly<Record<string, SchemaData>>;

/** When something goes, and what takes its place. */
export interface DeprecationData {
  readonly since: string;
  readonly use?: string | number;
  readonly remove_after: string;
}

/** A name that an argument had: with the days between which it is deprecated, where they are said. */
export type FormerNameData = string | { readonly name: string; readonly since: string; readonly remove_after: string };

/** A type that is written out. */
export interface SchemaObject {
  readonly type: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly wanted?: string;
  readonly format?: 'date' | 'date-time' | 'uri' | 'uuid' | 'email';
  readonly items?: SchemaData;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: FieldsData;
  readonly additionalProperties?: SchemaData;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly multiline?: true;
  readonly or_one?: true;
  readonly deprecated?: DeprecationData;
  readonly deprecated_values?: Readonly<Record<string, DeprecationData>>;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly from?: FieldSourceData;
  readonly derive?: true;
}

/** Where a field stands in an answer of the source, and how it is read. */
export type FieldSourceData = string | readonly string[] | FieldSourceObject;

export interface FieldSourceObject {
  readonly path: string | readonly string[];
  readonly read?:
    | 'line'
    | 'plain_line'
    | 'plain_text'
    | 'markdown'
    | 'day_or_month'
    | 'decimal_comma'
    | 'rounded'
    | 'count'
    | 'yes_no';
  readonly after?: string;
  readonly missing?: readonly (string | number)[];
  readonly codes?: Readonly<Record<string, string | number | boolean>>;
  readonly otherwise?: string | number | boolean;
  readonly factor?: number;
  readonly within?: readonly [least: number, greatest: number];
  readonly split?: string;
  readonly join?: string;
  readonly first?: number;
  readonly drop_incomplete?: true;
}

/** An argument of a tool or endpoint. */
export interface ArgumentData extends Omit<SchemaObject, 'type' | 'from' | 'derive'> {
  readonly type?: string | readonly string[];
  readonly empty_means_absent?: true;
  readonly comma_separated?: string;
  readonly ignore_case?: true;
  /** Which code of a country the adapter gets. */
  readonly as?: 'iso2' | 'iso3';
  /** A group of countries is taken for a country, too. */
  readonly groups?: true;
  readonly from?: string | readonly string[];
  readonly formerly?: readonly FormerNameData[];
}

/** What an endpoint is as a tool over MCP. */
export interface EndpointToolData {
  readonly name: string;
  readonly title: string;
  readonly when: string;
  readonly instead?: Readonly<Record<string, string>>;
}

/** A field of a view: its path, or that with words of its own. */
export type ViewFieldData = string | ViewFieldObject;

/** A field of a view with words of its own. */
export interface ViewFieldObject {
  readonly field: string;
  readonly title?: string;
  readonly unit?: string;
  readonly unit_field?: string;
}

/** How a result is looked at. Which words stand beside which kind is the validation's part. */
export interface ViewData {
  readonly kind: 'value' | 'facts' | 'table' | 'series' | 'bars' | 'map' | 'text';
  readonly title?: string;
  readonly rows?: string;
  readonly field?: ViewFieldData;
  readonly beside?: readonly ViewFieldData[];
  readonly fields?: readonly ViewFieldData[];
  readonly more?: readonly ViewFieldData[];
  readonly columns?: readonly ViewFieldData[];
  readonly headline?: string;
  readonly link?: string;
  readonly x?: ViewFieldData;
  readonly y?: ViewFieldData | readonly ViewFieldData[];
  readonly group?: ViewFieldData | readonly ViewFieldData[];
  readonly category?: ViewFieldData;
  readonly values?: ViewFieldData | readonly ViewFieldData[];
  readonly latitude?: string;
  readonly longitude?: string;
  readonly label?: ViewFieldData;
  readonly size?: ViewFieldData;
  readonly colour?: ViewFieldData;
  readonly track?: true;
  readonly unit?: string;
  readonly unit_field?: string;
  readonly format?: 'html';
}

/** A call that works. */
export interface ExampleData {
  readonly summary?: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** What it is answered, made by hand, where no test can ask for it. */
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** A tool or endpoint. */
export interface OperationData {
  readonly path?: string;
  /** Of an endpoint alone. */
  readonly tool?: EndpointToolData;
  readonly title?: string;
  readonly summary: string;
  readonly description?: string;
  readonly when?: string;
  readonly instead?: Readonly<Record<string, string>>;
  readonly see?: readonly string[];
  readonly keywords?: readonly string[];
  readonly arguments?: Readonly<Record<string, string | ArgumentData>>;
  readonly returns: string | FieldsData;
  readonly examples: readonly ExampleData[];
  readonly at_least_one_of?: readonly string[] | readonly (readonly string[])[];
  readonly one_group_of?: readonly (readonly string[])[];
  readonly in_order?: readonly (readonly [string, string])[];
  readonly effect?: 'read' | 'write' | 'destroy';
  readonly repeatable?: boolean;
  readonly closed_world?: true;
  /** Sources of its service that it uses, where it does not use all. */
  readonly sources?: readonly string[];
  readonly citation?: CitationData;
  readonly vocabulary?: true;
  readonly key?: 'none';
  readonly key_argument?: string;
  readonly not_found?: true;
  readonly slow?: true;
  /** Views, or the name of some that stand in the manifest. */
  readonly views?: string | readonly ViewData[];
  readonly proven_by?: 'recorded' | 'fixture' | 'unverified';
  readonly errors?: readonly string[];
  readonly deprecated?: DeprecationData;
}

/** A closed set of values, each with its meaning. */
export interface ValueSetData {
  readonly type: 'string' | 'integer';
  readonly enum: readonly (string | number)[];
  readonly deprecated_values?: Readonly<Record<string, DeprecationData>>;
  /** Names of its words, by word. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  readonly description: string;
}

interface DefinitionsData {
  /** Arguments that tools take by these names. */
  readonly arguments?: Readonly<Record<string, ArgumentData>>;
  readonly values?: Readonly<Record<string, ValueSetData>>;
  readonly records?: Readonly<Record<string, FieldsData>>;
}

/** How a service takes part in research: `research:` of its manifest. */
export interface ResearchData {
  readonly search: {
    readonly tool: string;
    readonly argument: string;
    readonly with?: Readonly<Record<string, string | number | boolean>>;
    readonly rows: string;
    readonly id: string | readonly string[];
    readonly title: string;
    readonly url: string;
  };
  readonly fetch: {
    readonly tool: string;
    readonly argument: string | readonly string[];
    readonly with?: Readonly<Record<string, string | number | boolean>>;
    readonly title: string;
    readonly url: string;
    readonly text: readonly string[];
  };
}

interface OfferData extends DefinitionsData {
  readonly research?: ResearchData;
  /** Views that several tools have, by name. */
  readonly views?: Readonly<Record<string, readonly ViewData[]>>;
  readonly title: string;
  readonly summary: string;
  readonly lifecycle: 'flagship' | 'maintained';
  readonly sources?: readonly string[];
  /** One of the platform's subjects. */
  readonly subject?: string;
}

/** `spec/services/<slug>.yaml`. */
export interface ServiceData extends OfferData {
  readonly slug: string;
  readonly country?: string;
  readonly citation?: CitationData;
  readonly get_first?: true;
  readonly tools: Readonly<Record<string, OperationData>>;
}

/** `spec/api/<area>.yaml`. */
export interface ApiData extends OfferData {
  readonly area: string;
  readonly endpoints: Readonly<Record<string, OperationData>>;
}

/** A part of what is watched that an operator may set. */
export interface ScopeSettingData {
  readonly type: 'string' | 'integer' | 'number' | 'list';
  readonly description: string;
  readonly default: string | number | readonly string[];
  readonly pattern?: string;
  readonly words?: string;
  readonly ignore?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly max_items?: number;
  readonly needed?: true;
  readonly by_record?: true;
}

/** Questions that people ask, by tool, then by language (ISO 639-1). */
export interface AsksData {
  readonly service: string;
  readonly questions: Readonly<Record<string, QuestionsData>>;
  /** Questions about the offer itself, and such that nothing in it answers: of the platform alone. */
  readonly about?: QuestionsData;
  readonly unanswered?: QuestionsData;
}

/** Questions by language (ISO 639-1). */
export type QuestionsData = Readonly<Record<string, readonly string[]>>;

/** Words or phrases by language (ISO 639-1). */
export type PhrasesData = Readonly<Record<string, readonly string[]>>;

/** Everyday words that stand for one concept, by concept, then by language. */
export interface GlossaryData {
  /** By concept and language, with commas between them: as lists, they would take half the time in which all manifests are read. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How people and statistical offices say it. */
export interface VocabularyData {
  readonly cuts: PhrasesData;
  readonly totals: PhrasesData;
  readonly weak: PhrasesData;
  readonly concepts: Readonly<Record<string, PhrasesData>>;
}

/** One entity type that webhooks can watch. */
export interface EntityData {
  readonly summary: string;
  readonly every: string;
  readonly identity: string;
  readonly compare?: readonly string[];
  /** A field, or `never`. */
  readonly ends?: string;
  readonly scope?: Readonly<Record<string, ScopeSettingData>>;
  readonly always?: true;
  readonly deprecated?: DeprecationData;
  readonly forget_unseen?: string;
  /** `<service>.<tool>.<argument>`: the call that gives a record by its identity. */
  readonly fetch?: string;
  /** A record's name, `<slug>.<Record>` of a service, or fields. */
  readonly record: string | FieldsData;
  readonly example: Readonly<Record<string, unknown>>;
}

/** `events/<source>.yaml` of a service. */
export interface EventsData extends DefinitionsData {
  readonly source: string;
  readonly title: string;
  readonly entities: Readonly<Record<string, EntityData>>;
}

/** A key that a source takes, and where it goes. */
export interface SourceKeyData {
  readonly env: string;
  readonly in: 'query' | 'header' | 'path' | 'basic_user' | 'basic_password' | 'body' | 'exchange';
  readonly name?: string;
  readonly format?: string;
  readonly required?: boolean;
  readonly default?: string;
  readonly how: string;
}

/** How long answers live; durations as they are written. */
export interface CacheLifetimesData {
  readonly fresh?: string;
  readonly stale?: string;
  readonly stale_on_error?: string;
  readonly missing?: string;
}

/** Whom an answer quotes. */
export interface CitationData {
  readonly publisher: string;
  readonly page?: string;
  readonly licence?: string;
  readonly as_of?: string;
}

/** `sources/<id>.yaml`. */
export interface SourceData {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  readonly embedded?: true;
  readonly hosts?: Readonly<Record<string, string>>;
  readonly plain_hosts?: Readonly<Record<string, string>>;
  readonly key?: SourceKeyData;
  readonly keys?: readonly SourceKeyData[];
  readonly licence: { readonly name: string; readonly url?: string };
  readonly attribution: string;
  readonly citation: CitationData;
  readonly politeness?: {
    readonly concurrency?: number;
    readonly queue?: number;
    readonly rate?: { readonly requests: number; readonly per: string };
    readonly scope?: 'process' | 'cluster';
  };
  readonly timeouts?: { readonly connect?: string; readonly request?: string; readonly call?: string };
  readonly retries?: number;
  readonly cache?: CacheLifetimesData & { readonly entries?: number };
  readonly lifetimes?: Readonly<Record<string, CacheLifetimesData>>;
  readonly breaker?: { readonly failures?: number; readonly pause?: string };
  readonly max_body?: string;
  readonly user_agent?: boolean;
  readonly probes?: readonly ProbeData[];
  readonly volatile_parameters?: readonly string[];
  readonly unverified?: readonly UnverifiedData[];
  readonly verified?: { readonly date: string };
}

/** A claim that no recording confirmed. */
export interface UnverifiedData {
  readonly id: string;
  readonly claim: string;
  readonly unasked?: string;
  readonly verified?: { readonly date: string };
}

/** A request whose answer is known. */
export interface ProbeData {
  readonly asks: string;
  readonly host?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly status?: number | readonly number[];
  readonly contains?: string;
  readonly lacks?: string;
  readonly headers?: readonly string[];
  readonly seconds?: number;
  readonly holds?: readonly {
    readonly at: string;
    readonly type?: string | readonly string[];
    readonly is?: string | number | boolean;
    readonly least?: number;
    readonly most?: number;
  }[];
  readonly settles?: string;
  readonly health?: true;
}

/** A plan of keys: what it allows. */
export interface PlanData {
  readonly summary: string;
  readonly calls_per_day?: number;
  readonly burst?: { readonly per_second: number; readonly size: number };
  readonly subscriptions: number;
}

/** Another answer of an endpoint: the same under another status, or what a JSON Schema of its own says. */
export interface OtherAnswer {
  readonly status: number;
  readonly when: string;
  readonly schema?: object;
}

/** An endpoint of the platform's own. */
export interface PlatformEndpointData {
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly group: string;
  readonly security: 'none' | 'key' | 'operator' | 'operator_where_set';
  readonly summary: string;
  readonly description?: string;
  readonly arguments?: Readonly<Record<string, string | ArgumentData>>;
  readonly returns?: string | FieldsData;
  readonly content?: string;
  readonly status?: number;
  readonly or_status?: OtherAnswer;
  readonly errors?: readonly string[];
}

/** An error that callers can meet. */
export interface ErrorData {
  readonly status: number;
  readonly title: string;
  readonly type?: string;
  readonly remedy: string;
}

/** `spec/platform.yaml`. */
export interface PlatformData extends DefinitionsData {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly contact?: Readonly<Record<string, string>>;
  readonly key: { readonly header: string; readonly query: string; readonly prefix: string; readonly how: string };
  /** Titles by name, in order. */
  readonly subjects?: Readonly<Record<string, string>>;
  readonly plans: Readonly<Record<string, PlanData>>;
  readonly limits: {
    readonly string_length: number;
    readonly body: string;
    readonly body_depth: number;
    readonly tool_name: number;
  };
  readonly errors: Readonly<Record<string, ErrorData>>;
  readonly tools?: Readonly<Record<string, OperationData>>;
  readonly endpoint_groups?: Readonly<Record<string, string>>;
  readonly endpoints?: Readonly<Record<string, PlatformEndpointData>>;
}
