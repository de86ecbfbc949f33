// Search for time zones by part of their id, as the places service offers it.

import { foldWords } from '../../lib/text/fold.ts';
import { ZONES, type Zone } from './zones.ts';

/**
 * Zones whose id or old name holds the text, in any case, blanks for underscores: those that begin with it first, then those
 * of which a part does (`york`), then the rest; alphabetical among equals.
 * @param query All zones when absent.
 * @param countryCode ISO 3166-1 alpha-2 in capitals; zones of all countries when absent.
 */
export function searchZones(query: string | undefined, countryCode: string | undefined): Zone[] {
  const inCountry = ZONES.filter((zone) => countryCode === undefined || zone.countryCode === countryCode);
  if (query === undefined) return inCountry;
  const wanted = query.trim().toLowerCase().replaceAll(' ', '_');
  const words = foldWords(query.replaceAll('_', ' '));
  return inCountry
    .map((zone) => ({ zone, rank: Math.min(...[zone.id, ...zone.aliases].map((id) => rankOf(id, wanted, words))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ zone }) => zone);
}

/** 0 the id itself, 1 its beginning, 2 the beginning of one of its words, 3 anywhere, else infinite. */
function rankOf(id: string, wanted: string, words: string): number {
  const lower = id.toLowerCase();
  if (lower === wanted) return 0;
  if (lower.startsWith(wanted)) return 1;
  // The signs of Etc/GMT+5 are no words: a query that has one is taken literally.
  const text = /[+-]\d/.test(wanted) ? lower : foldWords(id.replaceAll('_', ' '));
  const part = /[+-]\d/.test(wanted) ? wanted : words;
  if (part === '' || !text.includes(part)) return Number.POSITIVE_INFINITY;
  return ` ${text}`.includes(` ${part}`) ? 2 : 3;
}
