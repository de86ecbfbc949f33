import type { NumberRange } from '../contract/wording.ts';
import type { FormatName } from '../lib/formats.ts';
import type { DisplayNames } from './match-words.ts';

export interface Presence {
  required?: true;
  default?: unknown;
  /** If set, an empty string counts as absent. */
  emptyMeansAbsent?: true;
}

export interface TextRules {
  /** Lengths are in Unicode code points, as in JSON Schema. */
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
  /** Tool whose results contain this id. */
  provider?: string;
}
/** Rules for a value that may have one of several types. */
export interface ScalarRules extends StringRules, NumberRange {}

export interface ChoiceRules extends Presence {
  ignoreCase?: true;
  /** Display names, which are matched case-insensitively. */
  called?: DisplayNames;
}

export interface WordListRules extends Presence {
  called?: DisplayNames;
}

/**
 * Rules for a country, state, currency or airport. Input that matches the code pattern is passed on even if no table
 * contains it.
 */
export interface NamedRules extends Presence {
  maxLength: number;
  pattern?: RegExp;
  wanted?: string | undefined;
}

export interface CountryRules extends NamedRules {
  as: 'iso2' | 'iso3';
  /** Also accepts country groups; the adapter receives the group's code. */
  groups?: true;
}

export interface ListRules extends Presence {
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** Also accepts a single item instead of a list. */
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
