// Country codes of some organizations, which deviate from ISO 3166 for some countries.

import type { Country } from './all.ts';

export interface SourceCodes {
  /** Two-letter codes, as used by EU institutions. */
  readonly eurostat: string;
  /** Three-letter codes. */
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
