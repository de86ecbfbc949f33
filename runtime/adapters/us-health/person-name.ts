// Parses a person's name in free form: titles before the name, credentials and generational suffixes after it, with or
// without commas, and middle initials. The registry has no fields for these additions.

/**
 * A name in upper case: either divided by a comma, or a list of words. The last word, the last few words or all words
 * may be the last name.
 */
export type WrittenName =
  | { readonly last: string; readonly first: string | undefined }
  | { readonly words: readonly string[] };

const TITLES = words('DR DOCTOR MR MRS MS MISS MX PROF PROFESSOR SIR REV HON');
const GENERATIONS = words('JR SR II III IV 2ND 3RD 4TH');
const CREDENTIALS = words(
  'MD MDPHD PHD DDS DMD DPM DVM DNP DPT DSC EDD JD ESQ MBA MBBS MBBCH MPH MSN BSN MSW PSYD PHARMD RPH RN LPN NP APN APRN ARNP FNP FNP-C ' +
    'FNP-BC ANP PMHNP CNM CNP CNS CRNA CRNP PA-C LCSW LICSW LMSW LMFT LMHC LPC LPCC LCPC RD RDN OTR OTR/L SLP CCC-SLP BCBA FACP FACC ' +
    'FACS FAAP FACOG FACEP FAAFP FAAOS FACR',
);
/**
 * Credentials that are also names (Anh Do, Jack Ma). They are treated as credentials after a comma, with dots, or after
 * two other names.
 */
const AMBIGUOUS = words('DO PA MA MS BA BS DC OD ND OT PT LAC');

/** Returns the most likely interpretation first; empty for input without a name. `term` is in upper case. */
export function writtenNames(term: string): readonly WrittenName[] {
  const [head = '', ...behind] = term
    .split(',')
    .map((part) => part.split(' ').filter((word) => plain(word) !== ''))
    .map((part) => part.join(' '))
    .filter((part) => part !== '');
  const givenName = behind.map((part) => part.split(' ')).find((part) => part.some((word) => !isBehind(word)));
  const front = head.split(' ');
  if (givenName !== undefined) {
    const last = withoutEnding(withoutTitles(front)).join(' ');
    return last === '' ? [] : [{ last, first: withoutTitles(givenName).find(isName) }];
  }
  const all = withoutTitles(front);
  const without = withoutEnding(all);
  // After two names, an ambiguous word is a credential, or possibly the last name.
  const isOpen = without.length < all.length && AMBIGUOUS.has(all.at(-1) ?? '');
  return (isOpen ? [without, all] : [without])
    .map((reading) => ({ words: withoutLetters(reading) }))
    .filter((reading) => reading.words.length > 0);
}

/** Removes single letters, such as middle initials, because the registry would search for a one-letter name. */
function withoutLetters(all: readonly string[]): readonly string[] {
  return all.filter((word, index) => index === all.length - 1 || isName(word));
}

function withoutTitles(all: readonly string[]): readonly string[] {
  const first = all.findIndex((word) => !TITLES.has(plain(word)));
  return first < 0 ? [] : all.slice(first);
}

/** Removes credentials and generational suffixes at the end; at least one name remains. */
function withoutEnding(all: readonly string[]): readonly string[] {
  let end = all.length;
  while (end > 1) {
    const word = all[end - 1] as string;
    const isAmbiguous = AMBIGUOUS.has(plain(word)) && !word.includes('.');
    if (isAmbiguous ? end < 3 : !isBehind(word)) break;
    end--;
  }
  return all.slice(0, end);
}

function isBehind(word: string): boolean {
  return GENERATIONS.has(plain(word)) || CREDENTIALS.has(plain(word)) || AMBIGUOUS.has(plain(word));
}

function isName(word: string): boolean {
  return plain(word).length > 1;
}

function plain(word: string): string {
  return word.replaceAll('.', '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
