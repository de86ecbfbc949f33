import { foldWords } from '../../lib/text/fold.ts';
import { ZONES, type Zone } from './zones.ts';

/**
 * Matches ids and aliases that contain the query, ignoring case and treating spaces as underscores. Ids that begin with
 * the query come first, then ids with a word that begins with it (`york`), then the rest; each group is sorted
 * alphabetically.
 * @param query If omitted, all zones match.
 * @param countryCode ISO 3166-1 alpha-2 in capitals; if omitted, all countries match.
 */
export function searchZones(query: string | undefined, countryCode: string | undefined): Zone[] {
  const inCountry = ZONES.filter((zone) => countryCode === undefined || zone.countryCode === countryCode);
  if (query === undefined) return inCountry;
  const normalized = query.trim().toLowerCase().replaceAll(' ', '_');
  const words = foldWords(query.replaceAll('_', ' '));
  return inCountry
    .map((zone) => ({ zone, rank: Math.min(...[zone.id, ...zone.aliases].map((id) => rankOf(id, normalized, words))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ zone }) => zone);
}

/**
 * 0 if the query is the entire id, 1 if it is a prefix, 2 if it is a prefix of a word in the id, 3 if it is any other
 * substring, otherwise Infinity.
 */
function rankOf(id: string, normalized: string, words: string): number {
  const lower = id.toLowerCase();
  if (lower === normalized) return 0;
  if (lower.startsWith(normalized)) return 1;
  // Word matching ignores the sign in Etc/GMT+5, so a query with a sign is matched literally.
  const text = /[+-]\d/.test(normalized) ? lower : foldWords(id.replaceAll('_', ' '));
  const part = /[+-]\d/.test(normalized) ? normalized : words;
  if (part === '' || !text.includes(part)) return Number.POSITIVE_INFINITY;
  return ` ${text}`.includes(` ${part}`) ? 2 : 3;
}
