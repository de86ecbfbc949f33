// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/** Horoscopes. Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for entertainment. */
export function horoscopesFunctions(caller: Caller) {
  return {
    /**
     * All 12 zodiac signs, Aries first, with dates, element, quality, ruling planet, traits and compatible signs. For
     * entertainment. In zodiac order, starting with Aries. Use when the user wants all signs at once, or a comparison
     * of them. For one sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.
     */
    list_zodiac_signs: (
      values: components['schemas']['Horoscopes.ListZodiacSignsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.ListZodiacSignsResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/list_zodiac_signs' }, values, options),

    /**
     * One zodiac sign by name: its traits, its element, quality and ruling planet, its dates, and the signs it gets
     * along with. For entertainment. Use when the user asks what a Leo, a Virgo or another sign is like, or when that
     * sign begins and ends. For the sign for a birthday use get_zodiac_sign_by_birthday; for the reading for a day
     * use get_daily_horoscope; for how two signs get along use check_zodiac_compatibility.
     */
    get_zodiac_sign: (
      values: components['schemas']['Horoscopes.GetZodiacSignArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.GetZodiacSignResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/get_zodiac_sign' }, values, options),

    /**
     * A zodiac sign's reading for a given day, with lucky number, lucky color and mood. For entertainment. Assembled
     * from fixed phrases by sign and date: the same sign and date always return the same reading. Accepts any date,
     * past or future; the default is today in UTC. Use when the user wants to know what today or another day holds
     * for a zodiac sign. For the sign of a person whose birthday is known use get_zodiac_sign_by_birthday; for what
     * is typical of a sign use get_zodiac_sign.
     */
    get_daily_horoscope: (
      values: components['schemas']['Horoscopes.GetDailyHoroscopeArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.GetDailyHoroscopeResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/get_daily_horoscope' }, values, options),

    /**
     * The zodiac sign of a birthday, with full details. For entertainment. Uses the conventional dates; in some years
     * the sun changes sign up to a day earlier or later. Use when a date of birth is known and the user asks for the
     * star sign. For a sign given by name use get_zodiac_sign; for the reading of a day use get_daily_horoscope.
     */
    get_zodiac_sign_by_birthday: (
      values: components['schemas']['Horoscopes.GetZodiacSignByBirthdayArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.GetZodiacSignByBirthdayResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/get_zodiac_sign_by_birthday' }, values, options),

    /**
     * Compatibility of two zodiac signs (how well they get along), as a score from 0 to 100 and a description. For
     * entertainment. Based on the angle between the signs (their aspect) and their elements; the order of the two
     * does not matter. Use when the user asks whether two zodiac signs, or people born under them, are compatible.
     * For one sign use get_zodiac_sign; for the sign for a birthday use get_zodiac_sign_by_birthday.
     */
    check_zodiac_compatibility: (
      values: components['schemas']['Horoscopes.CheckZodiacCompatibilityArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.CheckZodiacCompatibilityResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/check_zodiac_compatibility' }, values, options),

    /**
     * The four elements, Fire, Earth, Air and Water, in zodiac order, with their signs and traits. For entertainment.
     * Use when the user asks which signs are fire, earth, air or water, or what an element stands for. For all signs
     * with their details use list_zodiac_signs.
     */
    list_astrological_elements: (
      values: components['schemas']['Horoscopes.ListAstrologicalElementsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Horoscopes.ListAstrologicalElementsResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/list_astrological_elements' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/horoscopes/report_feedback', changes: true }, values, options),
  };
}
