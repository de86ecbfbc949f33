// What an argument may be held to, as generated decoders say it to the reader.

import type { NumberRange } from '../contract/wording.ts';
import type { FormatName } from '../lib/formats.ts';
import type { Called } from './meant-words.ts';

/** Whether an argument must be given, may be left out, or has a default. */
export interface Presence {
  required?: true;
  default?: unknown;
  /** The empty string counts as not given. */
  emptyMeansAbsent?: true;
}

/** What a text may be. */
export interface TextRules {
  /** Lengths in Unicode code points, as JSON Schema counts. */
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** What the pattern asks for, as it follows "must be": `an ISO 4217 code such as USD`. */
  wanted?: string;
  format?: FormatName;
  /** Line breaks and tabs are part of the text. */
  multiline?: true;
}

/** What a text argument is held to. */
export interface StringRules extends Presence, TextRules {}
/** What a number argument is held to. */
export interface NumberRules extends Presence, NumberRange {
  /** The tool that gives a number which is an id. */
  giver?: string;
}
/** What a single value is held to whose type is told apart. */
export interface ScalarRules extends StringRules, NumberRange {}

/** What an argument of a closed set is held to. */
export interface ChoiceRules extends Presence {
  ignoreCase?: true;
  /** Names of its words, where case does not count. */
  called?: Called;
}

/** What a list of such words in one text is held to. */
export interface WordListRules extends Presence {
  called?: Called;
}

/** The name or code of a country, a state, a currency or an airport: where there is a pattern, of codes, the texts that fit it go on even when no table knows them. */
export interface NamedRules extends Presence {
  maxLength: number;
  pattern?: RegExp;
  wanted?: string | undefined;
}

/** What a country is held to. */
export interface CountryRules extends NamedRules {
  /** The code that is handed on. */
  as: 'iso2' | 'iso3';
  /** Groups of countries are taken too, and handed on as their code. */
  groups?: true;
}

/** What a list is held to. */
export interface ListRules extends Presence {
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  /** A single item may stand for the list of it alone. */
  orOne?: true;
}

/** What a map is held to. */
export interface MapRules extends Presence {
  minProperties?: number;
  maxProperties?: number;
}

/** The value's type, or that type and undefined where the argument may be absent. */
export type Present<Rules extends Presence, Value> = Rules extends { required: true } | { default: unknown }
  ? Value
  : Value | undefined;
