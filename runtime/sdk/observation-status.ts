// The status of an observation by the code list of the statistical offices: SDMX CL_OBS_STATUS, version 2.2 (sdmx.org), in its own labels.

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
/** The code of a value that has nothing special. */
const NORMAL = 'A';

/** What a status code says; undefined for a normal value, the code itself where the list does not have it. */
export function observationStatus(code: string | undefined): string | undefined {
  const upper = code?.trim().toUpperCase();
  if (upper === undefined || upper === '' || upper === NORMAL) return undefined;
  return Object.hasOwn(LABELS, upper) ? LABELS[upper] : code;
}

/** Whether a status says no more than that there is no value: neither why, nor that one will come. */
export function isPlainlyMissing(status: string | undefined): boolean {
  return status === undefined || /^(?:missing value|not available)$/i.test(status);
}

/** Whether a status says that there is a value which is not published. */
export function isWithheld(status: string | undefined): boolean {
  return status !== undefined && /\b(?:suppressed|confidential|withheld)\b/i.test(status);
}
