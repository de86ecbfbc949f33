// What aisstream.io sends: an envelope with the vessel's number and a time as Go writes it, and a message below its type's name.

import {
  type AisDetails,
  type AisPosition,
  aisText,
  courseOf,
  etaOf,
  imoOf,
  measureOf,
  navStatusOf,
  placeOf,
  speedOf,
  typeCodeOf,
} from '../../ais/ais.ts';
import { type JsonObject, momentOf, numberOf, objectOf, textOf, wholeOf } from '../../kit/loose-json.ts';

/** What one message tells. */
export interface Heard {
  readonly position: AisPosition | undefined;
  readonly details: AisDetails | undefined;
  /** What the source says against us. */
  readonly error: string | undefined;
}

export const MESSAGE_TYPES = [
  'PositionReport',
  'ShipStaticData',
  'StandardClassBPositionReport',
  'ExtendedClassBPositionReport',
  'StaticDataReport',
];
const POSITION_TYPES: ReadonlySet<string> = new Set([
  'PositionReport',
  'StandardClassBPositionReport',
  'ExtendedClassBPositionReport',
]);
const NOTHING: Heard = { position: undefined, details: undefined, error: undefined };
/** Numbers of ships; stations, buoys and aircraft have other beginnings. */
const [FIRST_SHIP, LAST_SHIP] = [200_000_000, 799_999_999];
const GO_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d{1,9})? \+0000 UTC$/;

/** Reads a message; nothing of one that cannot be read or is of another kind. Never throws. */
export function heardIn(text: string): Heard {
  let message: JsonObject;
  try {
    message = objectOf(JSON.parse(text));
  } catch {
    return NOTHING;
  }
  const error = textOf(message['error']);
  if (error !== undefined) return { ...NOTHING, error: error.slice(0, 200) };
  const type = textOf(message['MessageType']) ?? '';
  const meta = objectOf(message['MetaData']);
  const fields = objectOf(objectOf(message['Message'])[type]);
  const mmsi = wholeOf(meta['MMSI']);
  const time = timeOf(meta['time_utc']);
  if (mmsi === undefined || mmsi < FIRST_SHIP || mmsi > LAST_SHIP || time === undefined || fields['Valid'] === false) {
    return NOTHING;
  }
  return {
    position: POSITION_TYPES.has(type) ? positionOf(mmsi, time, fields) : undefined,
    details: detailsOf(mmsi, time, type, fields, meta),
    error: undefined,
  };
}

function timeOf(value: unknown): string | undefined {
  const match = typeof value === 'string' ? GO_TIME.exec(value) : null;
  return match === null ? undefined : momentOf(`${match[1]}T${match[2]}Z`);
}

function positionOf(mmsi: number, time: string, fields: JsonObject): AisPosition | undefined {
  const place = placeOf(numberOf(fields['Latitude']), numberOf(fields['Longitude']));
  if (place === undefined) return undefined;
  return {
    mmsi,
    ...place,
    speed: speedOf(numberOf(fields['Sog'])),
    course: courseOf(numberOf(fields['Cog'])),
    heading: courseOf(numberOf(fields['TrueHeading'])),
    navStatus: navStatusOf(wholeOf(fields['NavigationalStatus'])),
    time,
  };
}

/** Particulars come with messages of their own, in class B in two halves; every envelope has a name. */
function detailsOf(
  mmsi: number,
  time: string,
  type: string,
  fields: JsonObject,
  meta: JsonObject,
): AisDetails | undefined {
  const [partA, partB] = [validPart(fields['ReportA']), validPart(fields['ReportB'])];
  const name = aisText(fields['Name']) ?? aisText(partA['Name']) ?? aisText(meta['ShipName']);
  const shipType = type === 'StaticDataReport' ? partB['ShipType'] : fields['Type'];
  const typeCode =
    POSITION_TYPES.has(type) && type !== 'ExtendedClassBPositionReport' ? undefined : typeCodeOf(wholeOf(shipType));
  const isFull = type === 'ShipStaticData';
  const callSign = aisText(isFull ? fields['CallSign'] : partB['CallSign']);
  if (name === undefined && typeCode === undefined && !isFull) return undefined;
  const dimension = objectOf(fields['Dimension'] ?? partB['Dimension']);
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((letter) => numberOf(dimension[letter]) ?? 0);
  const eta = objectOf(fields['Eta']);
  const [month, day, hour, minute] = ['Month', 'Day', 'Hour', 'Minute'].map((part) => wholeOf(eta[part]));
  return {
    mmsi,
    name,
    typeCode,
    callSign,
    imo: isFull ? imoOf(wholeOf(fields['ImoNumber'])) : undefined,
    destination: isFull ? aisText(fields['Destination']) : undefined,
    eta: isFull ? etaOf(month, day, hour, minute) : undefined,
    draught: isFull ? measureOf(numberOf(fields['MaximumStaticDraught'])) : undefined,
    length: measureOf((a ?? 0) + (b ?? 0)),
    width: measureOf((c ?? 0) + (d ?? 0)),
    time,
  };
}

function validPart(value: unknown): JsonObject {
  const part = objectOf(value);
  return part['Valid'] === false ? {} : part;
}

/** What a later message adds to what is known: unknown values do not take known ones away. */
export function merged(known: AisDetails | undefined, later: AisDetails): AisDetails {
  if (known === undefined) return later;
  return {
    mmsi: later.mmsi,
    name: later.name ?? known.name,
    typeCode: later.typeCode ?? known.typeCode,
    callSign: later.callSign ?? known.callSign,
    imo: later.imo ?? known.imo,
    destination: later.destination ?? known.destination,
    eta: later.eta ?? known.eta,
    draught: later.draught ?? known.draught,
    length: later.length ?? known.length,
    width: later.width ?? known.width,
    time: later.time ?? known.time,
  };
}
