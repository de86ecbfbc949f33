// Checks the formats of RFC 3339, RFC 3986 and RFC 9562.

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|[+-](\d{2}):(\d{2}))$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const MAX_LABEL_LENGTH = 63;
const MAX_EMAIL_LENGTH = 254;
// RFC 3986. URL.canParse also accepts spaces and umlauts. The parts are checked separately, because a single expression would
// backtrack.
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const URI_CHARACTERS = /^(?:[A-Za-z0-9\-._~:@!$&'()*+,;=/?]|%[0-9A-Fa-f]{2})*$/;
const IPV6_AUTHORITY = /^\/\/(?:[A-Za-z0-9\-._~:]*@)?\[[0-9A-Fa-f:.]+\](?::[0-9]*)?/;

/** `YYYY-MM-DD` (proleptic Gregorian calendar). */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : DAYS_IN_MONTH[month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (match === null) return false;
  const [hour, minute, second] = [Number(match[2]), Number(match[3]), Number(match[4])];
  const [offsetHour, offsetMinute] = [Number(match[5] ?? 0), Number(match[6] ?? 0)];
  return (
    isCalendarDate(match[1] as string) &&
    hour < 24 &&
    minute < 60 &&
    second < 60 &&
    offsetHour < 24 &&
    offsetMinute < 60
  );
}

function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 0 || text.length > MAX_EMAIL_LENGTH) return false;
  const labels = text.slice(at + 1).split('.');
  const isHost = labels.length > 1 && labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label));
  const atoms = text.slice(0, at).split('.');
  return isHost && atoms.every((atom) => ATOM.test(atom));
}

function isUri(text: string): boolean {
  const [scheme] = SCHEME.exec(text) ?? [];
  if (scheme === undefined) return false;
  const hash = text.indexOf('#');
  if (hash >= 0 && !URI_CHARACTERS.test(text.slice(hash + 1))) return false;
  const rest = text.slice(scheme.length, hash < 0 ? undefined : hash);
  const [host] = IPV6_AUTHORITY.exec(rest) ?? [];
  const after = host === undefined ? rest : rest.slice(host.length);
  const begins = host === undefined ? after !== '' : after === '' || after.startsWith('/') || after.startsWith('?');
  return begins && URI_CHARACTERS.test(after) && URL.canParse(text);
}

export const FORMATS = {
  date: { test: isCalendarDate, says: 'an existing calendar date, as YYYY-MM-DD' },
  'date-time': { test: isDateTime, says: 'a date and time with its offset, such as 2026-11-21T13:00:00Z' },
  uri: { test: isUri, says: 'an absolute URL' },
  uuid: { test: (text: string) => UUID.test(text), says: 'a UUID' },
  email: { test: isEmail, says: 'an email address' },
} as const;

export type FormatName = keyof typeof FORMATS;
