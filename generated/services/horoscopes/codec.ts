// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  CheckZodiacCompatibilityArguments,
  GetDailyHoroscopeArguments,
  GetZodiacSignArguments,
  GetZodiacSignByBirthdayArguments,
  ListAstrologicalElementsArguments,
  ListZodiacSignsArguments,
} from './types.ts';

/** Name of the angle between two signs. */
export const ASPECT_NAME_VALUES = [
  'conjunction', 'semisextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition',
] as const;

/** One of the four classical elements. */
export const ELEMENT_VALUES = ['Fire', 'Earth', 'Air', 'Water'] as const;

/** Cardinal signs begin a season, fixed signs continue it, mutable signs end it. */
export const QUALITY_VALUES = ['Cardinal', 'Fixed', 'Mutable'] as const;

/** Sign of the tropical (Western) zodiac. */
export const SIGN_NAME_VALUES = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius',
  'Pisces',
] as const;

/** spec/services/horoscopes/service.yaml#records.AstrologicalElement */
export const astrologicalElementFields = published.fields({
  name: published.choice(ELEMENT_VALUES),
  description: published.string(),
  traits: published.list(published.string()),
  signs: published.list(published.choice(SIGN_NAME_VALUES)),
});

/** spec/services/horoscopes/service.yaml#records.ZodiacSign */
export const zodiacSignFields = published.fields({
  name: published.choice(SIGN_NAME_VALUES),
  symbol: published.string(),
  glyph: published.string(),
  element: published.choice(ELEMENT_VALUES),
  quality: published.choice(QUALITY_VALUES),
  ruling_planet: published.string(),
  traditional_ruler: published.string(),
  date_range: published.string(),
  start_month: published.integer({ minimum: 1, maximum: 12 }),
  start_day: published.integer({ minimum: 1, maximum: 31 }),
  end_month: published.integer({ minimum: 1, maximum: 12 }),
  end_day: published.integer({ minimum: 1, maximum: 31 }),
  traits: published.list(published.string()),
  compatible_signs: published.list(published.choice(SIGN_NAME_VALUES)),
});

/** spec/services/horoscopes/service.yaml#tools.list_zodiac_signs */
export function decodeListZodiacSigns(raw: RawArguments): Decoded<ListZodiacSignsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListZodiacSignsArguments>({});
}

/** Result of spec/services/horoscopes/service.yaml#tools.list_zodiac_signs */
export const listZodiacSignsResult = published.record(published.fields({
  count: published.integer({ minimum: 12, maximum: 12 }),
  signs: published.list(published.record(zodiacSignFields)),
}));

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export function decodeGetZodiacSign(raw: RawArguments): Decoded<GetZodiacSignArguments> {
  const read = new ArgumentReader(raw, ['name']);
  return read.finish<GetZodiacSignArguments>({
    name: read.choice('name', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export const getZodiacSignResult = published.record(zodiacSignFields);

/** spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export function decodeGetDailyHoroscope(raw: RawArguments): Decoded<GetDailyHoroscopeArguments> {
  const read = new ArgumentReader(raw, ['sign', 'date']);
  return read.finish<GetDailyHoroscopeArguments>({
    sign: read.choice('sign', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    date: read.string('date', { format: 'date' }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export const getDailyHoroscopeResult = published.record(published.fields({
  sign: published.choice(SIGN_NAME_VALUES),
  date: published.string({ format: 'date' }),
  reading: published.string(),
  lucky_number: published.integer({ minimum: 1, maximum: 99 }),
  lucky_color: published.string(),
  mood: published.string(),
}));

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign_by_birthday */
export function decodeGetZodiacSignByBirthday(raw: RawArguments): Decoded<GetZodiacSignByBirthdayArguments> {
  const read = new ArgumentReader(raw, ['month', 'day']);
  return read.finish<GetZodiacSignByBirthdayArguments>({
    month: read.integer('month', { required: true, minimum: 1, maximum: 12 }),
    day: read.integer('day', { required: true, minimum: 1, maximum: 31 }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_zodiac_sign_by_birthday */
export const getZodiacSignByBirthdayResult = published.record(zodiacSignFields);

/** spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export function decodeCheckZodiacCompatibility(raw: RawArguments): Decoded<CheckZodiacCompatibilityArguments> {
  const read = new ArgumentReader(raw, ['sign1', 'sign2']);
  return read.finish<CheckZodiacCompatibilityArguments>({
    sign1: read.choice('sign1', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    sign2: read.choice('sign2', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export const checkZodiacCompatibilityResult = published.record(published.fields({
  sign1: published.choice(SIGN_NAME_VALUES),
  sign2: published.choice(SIGN_NAME_VALUES),
  score: published.integer({ minimum: 0, maximum: 100 }),
  description: published.string(),
  aspect: published.choice(ASPECT_NAME_VALUES),
  angle_degrees: published.integer({ minimum: 0, maximum: 180 }),
  elements: published.list(published.choice(ELEMENT_VALUES), { minItems: 2, maxItems: 2 }),
}));

/** spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export function decodeListAstrologicalElements(raw: RawArguments): Decoded<ListAstrologicalElementsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListAstrologicalElementsArguments>({});
}

/** Result of spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export const listAstrologicalElementsResult = published.record(published.fields({
  count: published.integer({ minimum: 4, maximum: 4 }),
  elements: published.list(published.record(astrologicalElementFields)),
}));
