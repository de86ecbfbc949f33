// Common words for specialties, with their descriptions in the NUCC Health Care Provider Taxonomy. The registry
// matches the beginning of a description, but these descriptions do not begin with the common word.

const EVERYDAY: readonly (readonly [words: string, description: string])[] = [
  ['cardiology cardiologist', 'Internal Medicine, Cardiovascular Disease'],
  ['endocrinology endocrinologist', 'Internal Medicine, Endocrinology, Diabetes & Metabolism'],
  ['gastroenterology gastroenterologist', 'Internal Medicine, Gastroenterology'],
  ['geriatrics geriatrician', 'Internal Medicine, Geriatric Medicine'],
  ['hematology hematologist', 'Internal Medicine, Hematology'],
  ['infectiology', 'Internal Medicine, Infectious Disease'],
  ['nephrology nephrologist', 'Internal Medicine, Nephrology'],
  ['oncology oncologist', 'Internal Medicine, Medical Oncology'],
  ['pulmonology pulmonologist', 'Internal Medicine, Pulmonary Disease'],
  ['rheumatology rheumatologist', 'Internal Medicine, Rheumatology'],
  ['neurology neurologist', 'Psychiatry & Neurology, Neurology'],
  ['psychiatry psychiatrist', 'Psychiatry & Neurology, Psychiatry'],
  ['gynecology gynecologist obgyn', 'Obstetrics & Gynecology'],
  ['orthopedics orthopedist orthopedic', 'Orthopaedic Surgery'],
  ['ent', 'Otolaryngology'],
  ['anesthetist anesthesiologist', 'Anesthesiology'],
  ['dermatologist', 'Dermatology'],
  ['internist', 'Internal Medicine'],
  ['ophthalmologist', 'Ophthalmology'],
  ['pediatrician', 'Pediatrics'],
  ['radiologist', 'Radiology'],
  ['surgeon', 'Surgery'],
  ['urologist', 'Urology'],
  ['dentistry', 'Dentist'],
  ['optometry', 'Optometrist'],
  ['physiotherapist physiotherapy', 'Physical Therapist'],
  ['podiatry', 'Podiatrist'],
  ['psychology', 'Psychologist'],
];

const DESCRIPTIONS = new Map(
  EVERYDAY.flatMap(([words, description]) => words.split(' ').map((word) => [word, description] as const)),
);

/**
 * Returns descriptions to try, most likely first: the caller's words or, for a common word, its description and the
 * part after the first comma of that description. It is not known whether the registry matches such parts.
 */
export function descriptionsFor(specialty: string): readonly string[] {
  const description = DESCRIPTIONS.get(specialty.trim().toLowerCase());
  if (description === undefined) return [specialty];
  const comma = description.indexOf(', ');
  return comma < 0 ? [description] : [description, description.slice(comma + 2)];
}
