// Types of manifest data after the schema check.

export type { ArgumentData, FormerNameData } from './definitions/arguments.ts';
export type { Declaration } from './definitions/changes.ts';
export type { EntityData, EventsData, ScopeSettingData } from './definitions/events.ts';
export type { GlossaryData } from './definitions/glossary.ts';
export type { EndpointToolData, OperationData } from './definitions/operations.ts';
export type { OtherAnswer, PlanData, PlatformData, PlatformEndpointData } from './definitions/platform.ts';
export type { ProbeData } from './definitions/probes.ts';
export type { QuestionsByLanguage, QuestionsData } from './definitions/questions.ts';
export type { ConstantValue, FieldReadersData, FieldSourceObject, NamedReadersData } from './definitions/reading.ts';
export type { RequestData } from './definitions/requests.ts';
export type { DeprecationData, FieldsData, SchemaData, SchemaObject } from './definitions/schemas.ts';
export type { ApiData, ResearchData, ServiceData } from './definitions/service.ts';
export type { SourceData } from './definitions/source.ts';
export type { CacheLifetimesData, CitationData } from './definitions/source-parts.ts';
export type { ValueSetData } from './definitions/values.ts';
export type { ViewData, ViewFieldData, ViewFieldObject } from './definitions/views.ts';
export type { PhrasesData, VocabularyData } from './definitions/vocabulary.ts';
