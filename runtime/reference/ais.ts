// Automatic Identification System (ITU-R M.1371). Values that mean "not available" become undefined.

export interface AisPosition {
  readonly mmsi: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Knots over ground; 102.2 means 102.2 or more. */
  readonly speed: number | undefined;
  /** Degrees over ground. */
  readonly course: number | undefined;
  /** Direction of the bow in degrees. */
  readonly heading: number | undefined;
  /** 0 to 14. */
  readonly navStatus: number | undefined;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Data that a vessel reports about itself. */
export interface AisDetails {
  readonly mmsi: number;
  readonly name: string | undefined;
  /** 1 to 99. */
  readonly typeCode: number | undefined;
  readonly callSign: string | undefined;
  readonly imo: number | undefined;
  readonly destination: string | undefined;
  readonly eta: AisEta | undefined;
  /** Meters. */
  readonly draught: number | undefined;
  readonly length: number | undefined;
  readonly width: number | undefined;
  /** When the vessel last sent this data. */
  readonly time: string | undefined;
}

/** AIS does not transmit the year; the hour and minute may be missing. */
export interface AisEta {
  readonly month: number;
  readonly day: number;
  readonly hour: number | undefined;
  readonly minute: number | undefined;
}

/** Includes values that mean "not available". */
export type SentPosition = { readonly [Field in keyof AisPosition]: AisPosition[Field] | undefined };

export function positionOf(sent: SentPosition): AisPosition | undefined {
  const { mmsi, time } = sent;
  const place = placeOf(sent.latitude, sent.longitude);
  if (mmsi === undefined || place === undefined || time === undefined) return undefined;
  return {
    mmsi,
    ...place,
    speed: speedOf(sent.speed),
    course: degreesOf(sent.course),
    heading: degreesOf(sent.heading),
    navStatus: navStatusOf(sent.navStatus),
    time,
  };
}

export interface SentDetails {
  readonly mmsi: number;
  readonly name: unknown;
  readonly typeCode: number | undefined;
  readonly callSign: unknown;
  readonly imo: number | undefined;
  readonly destination: unknown;
  readonly eta: AisEta | undefined;
  /** Meters. */
  readonly draught: number | undefined;
  /** Meters from the antenna to bow, stern, port and starboard. */
  readonly antenna: readonly (number | undefined)[];
  /** In meters; used for sources that send the length directly. */
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly time: string | undefined;
}

export function detailsOf(sent: SentDetails): AisDetails {
  const [bow = 0, stern = 0, port = 0, starboard = 0] = sent.antenna;
  return {
    mmsi: sent.mmsi,
    name: aisText(sent.name),
    typeCode: typeCodeOf(sent.typeCode),
    callSign: aisText(sent.callSign),
    imo: imoOf(sent.imo),
    destination: aisText(sent.destination),
    eta: sent.eta,
    draught: measureOf(sent.draught),
    length: measureOf(sent.length ?? bow + stern),
    width: measureOf(sent.width ?? port + starboard),
    time: sent.time,
  };
}

/** Fields that are missing in `first` are taken from `second`. */
export function joinedDetails(first: AisDetails, second: AisDetails): AisDetails {
  const known = Object.entries(first).filter(([, value]) => value !== undefined);
  return { ...second, ...Object.fromEntries(known) };
}

/** Knots; undefined for 102.3, which means unknown. */
export function speedOf(knots: number | undefined): number | undefined {
  return knots !== undefined && knots >= 0 && knots <= 102.2 ? knots : undefined;
}

/** Degrees, 0 to 359; undefined for 360 and 511. */
function degreesOf(degrees: number | undefined): number | undefined {
  return degrees !== undefined && degrees >= 0 && degrees < 360 ? degrees : undefined;
}

function navStatusOf(code: number | undefined): number | undefined {
  return code !== undefined && Number.isInteger(code) && code >= 0 && code < 15 ? code : undefined;
}

/** Undefined for latitude 91 or longitude 181, and for 0,0, which broken receivers send. */
export function placeOf(
  latitude: number | undefined,
  longitude: number | undefined,
): { latitude: number; longitude: number } | undefined {
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** 0 means unknown. */
function measureOf(metres: number | undefined): number | undefined {
  return metres !== undefined && metres > 0 ? Math.round(metres * 10) / 10 : undefined;
}

function typeCodeOf(code: number | undefined): number | undefined {
  return code !== undefined && Number.isInteger(code) && code > 0 && code < 100 ? code : undefined;
}

/** Accepts seven digits with a valid check digit. */
export function imoOf(number: number | undefined): number | undefined {
  const digits = String(number ?? '');
  if (!/^\d{7}$/.test(digits)) return undefined;
  const sum = [...digits.slice(0, 6)].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0);
  return sum % 10 === Number(digits[6]) ? number : undefined;
}

/** Removes the padding (spaces or @). */
export function aisText(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const end = text.indexOf('@');
  const clean = (end < 0 ? text : text.slice(0, end)).replace(/\s+/g, ' ').trim();
  return clean === '' ? undefined : clean;
}

/** Undefined for month 0 or day 0; hour 24 and minute 60 mean unknown. */
export function etaOf(
  month: number | undefined,
  day: number | undefined,
  hour: number | undefined,
  minute: number | undefined,
): AisEta | undefined {
  if (month === undefined || day === undefined || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return {
    month,
    day,
    hour: hour !== undefined && hour >= 0 && hour < 24 ? hour : undefined,
    minute: minute !== undefined && minute >= 0 && minute < 60 ? minute : undefined,
  };
}

/** Great-circle distance. */
export function kilometres(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const [a, b] = [one.latitude * radians, other.latitude * radians];
  const half = Math.sin((b - a) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(a) * Math.cos(b) * east)));
}
