// Generated from spec/services/horoscopes.yaml by `make generate`: do not edit.

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

/** Cardinal signs begin a season, fixed ones hold it, mutable ones end it. */
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

/** spec/services/horoscopes.yaml#records.AstrologicalElement */
export interface AstrologicalElement {
  name: Element;
  /** What the element stands for. */
  description: string;
  /** Traits of its signs. */
  traits: string[];
  /** Its three signs. */
  signs: SignName[];
}

/** spec/services/horoscopes.yaml#records.ZodiacSign */
export interface ZodiacSign {
  name: SignName;
  /** What the sign pictures: Ram. */
  symbol: string;
  /** Unicode character of the sign: ♈. */
  glyph: string;
  element: Element;
  quality: Quality;
  /** Ruler in modern astrology; Sun and Moon count as planets. */
  ruling_planet: string;
  /** Ruler before Uranus, Neptune and Pluto were known. */
  traditional_ruler: string;
  /** Conventional dates, both days included: March 21 - April 19. */
  date_range: string;
  /** Month of the first day. */
  start_month: number;
  /** First day of the month. */
  start_day: number;
  /** Month of the last day; Capricorn ends in the next year. */
  end_month: number;
  /** Last day of the month. */
  end_day: number;
  /** Personality traits by tradition, weakness last. */
  traits: string[];
  /** Signs in trine (same element), then in sextile. */
  compatible_signs: SignName[];
}

export interface ListZodiacSignsArguments {}

export interface ListZodiacSignsResult {
  /** How many signs. */
  count: number;
  /** The signs, Aries first. */
  signs: ZodiacSign[];
}

export interface GetZodiacSignArguments {
  /** Name of the sign, in any case: Leo. */
  name: SignName;
}

export interface GetDailyHoroscopeArguments {
  /** Name of the sign, in any case: Leo. */
  sign: SignName;
  /** Day of the reading, YYYY-MM-DD. Default: today in UTC. */
  date?: string;
}

export interface GetDailyHoroscopeResult {
  sign: SignName;
  /** Day of the reading. */
  date: string;
  /** A few sentences. */
  reading: string;
  /** Number of the day. */
  lucky_number: number;
  /** Color of the day. */
  lucky_color: string;
  /** Mood of the day. */
  mood: string;
}

export interface GetZodiacSignByBirthdayArguments {
  /** Month of birth, 1 to 12. */
  month: number;
  /** Day of the month. February 29 exists. */
  day: number;
}

export interface CheckZodiacCompatibilityArguments {
  /** One sign, in any case. */
  sign1: SignName;
  /** The other sign, in any case; may be the same. */
  sign2: SignName;
}

export interface CheckZodiacCompatibilityResult {
  sign1: SignName;
  sign2: SignName;
  /** 0 clashes, 100 harmonizes. */
  score: number;
  /** What tradition says of the pair. */
  description: string;
  aspect: AspectName;
  /** Angle between the signs, in degrees. */
  angle_degrees: number;
  /** Element of sign1, then of sign2. */
  elements: Element[];
}

export interface ListAstrologicalElementsArguments {}

export interface ListAstrologicalElementsResult {
  /** How many elements. */
  count: number;
  /** The elements, in the order of the zodiac. */
  elements: AstrologicalElement[];
}
