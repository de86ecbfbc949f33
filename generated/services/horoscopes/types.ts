// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

/** Name of the angle between two signs. */
export type AspectName =
  | 'conjunction'
  | 'semisextile'
  | 'sextile'
  | 'square'
  | 'trine'
  | 'quincunx'
  | 'opposition';

/** One of the four classical elements. */
export type Element = 'Fire' | 'Earth' | 'Air' | 'Water';

/** Cardinal signs begin a season, fixed signs continue it, mutable signs end it. */
export type Quality = 'Cardinal' | 'Fixed' | 'Mutable';

/** Sign of the tropical (Western) zodiac. */
export type SignName =
  | 'Aries'
  | 'Taurus'
  | 'Gemini'
  | 'Cancer'
  | 'Leo'
  | 'Virgo'
  | 'Libra'
  | 'Scorpio'
  | 'Sagittarius'
  | 'Capricorn'
  | 'Aquarius'
  | 'Pisces';

export type GetZodiacSignResult = ZodiacSign;

export type GetZodiacSignByBirthdayResult = ZodiacSign;

/** spec/services/horoscopes/service.yaml#records.AstrologicalElement */
export interface AstrologicalElement {
  readonly name: Element;
  /** Meaning of the element. */
  readonly description: string;
  /** Traits of its signs. */
  readonly traits: readonly string[];
  /** Its three signs. */
  readonly signs: readonly SignName[];
}

/** spec/services/horoscopes/service.yaml#records.ZodiacSign */
export interface ZodiacSign {
  readonly name: SignName;
  /** Symbol of the sign, such as Ram. */
  readonly symbol: string;
  /** Unicode character of the sign, such as ♈. */
  readonly glyph: string;
  readonly element: Element;
  readonly quality: Quality;
  /** Ruler in modern astrology; Sun and Moon count as planets. */
  readonly ruling_planet: string;
  /** Ruler used before Uranus, Neptune and Pluto were discovered. */
  readonly traditional_ruler: string;
  /** Conventional dates, both days included: March 21 - April 19. */
  readonly date_range: string;
  /** Month of the first day. */
  readonly start_month: number;
  /** First day of the month. */
  readonly start_day: number;
  /** Month of the last day; Capricorn ends in the next year. */
  readonly end_month: number;
  /** Last day of the month. */
  readonly end_day: number;
  /** Traditional personality traits, weakness last. */
  readonly traits: readonly string[];
  /** Compatible signs: those in trine (same element), then those in sextile. */
  readonly compatible_signs: readonly SignName[];
}

export interface ListZodiacSignsArguments {}

export interface ListZodiacSignsResult {
  /** Number of signs. */
  readonly count: number;
  /** In zodiac order. */
  readonly signs: readonly ZodiacSign[];
}

export interface GetZodiacSignArguments {
  /** Name of the sign, such as Leo; case is ignored. */
  readonly name: SignName;
}

export interface GetDailyHoroscopeArguments {
  /** Name of the sign, such as Leo; case is ignored. */
  readonly sign: SignName;
  /** Day of the reading, YYYY-MM-DD. Default: today in UTC. */
  readonly date?: string;
}

export interface GetDailyHoroscopeResult {
  readonly sign: SignName;
  /** Day of the reading. */
  readonly date: string;
  /** Reading of a few sentences. */
  readonly reading: string;
  /** Lucky number for the day. */
  readonly lucky_number: number;
  /** Lucky color for the day. */
  readonly lucky_color: string;
  /** Mood for the day. */
  readonly mood: string;
}

export interface GetZodiacSignByBirthdayArguments {
  /** Month of birth, 1 to 12. */
  readonly month: number;
  /** Day of the month. February 29 is valid. */
  readonly day: number;
}

export interface CheckZodiacCompatibilityArguments {
  /** First sign; case is ignored. */
  readonly sign1: SignName;
  /** Second sign; case is ignored. Can be the same as the first. */
  readonly sign2: SignName;
}

export interface CheckZodiacCompatibilityResult {
  readonly sign1: SignName;
  readonly sign2: SignName;
  /** 0 clashes, 100 harmonizes. */
  readonly score: number;
  /** Traditional description of the pair. */
  readonly description: string;
  readonly aspect: AspectName;
  /** Angle between the signs, in degrees. */
  readonly angle_degrees: number;
  /** Element of sign1, then of sign2. */
  readonly elements: readonly Element[];
}

export interface ListAstrologicalElementsArguments {}

export interface ListAstrologicalElementsResult {
  /** Number of elements. */
  readonly count: number;
  /** In zodiac order. */
  readonly elements: readonly AstrologicalElement[];
}
