// Argument rules that generated decoders pass to the reader.

import type { NumberRange } from '../contract/wording.ts';
import type { FormatName } from '../lib/formats.ts';
import type { Called } from './meant-words.ts';

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
  /** Describes what the pattern accepts, following "must be": `an ISO 4217 code such as USD`. */
  wanted?: string;
  format?: FormatName;
  /** Line breaks and tabs are allowed. */
  multiline?: true;
}

export interface StringRules extends Presence, TextRules {}
export interface NumberRules extends Presence, NumberRange {
  /** Name of the tool that returns this id. */
  giver?: string;
}
/** Rules for a value of one of several types. */
export interface ScalarRules extends StringRules, NumberRange {}

export interface ChoiceRules extends Presence {
  ignoreCase?: true;
  /** Alternative names of the words, matched without regard to case. */
  called?: Called;
}

export interface WordListRules extends Presence {
  called?: Called;
}

/**
 * Rules for a country, state, currency or airport given by name or code. Text that matches the code pattern is passed on even if no table
 * contains it.
 */
export interface NamedRules extends Presence {
  maxLength: number;
  pattern?: RegExp;
  wanted?: string | undefined;
}

export interface CountryRules extends NamedRules {
  /** The code that the adapter receives. */
  as: 'iso2' | 'iso3';
  /** Country groups are accepted too; the adapter receives the group's code. */
  groups?: true;
}

export interface ListRules extends Presence {
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** A single item is accepted as a list of one. */
  orOne?: true;
}

export interface MapRules extends Presence {
  minProperties?: number;
  maxProperties?: number;
}

/** Includes undefined only if the argument may be absent. */
export type Present<Rules extends Presence, Value> = Rules extends { required: true } | { default: unknown }
  ? Value
  : Value | undefined;
