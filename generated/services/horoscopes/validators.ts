// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  CheckZodiacCompatibilityArguments,
  GetDailyHoroscopeArguments,
  GetZodiacSignArguments,
  GetZodiacSignByBirthdayArguments,
  ListAstrologicalElementsArguments,
  ListZodiacSignsArguments,
} from './types.ts';
import { ASPECT_NAME_VALUES, ELEMENT_VALUES, QUALITY_VALUES, SIGN_NAME_VALUES } from './values.ts';

/** spec/services/horoscopes/service.yaml#tools.list_zodiac_signs */
export function decodeListZodiacSigns(raw: RawArguments): Decoded<ListZodiacSignsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListZodiacSignsArguments>({});
}

/** Result of spec/services/horoscopes/service.yaml#tools.list_zodiac_signs */
export function checkListZodiacSignsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 12, maximum: 12 });
  check.list(result, 'signs', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkZodiacSign),
  );
}

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export function decodeGetZodiacSign(raw: RawArguments): Decoded<GetZodiacSignArguments> {
  const read = new ArgumentReader(raw, ['name']);
  return read.finish<GetZodiacSignArguments>({
    name: read.choice('name', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_zodiac_sign */
export function checkGetZodiacSignResult(check: ResultCheck, result: object): void {
  checkZodiacSign(check, result);
}

/** spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export function decodeGetDailyHoroscope(raw: RawArguments): Decoded<GetDailyHoroscopeArguments> {
  const read = new ArgumentReader(raw, ['sign', 'date']);
  return read.finish<GetDailyHoroscopeArguments>({
    sign: read.choice('sign', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    date: read.string('date', { format: 'date' }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_daily_horoscope */
export function checkGetDailyHoroscopeResult(check: ResultCheck, result: object): void {
  check.choice(result, 'sign', SIGN_NAME_VALUES, { required: true });
  check.string(result, 'date', { required: true, format: 'date' });
  check.string(result, 'reading', { required: true });
  check.integer(result, 'lucky_number', { required: true, minimum: 1, maximum: 99 });
  check.string(result, 'lucky_color', { required: true });
  check.string(result, 'mood', { required: true });
}

/** spec/services/horoscopes/service.yaml#tools.get_zodiac_sign_by_birthday */
export function decodeGetZodiacSignByBirthday(raw: RawArguments): Decoded<GetZodiacSignByBirthdayArguments> {
  const read = new ArgumentReader(raw, ['month', 'day']);
  return read.finish<GetZodiacSignByBirthdayArguments>({
    month: read.integer('month', { required: true, minimum: 1, maximum: 12 }),
    day: read.integer('day', { required: true, minimum: 1, maximum: 31 }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.get_zodiac_sign_by_birthday */
export function checkGetZodiacSignByBirthdayResult(check: ResultCheck, result: object): void {
  checkZodiacSign(check, result);
}

/** spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export function decodeCheckZodiacCompatibility(raw: RawArguments): Decoded<CheckZodiacCompatibilityArguments> {
  const read = new ArgumentReader(raw, ['sign1', 'sign2']);
  return read.finish<CheckZodiacCompatibilityArguments>({
    sign1: read.choice('sign1', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
    sign2: read.choice('sign2', SIGN_NAME_VALUES, { required: true, ignoreCase: true }),
  });
}

/** Result of spec/services/horoscopes/service.yaml#tools.check_zodiac_compatibility */
export function checkCheckZodiacCompatibilityResult(check: ResultCheck, result: object): void {
  check.choice(result, 'sign1', SIGN_NAME_VALUES, { required: true });
  check.choice(result, 'sign2', SIGN_NAME_VALUES, { required: true });
  check.integer(result, 'score', { required: true, minimum: 0, maximum: 100 });
  check.string(result, 'description', { required: true });
  check.choice(result, 'aspect', ASPECT_NAME_VALUES, { required: true });
  check.integer(result, 'angle_degrees', { required: true, minimum: 0, maximum: 180 });
  check.list(result, 'elements', { required: true, minItems: 2, maxItems: 2 }, (check, items, index) =>
    check.choice(items, index, ELEMENT_VALUES, { required: true }),
  );
}

/** spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export function decodeListAstrologicalElements(raw: RawArguments): Decoded<ListAstrologicalElementsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListAstrologicalElementsArguments>({});
}

/** Result of spec/services/horoscopes/service.yaml#tools.list_astrological_elements */
export function checkListAstrologicalElementsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 4, maximum: 4 });
  check.list(result, 'elements', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAstrologicalElement),
  );
}

/** spec/services/horoscopes/service.yaml#records.AstrologicalElement */
function checkAstrologicalElement(check: ResultCheck, astrologicalElement: object): void {
  check.choice(astrologicalElement, 'name', ELEMENT_VALUES, { required: true });
  check.string(astrologicalElement, 'description', { required: true });
  check.list(astrologicalElement, 'traits', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(astrologicalElement, 'signs', { required: true }, (check, items, index) =>
    check.choice(items, index, SIGN_NAME_VALUES, { required: true }),
  );
}

/** spec/services/horoscopes/service.yaml#records.ZodiacSign */
function checkZodiacSign(check: ResultCheck, zodiacSign: object): void {
  check.choice(zodiacSign, 'name', SIGN_NAME_VALUES, { required: true });
  check.string(zodiacSign, 'symbol', { required: true });
  check.string(zodiacSign, 'glyph', { required: true });
  check.choice(zodiacSign, 'element', ELEMENT_VALUES, { required: true });
  check.choice(zodiacSign, 'quality', QUALITY_VALUES, { required: true });
  check.string(zodiacSign, 'ruling_planet', { required: true });
  check.string(zodiacSign, 'traditional_ruler', { required: true });
  check.string(zodiacSign, 'date_range', { required: true });
  check.integer(zodiacSign, 'start_month', { required: true, minimum: 1, maximum: 12 });
  check.integer(zodiacSign, 'start_day', { required: true, minimum: 1, maximum: 31 });
  check.integer(zodiacSign, 'end_month', { required: true, minimum: 1, maximum: 12 });
  check.integer(zodiacSign, 'end_day', { required: true, minimum: 1, maximum: 31 });
  check.list(zodiacSign, 'traits', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(zodiacSign, 'compatible_signs', { required: true }, (check, items, index) =>
    check.choice(items, index, SIGN_NAME_VALUES, { required: true }),
  );
}
