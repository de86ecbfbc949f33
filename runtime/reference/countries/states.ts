import { foldWords } from '../../lib/text/fold.ts';

/** One per line. */
const STATES = `
AL Alabama
AK Alaska
AZ Arizona
AR Arkansas
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming
`;

/** Territories, freely associated states (which also have ISO 3166 codes) and military mail. */
const BEYOND_STATES = `
AS American Samoa
GU Guam
MP Northern Mariana Islands
PR Puerto Rico
VI U.S. Virgin Islands
FM Federated States of Micronesia
MH Marshall Islands
PW Palau
AA Armed Forces Americas
AE Armed Forces Europe
AP Armed Forces Pacific
`;

/** Also includes areas that are used like states in addresses. */
export interface UsState {
  readonly code: string;
  readonly name: string;
  readonly isState: boolean;
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'washington dc': 'DC',
  'd c': 'DC',
  'washington state': 'WA',
  'state of washington': 'WA',
  'state of georgia': 'GA',
  'new york state': 'NY',
  'virgin islands': 'VI',
  'us virgin islands': 'VI',
  micronesia: 'FM',
};

export const US_STATES: readonly UsState[] = [...rowsOf(STATES, true), ...rowsOf(BEYOND_STATES, false)];

const byKey = new Map<string, UsState>(
  US_STATES.flatMap((state) => [state.code.toLowerCase(), foldWords(state.name)].map((key) => [key, state] as const)),
);
for (const [name, code] of Object.entries(OTHER_NAMES)) byKey.set(name, byKey.get(code.toLowerCase()) as UsState);

/** Accepts a two-letter code or a name in any case. */
export function usStateLike(text: string): UsState | undefined {
  return byKey.get(foldWords(text));
}

function rowsOf(table: string, isState: boolean): UsState[] {
  return table
    .trim()
    .split('\n')
    .map((row) => ({ code: row.slice(0, 2), name: row.slice(3), isState }));
}
