// How many decimals the minor unit of a currency has: ISO 4217, list one. Intl does not say it: the CLDR has the decimals in everyday
// use, such as none for HUF or IQD.

/** Currencies whose minor unit is not a hundredth. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);
let codes: ReadonlySet<string> | undefined;

/** The decimals of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD. Undefined for what is not a currency code in capitals. */
export function minorUnitDecimals(currency: string): number | undefined {
  codes ??= new Set([...Intl.supportedValuesOf('currency'), ...DECIMALS.keys()]);
  return codes.has(currency) ? (DECIMALS.get(currency) ?? 2) : undefined;
}

/** An amount that is stated in minor units, in whole units: 12345 is 123.45 EUR, 12345 JPY and 12.345 KWD. */
export function fromMinorUnits(amount: number, currency: string): number | undefined {
  const decimals = minorUnitDecimals(currency);
  return decimals === undefined ? undefined : amount / 10 ** decimals;
}
