// horoscopes: zodiac signs, compatibility, and daily readings. Uses only built-in data; results are deterministic.

import type { HoroscopesHandlers } from '../../../generated/services/horoscopes/operations.ts';
import type {
  AstrologicalElement,
  CheckZodiacCompatibilityResult,
  Element,
  GetDailyHoroscopeResult,
  SignName,
  ZodiacSign,
} from '../../../generated/services/horoscopes/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { utcDay } from '../../lib/day.ts';
import { compatibility, compatibleSigns } from './aspects.ts';
import { readingOf } from './reading.ts';
import { MONTHS, placeOf, SIGNS, type Sign, signOn } from './signs.ts';

export function create(): HoroscopesHandlers {
  return {
    list_zodiac_signs: () => ({ count: SIGNS.length, signs: SIGNS.map(signRecord) }),
    get_zodiac_sign: ({ name }) => signRecord(signNamed(name)),
    get_daily_horoscope: ({ sign, date }, call) => dailyHoroscope(signNamed(sign), date ?? utcDay(call.now())),
    get_zodiac_sign_by_birthday: ({ month, day }) => signRecord(signOfBirthday(month, day)),
    check_zodiac_compatibility: ({ sign1, sign2 }) => compatibilityOf(signNamed(sign1), signNamed(sign2)),
    list_astrological_elements: () => ({ count: ELEMENTS.length, elements: ELEMENTS.map(elementRecord) }),
  };
}

const ELEMENTS: readonly { readonly name: Element; readonly description: string; readonly traits: string[] }[] = [
  {
    name: 'Fire',
    description: 'Energy and will: acts first and inspires others.',
    traits: ['passionate', 'bold', 'spontaneous'],
  },
  {
    name: 'Earth',
    description: 'Matter and patience: builds, keeps and makes useful.',
    traits: ['practical', 'steady', 'dependable'],
  },
  {
    name: 'Air',
    description: 'Thought and exchange: asks, connects and explains.',
    traits: ['intellectual', 'communicative', 'objective'],
  },
  {
    name: 'Water',
    description: 'Feeling and intuition: senses, nurtures and remembers.',
    traits: ['emotional', 'intuitive', 'empathetic'],
  },
];

function signNamed(name: SignName): Sign {
  return SIGNS[placeOf(name)] as Sign;
}

/**
 * 29 February is valid, because there is no year.
 * @throws Problem `invalid_arguments` for a day that never occurs in the month
 */
function signOfBirthday(month: number, day: number): Sign {
  const { name, days } = MONTHS[month - 1] as (typeof MONTHS)[number];
  if (day > days) {
    throw invalidArgument(
      'day',
      `${name} ${day} does not exist; ${name} has ${days} days`,
      `Use a day from 1 to ${days}.`,
    );
  }
  return signOn(month, day);
}

function signRecord(sign: Sign): AdapterResult<ZodiacSign> {
  return {
    name: sign.name,
    symbol: sign.symbol,
    glyph: sign.glyph,
    element: sign.element,
    quality: sign.quality,
    ruling_planet: sign.rulingPlanet,
    traditional_ruler: sign.traditionalRuler,
    date_range: `${shownDay(sign.from)} - ${shownDay(sign.to)}`,
    start_month: sign.from[0],
    start_day: sign.from[1],
    end_month: sign.to[0],
    end_day: sign.to[1],
    traits: sign.traits,
    compatible_signs: compatibleSigns(sign).map(({ name }) => name),
  };
}

function dailyHoroscope(sign: Sign, date: string): AdapterResult<GetDailyHoroscopeResult> {
  const { reading, luckyNumber, luckyColor, mood } = readingOf(sign, date);
  return { sign: sign.name, date, reading, lucky_number: luckyNumber, lucky_color: luckyColor, mood };
}

function compatibilityOf(one: Sign, two: Sign): AdapterResult<CheckZodiacCompatibilityResult> {
  const { aspect, score, description } = compatibility(one, two);
  return {
    sign1: one.name,
    sign2: two.name,
    score,
    description,
    aspect: aspect.name,
    angle_degrees: aspect.degrees,
    elements: [one.element, two.element],
  };
}

function elementRecord({ name, description, traits }: (typeof ELEMENTS)[number]): AdapterResult<AstrologicalElement> {
  const signs = SIGNS.filter(({ element }) => element === name).map((sign) => sign.name);
  return { name, description, traits, signs };
}

/** Example: `March 21`. */
function shownDay([month, day]: readonly [number, number]): string {
  return `${MONTHS[month - 1]?.name} ${day}`;
}
