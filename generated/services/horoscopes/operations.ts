// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkCheckZodiacCompatibilityResult,
  checkGetDailyHoroscopeResult,
  checkGetZodiacSignByBirthdayResult,
  checkGetZodiacSignResult,
  checkListAstrologicalElementsResult,
  checkListZodiacSignsResult,
  decodeCheckZodiacCompatibility,
  decodeGetDailyHoroscope,
  decodeGetZodiacSign,
  decodeGetZodiacSignByBirthday,
  decodeListAstrologicalElements,
  decodeListZodiacSigns,
} from './validators.ts';

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
  check: checkListZodiacSignsResult,
};

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export const getZodiacSign: Operation = {
  id: 'horoscopes.get_zodiac_sign',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_zodiac_sign',
  summary: 'What a single named sign of the zodiac is said to be like: its traits, element, quality, ruling planet, dates and which others it gets on with.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeGetZodiacSign,
  check: checkGetZodiacSignResult,
};

/** spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export const getDailyHoroscope: Operation = {
  id: 'horoscopes.get_daily_horoscope',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_daily_horoscope',
  summary: "A sign's reading for a day, with lucky number, lucky color and mood.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeGetDailyHoroscope,
  check: checkGetDailyHoroscopeResult,
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
  check: checkGetZodiacSignByBirthdayResult,
};

/** spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export const checkZodiacCompatibility: Operation = {
  id: 'horoscopes.check_zodiac_compatibility',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'check_zodiac_compatibility',
  summary: 'How well two signs get on, as a score from 0 to 100 and a description.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeCheckZodiacCompatibility,
  check: checkCheckZodiacCompatibilityResult,
};

/** spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export const listAstrologicalElements: Operation = {
  id: 'horoscopes.list_astrological_elements',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'list_astrological_elements',
  summary: 'The four elements, Fire, Earth, Air and Water, in the order of the zodiac, with their signs and traits.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, for entertainment: not a forecast', asOf: '2026' }],
  decode: decodeListAstrologicalElements,
  check: checkListAstrologicalElementsResult,
};
