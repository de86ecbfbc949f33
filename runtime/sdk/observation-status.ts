// SDMX code list CL_OBS_STATUS, version 2.2 (sdmx.org), used by statistical offices.

const LABELS: Readonly<Record<string, string>> = {
  B: 'time series break',
  D: 'definition differs',
  E: 'estimated value',
  F: 'forecast value',
  G: 'experimental value',
  H: 'missing value; holiday or weekend',
  I: 'imputed value',
  J: 'derogation',
  K: 'data included in another category',
  L: 'missing value; data exist but were not collected',
  M: 'missing value; data cannot exist',
  N: 'not significant',
  O: 'missing value',
  P: 'provisional value',
  Q: 'missing value; suppressed',
  S: 'strike and other special events',
  U: 'low reliability',
  V: 'unvalidated value',
  W: 'includes data from another category',
};
const NORMAL = 'A';

/** Returns undefined for a normal value. Returns an unknown code unchanged. */
export function observationStatus(code: string | undefined): string | undefined {
  const upper = code?.trim().toUpperCase();
  if (upper === undefined || upper === '' || upper === NORMAL) return undefined;
  return Object.hasOwn(LABELS, upper) ? LABELS[upper] : code;
}

/** True if the status gives no reason why the value is missing. */
export function isPlainlyMissing(status: string | undefined): boolean {
  return status === undefined || /^(?:missing value|not available)$/i.test(status);
}

/** True if a value exists but is not published. */
export function isWithheld(status: string | undefined): boolean {
  return status !== undefined && /\b(?:suppressed|confidential|withheld)\b/i.test(status);
}
