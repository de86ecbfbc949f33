// Generated from spec/services/horoscopes.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeCheckZodiacCompatibility,
  decodeGetDailyHoroscope,
  decodeGetZodiacSign,
  decodeGetZodiacSignByBirthday,
  decodeListAstrologicalElements,
  decodeListZodiacSigns,
  watchCheckZodiacCompatibilityResult,
  watchGetDailyHoroscopeResult,
  watchGetZodiacSignByBirthdayResult,
  watchGetZodiacSignResult,
  watchListAstrologicalElementsResult,
  watchListZodiacSignsResult,
} from './validators.ts';

/** spec/services/horoscopes.yaml#tools.list_zodiac_signs */
export const listZodiacSigns: Operation = {
  id: 'horoscopes.list_zodiac_signs',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'list_zodiac_signs',
  summary: 'All 12 zodiac signs with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. In the order of the zodiac, from Aries.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeListZodiacSigns,
  watch: watchListZodiacSignsResult,
};

/** spec/services/horoscopes.yaml#tools.get_zodiac_sign */
export const getZodiacSign: Operation = {
  id: 'horoscopes.get_zodiac_sign',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_zodiac_sign',
  summary: 'One zodiac sign with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. By name; for a birthday use get_zodiac_sign_by_birthday.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetZodiacSign,
  watch: watchGetZodiacSignResult,
};

/** spec/services/horoscopes.yaml#tools.get_daily_horoscope */
export const getDailyHoroscope: Operation = {
  id: 'horoscopes.get_daily_horoscope',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_daily_horoscope',
  summary: "A sign's reading for a day, with lucky number, lucky color and mood. For entertainment. Assembled from fixed phrases by sign and date: the same sign and date always give the same reading. Any date, past or future; without one, today in UTC.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetDailyHoroscope,
  watch: watchGetDailyHoroscopeResult,
};

/** spec/services/horoscopes.yaml#tools.get_zodiac_sign_by_birthday */
export const getZodiacSignByBirthday: Operation = {
  id: 'horoscopes.get_zodiac_sign_by_birthday',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'get_zodiac_sign_by_birthday',
  summary: 'The zodiac sign of a birthday, with full details. For entertainment. By the conventional dates; the sun changes sign up to a day earlier or later in some years.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeGetZodiacSignByBirthday,
  watch: watchGetZodiacSignByBirthdayResult,
};

/** spec/services/horoscopes.yaml#tools.check_zodiac_compatibility */
export const checkZodiacCompatibility: Operation = {
  id: 'horoscopes.check_zodiac_compatibility',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'check_zodiac_compatibility',
  summary: 'How well two signs get on, as a score from 0 to 100 and a description. For entertainment. From the angle between the signs (their aspect) and their elements; the order of the two does not matter.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeCheckZodiacCompatibility,
  watch: watchCheckZodiacCompatibilityResult,
};

/** spec/services/horoscopes.yaml#tools.list_astrological_elements */
export const listAstrologicalElements: Operation = {
  id: 'horoscopes.list_astrological_elements',
  service: 'horoscopes',
  adapter: 'horoscopes',
  name: 'list_astrological_elements',
  summary: 'The four elements, Fire, Earth, Air and Water, with their signs and traits. For entertainment.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: [],
  decode: decodeListAstrologicalElements,
  watch: watchListAstrologicalElementsResult,
};
