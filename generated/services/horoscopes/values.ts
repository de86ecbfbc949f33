// Generated from spec/services/horoscopes/service.yaml by `make generate`: do not edit.

/** Name of the angle between two signs. */
export const ASPECT_NAME_VALUES = [
  'conjunction', 'semisextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition',
] as const;

/** One of the four classical elements. */
export const ELEMENT_VALUES = ['Fire', 'Earth', 'Air', 'Water'] as const;

/** Cardinal signs begin a season, fixed ones hold it, mutable ones end it. */
export const QUALITY_VALUES = ['Cardinal', 'Fixed', 'Mutable'] as const;

/** Sign of the tropical (Western) zodiac. */
export const SIGN_NAME_VALUES = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius',
  'Pisces',
] as const;
