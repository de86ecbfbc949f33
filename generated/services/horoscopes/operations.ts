// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkZodiacCompatibilityResult,
  decodeCheckZodiacCompatibility,
  decodeGetDailyHoroscope,
  decodeGetZodiacSign,
  decodeGetZodiacSignByBirthday,
  decodeListAstrologicalElements,
  decodeListZodiacSigns,
  getDailyHoroscopeResult,
  getZodiacSignByBirthdayResult,
  getZodiacSignResult,
  listAstrologicalElementsResult,
  listZodiacSignsResult,
} from './codec.ts';
import type {
  CheckZodiacCompatibilityArguments,
  CheckZodiacCompatibilityResult,
  GetDailyHoroscopeArguments,
  GetDailyHoroscopeResult,
  GetZodiacSignArguments,
  GetZodiacSignByBirthdayArguments,
  GetZodiacSignByBirthdayResult,
  GetZodiacSignResult,
  ListAstrologicalElementsArguments,
  ListAstrologicalElementsResult,
  ListZodiacSignsArguments,
  ListZodiacSignsResult,
} from './types.ts';

/** Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for entertainment. */
export interface HoroscopesHandlers {
  /**
   * All 12 zodiac signs, Aries first, with dates, element, quality, ruling planet, traits and compatible signs. For
   * entertainment. In zodiac order, starting with Aries.
   */
  list_zodiac_signs: Handler<ListZodiacSignsArguments, ListZodiacSignsResult>;
  /**
   * One zodiac sign by name: its traits, its element, quality and ruling planet, its dates, and the signs it gets
   * along with. For entertainment.
   */
  get_zodiac_sign: Handler<GetZodiacSignArguments, GetZodiacSignResult>;
  /**
   * A zodiac sign's reading for a given day, with lucky number, lucky color and mood. For entertainment. Assembled
   * from fixed phrases by sign and date: the same sign and date always return the same reading. Accepts any date,
   * past or future; the default is today in UTC.
   */
  get_daily_horoscope: Handler<GetDailyHoroscopeArguments, GetDailyHoroscopeResult>;
  /**
   * The zodiac sign of a birthday, with full details. For entertainment. Uses the conventional dates; in some years
   * the sun changes sign up to a day earlier or later.
   */
  get_zodiac_sign_by_birthday: Handler<GetZodiacSignByBirthdayArguments, GetZodiacSignByBirthdayResult>;
  /**
   * Compatibility of two zodiac signs (how well they get along), as a score from 0 to 100 and a description. For
   * entertainment. Based on the angle between the signs (their aspect) and their elements; the order of the two does
   * not matter.
   */
  check_zodiac_compatibility: Handler<CheckZodiacCompatibilityArguments, CheckZodiacCompatibilityResult>;
  /**
   * The four elements, Fire, Earth, Air and Water, in zodiac order, with their signs and traits. For entertainment.
   */
  list_astrological_elements: Handler<ListAstrologicalElementsArguments, ListAstrologicalElementsResult>;
}

/** spec/services/horoscopes/service.yaml#tools.list_zodiac_signs */
export const listZodiacSigns: Operation = {
  id: 'horoscopes.list_zodiac_signs',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'list_zodiac_signs',
  summary: 'All 12 zodiac signs, Aries first, with dates, element, quality, ruling planet, traits and compatible signs.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeListZodiacSigns,
  result: listZodiacSignsResult,
};

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export const getZodiacSign: Operation = {
  id: 'horoscopes.get_zodiac_sign',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_zodiac_sign',
  summary: 'One zodiac sign by name: its traits, its element, quality and ruling planet, its dates, and the signs it gets along with.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeGetZodiacSign,
  result: getZodiacSignResult,
};

/** spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export const getDailyHoroscope: Operation = {
  id: 'horoscopes.get_daily_horoscope',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_daily_horoscope',
  summary: "A zodiac sign's reading for a given day, with lucky number, lucky color and mood.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeGetDailyHoroscope,
  result: getDailyHoroscopeResult,
};

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign_by_birthday */
export const getZodiacSignByBirthday: Operation = {
  id: 'horoscopes.get_zodiac_sign_by_birthday',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_zodiac_sign_by_birthday',
  summary: 'The zodiac sign of a birthday, with full details.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeGetZodiacSignByBirthday,
  result: getZodiacSignByBirthdayResult,
};

/** spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export const checkZodiacCompatibility: Operation = {
  id: 'horoscopes.check_zodiac_compatibility',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'check_zodiac_compatibility',
  summary: 'Compatibility of two zodiac signs (how well they get along), as a score from 0 to 100 and a description.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeCheckZodiacCompatibility,
  result: checkZodiacCompatibilityResult,
};

/** spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export const listAstrologicalElements: Operation = {
  id: 'horoscopes.list_astrological_elements',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'list_astrological_elements',
  summary: 'The four elements, Fire, Earth, Air and Water, in zodiac order, with their signs and traits.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeListAstrologicalElements,
  result: listAstrologicalElementsResult,
};
