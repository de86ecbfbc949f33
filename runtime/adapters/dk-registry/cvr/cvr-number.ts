// Danish company numbers (CVR): eight digits whose weighted sum is divisible by 11.

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];
const MODULUS = 11;

export function isCvrNumber(number: number): boolean {
  const digits = String(number);
  if (!/^[1-9][0-9]{7}$/.test(digits)) return false;
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % MODULUS === 0;
}
