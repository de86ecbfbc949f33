// Labels for AIS codes (ITU-R M.1371): vessel types and navigational status.

import type { VesselType } from '../../../generated/services/maritime/types.ts';

const STATUSES = [
  'under way using engine',
  'at anchor',
  'not under command',
  'restricted manoeuvrability',
  'constrained by her draught',
  'moored',
  'aground',
  'engaged in fishing',
  'under way sailing',
  'reserved (high-speed craft)',
  'reserved (wing in ground)',
  'towing astern',
  'pushing ahead or towing alongside',
  'reserved',
  'distress transmitter active',
];

const SINGLE: Readonly<Record<number, readonly [string, string]>> = {
  30: ['fishing', 'Fishing'],
  31: ['tug', 'Towing'],
  32: ['tug', 'Towing, longer than 200 m or wider than 25 m'],
  33: ['dredger', 'Dredging or underwater operations'],
  34: ['diving', 'Diving operations'],
  35: ['military', 'Military operations'],
  36: ['sailing', 'Sailing'],
  37: ['pleasure_craft', 'Pleasure craft'],
  50: ['pilot', 'Pilot vessel'],
  51: ['search_and_rescue', 'Search and rescue vessel'],
  52: ['tug', 'Tug'],
  53: ['port_tender', 'Port tender'],
  54: ['anti_pollution', 'Anti-pollution vessel'],
  55: ['law_enforcement', 'Law enforcement'],
  58: ['medical', 'Medical transport'],
  59: ['noncombatant', 'Noncombatant ship'],
};

/** Vessel types by their first digit. */
const TENS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['wing_in_ground', 'Wing in ground craft'],
  4: ['high_speed_craft', 'High-speed craft'],
  6: ['passenger', 'Passenger ship'],
  7: ['cargo', 'Cargo ship'],
  8: ['tanker', 'Tanker'],
  9: ['other', 'Other type'],
};
/** Cargo labels by the second digit of the vessel type, for types that carry cargo. */
const HAZARDS = ['', 'hazardous category A', 'hazardous category B', 'hazardous category C', 'hazardous category D'];

export interface TypeInWords {
  readonly type: string;
  readonly label: string;
}

/** Returns undefined for missing and reserved codes. */
export function typeInWords(code: number | undefined): TypeInWords | undefined {
  if (code === undefined) return undefined;
  const single = SINGLE[code];
  if (single !== undefined) return { type: single[0], label: single[1] };
  const tens = TENS[Math.floor(code / 10)];
  if (tens === undefined) return undefined;
  const hazard = HAZARDS[code % 10] ?? '';
  return { type: tens[0], label: hazard === '' ? tens[1] : `${tens[1]}, ${hazard}` };
}

export function isOfType(code: number | undefined, type: VesselType): boolean {
  return typeInWords(code)?.type === type;
}

export function statusInWords(code: number | undefined): string | null {
  return code === undefined ? null : (STATUSES[code] ?? null);
}
