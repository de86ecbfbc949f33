// Norwegian organisation numbers: nine digits of which the last checks the others.

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** The digits alone: numbers are often written in groups, with spaces or dashes. */
export function plainNumber(written: string): string {
  return written.replace(/[^0-9]/g, '');
}

/** Whether nine digits are a possible organisation number (modulus 11). */
export function isOrgNumber(digits: string): boolean {
  if (!/^[0-9]{9}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  // A check of 10 has no digit: such numbers are never given out.
  return check === Number(digits[8]);
}
