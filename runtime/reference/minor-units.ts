// Number of decimals per currency, from ISO 4217 list one. Intl uses the CLDR's everyday decimals instead, such as 0
// for HUF and IQD.

/** Currencies whose minor unit is not one hundredth. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);
let codes: ReadonlySet<string> | undefined;

/** Undefined unless the argument is an uppercase currency code. */
export function minorUnitDecimals(currency: string): number | undefined {
  codes ??= new Set([...Intl.supportedValuesOf('currency'), ...DECIMALS.keys()]);
  return codes.has(currency) ? (DECIMALS.get(currency) ?? 2) : undefined;
}

/** Example: 12345 becomes 123.45 EUR, 12345 JPY or 12.345 KWD. */
export function fromMinorUnits(amount: number, currency: string): number | undefined {
  const decimals = minorUnitDecimals(currency);
  return decimals === undefined ? undefined : amount / 10 ** decimals;
}
