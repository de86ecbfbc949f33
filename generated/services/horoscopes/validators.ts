// Generated from spec/services/horoscopes.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  CheckZodiacCompatibilityArguments,
  GetDailyHoroscopeArguments,
  GetZodiacSignArguments,
  GetZodiacSignByBirthdayArguments,
  ListAstrologicalElementsArguments,
  ListZodiacSignsArguments,
} from './types.ts';

const SIGN_NAME_VALUES = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius',
  'Pisces',
] as const;
const ASPECT_NAME_VALUES = [
  'conjunction', 'semisextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition',
] as const;
const ELEMENT_VALUES = ['Fire', 'Earth', 'Air', 'Water'] as const;
const QUALITY_VALUES = ['Cardinal', 'Fixed', 'Mutable'] as const;

/** spec/services/horoscopes.yaml#tools.list_zodiac_signs */
export function decodeListZodiacSigns(raw: RawArguments): Decoded<ListZodiacSignsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListZodiacSignsArguments>({});
}

/** Result of spec/services/horoscopes.yaml#tools.list_zodiac_signs */
export function watchListZodiacSignsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 12, maximum: 12 });
  watch.list(result, 'signs', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchZodiacSign),
  );
}

/** spec/services/horoscopes.yaml#tools.get_zodiac_sign */
export function decodeGetZodiacSign(raw: RawArguments): Decoded<GetZodiacSignArguments> {
  const read = new ArgumentReader(raw, ['name']);
  return read.finish<GetZodiacSignArguments>({
    name: read.choice('name', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes.yaml#tools.get_zodiac_sign */
export function watchGetZodiacSignResult(watch: ResultWatch, result: object): void {
  watchZodiacSign(watch, result);
}

/** spec/services/horoscopes.yaml#tools.get_daily_horoscope */
export function decodeGetDailyHoroscope(raw: RawArguments): Decoded<GetDailyHoroscopeArguments> {
  const read = new ArgumentReader(raw, ['sign', 'date']);
  return read.finish<GetDailyHoroscopeArguments>({
    sign: read.choice('sign', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    date: read.string('date', { format: 'date' }),
  });
}

/** Result of spec/services/horoscopes.yaml#tools.get_daily_horoscope */
export function watchGetDailyHoroscopeResult(watch: ResultWatch, result: object): void {
  watch.choice(result, 'sign', SIGN_NAME_VALUES, { required: true });
  watch.string(result, 'date', { required: true, format: 'date' });
  watch.string(result, 'reading', { required: true });
  watch.integer(result, 'lucky_number', { required: true, minimum: 1, maximum: 99 });
  watch.string(result, 'lucky_color', { required: true });
  watch.string(result, 'mood', { required: true });
}

/** spec/services/horoscopes.yaml#tools.get_zodiac_sign_by_birthday */
export function decodeGetZodiacSignByBirthday(raw: RawArguments): Decoded<GetZodiacSignByBirthdayArguments> {
  const read = new ArgumentReader(raw, ['month', 'day']);
  return read.finish<GetZodiacSignByBirthdayArguments>({
    month: read.integer('month', { required: true, minimum: 1, maximum: 12 }),
    day: read.integer('day', { required: true, minimum: 1, maximum: 31 }),
  });
}

/** Result of spec/services/horoscopes.yaml#tools.get_zodiac_sign_by_birthday */
export function watchGetZodiacSignByBirthdayResult(watch: ResultWatch, result: object): void {
  watchZodiacSign(watch, result);
}

/** spec/services/horoscopes.yaml#tools.check_zodiac_compatibility */
export function decodeCheckZodiacCompatibility(raw: RawArguments): Decoded<CheckZodiacCompatibilityArguments> {
  const read = new ArgumentReader(raw, ['sign1', 'sign2']);
  return read.finish<CheckZodiacCompatibilityArguments>({
    sign1: read.choice('sign1', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    sign2: read.choice('sign2', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes.yaml#tools.check_zodiac_compatibility */
export function watchCheckZodiacCompatibilityResult(watch: ResultWatch, result: object): void {
  watch.choice(result, 'sign1', SIGN_NAME_VALUES, { required: true });
  watch.choice(result, 'sign2', SIGN_NAME_VALUES, { required: true });
  watch.integer(result, 'score', { required: true, minimum: 0, maximum: 100 });
  watch.string(result, 'description', { required: true });
  watch.choice(result, 'aspect', ASPECT_NAME_VALUES, { required: true });
  watch.integer(result, 'angle_degrees', { required: true, minimum: 0, maximum: 180 });
  watch.list(result, 'elements', { required: true, minItems: 2, maxItems: 2 }, (watch, items, index) =>
    watch.choice(items, index, ELEMENT_VALUES, { required: true }),
  );
}

/** spec/services/horoscopes.yaml#tools.list_astrological_elements */
export function decodeListAstrologicalElements(raw: RawArguments): Decoded<ListAstrologicalElementsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListAstrologicalElementsArguments>({});
}

/** Result of spec/services/horoscopes.yaml#tools.list_astrological_elements */
export function watchListAstrologicalElementsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 4, maximum: 4 });
  watch.list(result, 'elements', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchAstrologicalElement),
  );
}

/** spec/services/horoscopes.yaml#records.AstrologicalElement */
function watchAstrologicalElement(watch: ResultWatch, astrologicalElement: object): void {
  watch.choice(astrologicalElement, 'name', ELEMENT_VALUES, { required: true });
  watch.string(astrologicalElement, 'description', { required: true });
  watch.list(astrologicalElement, 'traits', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(astrologicalElement, 'signs', { required: true }, (watch, items, index) =>
    watch.choice(items, index, SIGN_NAME_VALUES, { required: true }),
  );
}

/** spec/services/horoscopes.yaml#records.ZodiacSign */
function watchZodiacSign(watch: ResultWatch, zodiacSign: object): void {
  watch.choice(zodiacSign, 'name', SIGN_NAME_VALUES, { required: true });
  watch.string(zodiacSign, 'symbol', { required: true });
  watch.string(zodiacSign, 'glyph', { required: true });
  watch.choice(zodiacSign, 'element', ELEMENT_VALUES, { required: true });
  watch.choice(zodiacSign, 'quality', QUALITY_VALUES, { required: true });
  watch.string(zodiacSign, 'ruling_planet', { required: true });
  watch.string(zodiacSign, 'traditional_ruler', { required: true });
  watch.string(zodiacSign, 'date_range', { required: true });
  watch.integer(zodiacSign, 'start_month', { required: true, minimum: 1, maximum: 12 });
  watch.integer(zodiacSign, 'start_day', { required: true, minimum: 1, maximum: 31 });
  watch.integer(zodiacSign, 'end_month', { required: true, minimum: 1, maximum: 12 });
  watch.integer(zodiacSign, 'end_day', { required: true, minimum: 1, maximum: 31 });
  watch.list(zodiacSign, 'traits', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(zodiacSign, 'compatible_signs', { required: true }, (watch, items, index) =>
    watch.choice(items, index, SIGN_NAME_VALUES, { required: true }),
  );
}
