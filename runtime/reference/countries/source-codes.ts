// Country codes of organizations that deviate from ISO 3166.

import type { Country } from './all.ts';

export interface SourceCodes {
  /** Two letters, as EU institutions write them. */
  readonly eurostat: string;
  /** Three letters, shared with the OECD. */
  readonly worldBank: string;
  readonly oecd: string;
}

const DEPARTURES: Readonly<Record<string, Partial<SourceCodes>>> = {
  GR: { eurostat: 'EL' },
  GB: { eurostat: 'UK' },
  XK: { worldBank: 'XKX', oecd: 'XKV' },
};

export function sourceCodesOf({ iso2, iso3 }: Country): SourceCodes {
  return { eurostat: iso2, worldBank: iso3, oecd: iso3, ...DEPARTURES[iso2] };
}
