import type { NumberRange } from '../contract/wording.ts';
import type { FormatName } from '../lib/formats.ts';
import type { DisplayNames } from './match-words.ts';

export interface Presence {
  required?: true;
  default?: unknown;
  /** The empty string counts as absent. */
  emptyMeansAbsent?: true;
}

export interface TextRules {
  /** In Unicode code points, as in JSON Schema. */
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** Describes the pattern, after "must be": `an ISO 4217 code such as USD`. */
  wanted?: string;
  format?: FormatName;
  /** Allows line breaks and tabs. */
  multiline?: true;
}

export interface StringRules extends Presence, TextRules {}
export interface NumberRules extends Presence, NumberRange {
  /** Tool that returns this id. */
  provider?: string;
}
/** For one of several types. */
export interface ScalarRules extends StringRules, NumberRange {}

export interface ChoiceRules extends Presence {
  ignoreCase?: true;
  /** Display names, matched without regard to case. */
  called?: DisplayNames;
}

export interface WordListRules extends Presence {
  called?: DisplayNames;
}

/** For a country, state, currency or airport. Text that matches the code pattern is passed on even if no table contains it. */
export interface NamedRules extends Presence {
  maxLength: number;
  pattern?: RegExp;
  wanted?: string | undefined;
}

export interface CountryRules extends NamedRules {
  /** Code that the adapter receives. */
  as: 'iso2' | 'iso3';
  /** Also accepts country groups; the adapter receives the group's code. */
  groups?: true;
}

export interface ListRules extends Presence {
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** Also accepts a single item. */
  orOne?: true;
}

export interface MapRules extends Presence {
  minProperties?: number;
  maxProperties?: number;
}

/** Includes undefined only for optional arguments. */
export type Present<Rules extends Presence, Value> = Rules extends { required: true } | { default: unknown }
  ? Value
  : Value | undefined;
