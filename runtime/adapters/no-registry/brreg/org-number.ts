// Norwegian organization numbers have nine digits, the last of which is a check digit.

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** Removes spaces, dashes and all other characters that are not digits. */
export function plainNumber(written: string): string {
  return written.replace(/[^0-9]/g, '');
}

/** Verifies the check digit (modulus 11). */
export function isOrgNumber(digits: string): boolean {
  if (!/^[0-9]{9}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  // A check value of 10 never matches, because such numbers are not assigned.
  return check === Number(digits[8]);
}
