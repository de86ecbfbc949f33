// The codes that organisations have for a country where they depart from ISO 3166.

import type { Country } from './all.ts';

/** A country's code at each organisation. */
export interface SourceCodes {
  /** Two letters, as the offices of the European Union write them. */
  readonly eurostat: string;
  /** Three letters, like those of the OECD. */
  readonly worldBank: string;
  readonly oecd: string;
}

const DEPARTURES: Readonly<Record<string, Partial<SourceCodes>>> = {
  GR: { eurostat: 'EL' },
  GB: { eurostat: 'UK' },
  XK: { worldBank: 'XKX', oecd: 'XKV' },
};

/** The codes by which organisations are asked for a country. */
export function sourceCodesOf({ iso2, iso3 }: Country): SourceCodes {
  return { eurostat: iso2, worldBank: iso3, oecd: iso3, ...DEPARTURES[iso2] };
}
