import { foldWords } from '../../../lib/text/fold.ts';

const FIELDS: Readonly<Record<number, string>> = {
  11: 'Agricultural and Biological Sciences',
  12: 'Arts and Humanities',
  13: 'Biochemistry, Genetics and Molecular Biology',
  14: 'Business, Management and Accounting',
  15: 'Chemical Engineering',
  16: 'Chemistry',
  17: 'Computer Science',
  18: 'Decision Sciences',
  19: 'Earth and Planetary Sciences',
  20: 'Economics, Econometrics and Finance',
  21: 'Energy',
  22: 'Engineering',
  23: 'Environmental Science',
  24: 'Immunology and Microbiology',
  25: 'Materials Science',
  26: 'Mathematics',
  27: 'Medicine',
  28: 'Neuroscience',
  29: 'Nursing',
  30: 'Pharmacology, Toxicology and Pharmaceutics',
  31: 'Physics and Astronomy',
  32: 'Psychology',
  33: 'Social Sciences',
  34: 'Veterinary',
  35: 'Dentistry',
  36: 'Health Professions',
};

const ALSO: Readonly<Record<string, number>> = {
  agriculture: 11,
  arts: 12,
  humanities: 12,
  biochemistry: 13,
  genetics: 13,
  'molecular biology': 13,
  business: 14,
  management: 14,
  accounting: 14,
  cs: 17,
  'earth science': 19,
  'planetary science': 19,
  economics: 20,
  finance: 20,
  econometrics: 20,
  'environmental sciences': 23,
  immunology: 24,
  microbiology: 24,
  math: 26,
  maths: 26,
  pharmacology: 30,
  toxicology: 30,
  physics: 31,
  astronomy: 31,
  'social science': 33,
  'veterinary medicine': 34,
};

export const FIELD_NAMES: readonly string[] = Object.values(FIELDS);

const BY_NAME = new Map(Object.entries(FIELDS).map(([id, name]) => [foldWords(name), Number(id)]));

/** Finds a field by name, ignoring case and commas. */
export function fieldOf(text: string): { readonly id: number; readonly name: string } | undefined {
  const words = foldWords(text);
  const id = BY_NAME.get(words) ?? (Object.hasOwn(ALSO, words) ? ALSO[words] : undefined);
  return id === undefined ? undefined : { id, name: FIELDS[id] as string };
}
