// Parses aisstream.io messages. A message is an envelope that contains the vessel's number, a time in Go's format, and
// a body in a field named after the message type.

import { type JsonObject, momentOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import {
  type AisDetails,
  type AisPosition,
  aisText,
  detailsOf,
  etaOf,
  joinedDetails,
  positionOf,
} from '../../../reference/ais.ts';

export interface ParsedMessage {
  readonly position: AisPosition | undefined;
  readonly details: AisDetails | undefined;
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
const NOTHING: ParsedMessage = { position: undefined, details: undefined, error: undefined };
/** MMSI range of ships. Coast stations, buoys and aircraft use other prefixes. */
const [FIRST_SHIP, LAST_SHIP] = [200_000_000, 799_999_999];
const GO_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.\d{1,9})? \+0000 UTC$/;

/** Returns an empty result for a malformed message or another message type. Never throws. */
export function parseMessage(text: string): ParsedMessage {
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
    position: POSITION_TYPES.has(type) ? sentPosition(mmsi, time, fields) : undefined,
    details: sentDetails(mmsi, time, type, fields, meta),
    error: undefined,
  };
}

function timeOf(value: unknown): string | undefined {
  const match = typeof value === 'string' ? GO_TIME.exec(value) : null;
  return match === null ? undefined : momentOf(`${match[1]}T${match[2]}Z`);
}

function sentPosition(mmsi: number, time: string, fields: JsonObject): AisPosition | undefined {
  return positionOf({
    mmsi,
    latitude: numberOf(fields['Latitude']),
    longitude: numberOf(fields['Longitude']),
    speed: numberOf(fields['Sog']),
    course: numberOf(fields['Cog']),
    heading: numberOf(fields['TrueHeading']),
    navStatus: wholeOf(fields['NavigationalStatus']),
    time,
  });
}

/** Vessel details are sent in separate messages (in two parts for class B). The vessel's name is in every envelope. */
function sentDetails(
  mmsi: number,
  time: string,
  type: string,
  fields: JsonObject,
  meta: JsonObject,
): AisDetails | undefined {
  const [partA, partB] = [validPart(fields['ReportA']), validPart(fields['ReportB'])];
  const name = aisText(fields['Name']) ?? aisText(partA['Name']) ?? aisText(meta['ShipName']);
  const shipType = type === 'StaticDataReport' ? partB['ShipType'] : fields['Type'];
  const hasType = !POSITION_TYPES.has(type) || type === 'ExtendedClassBPositionReport';
  const isFull = type === 'ShipStaticData';
  const dimension = objectOf(fields['Dimension'] ?? partB['Dimension']);
  const eta = objectOf(fields['Eta']);
  const [month, day, hour, minute] = ['Month', 'Day', 'Hour', 'Minute'].map((part) => wholeOf(eta[part]));
  const details = detailsOf({
    mmsi,
    name,
    typeCode: hasType ? wholeOf(shipType) : undefined,
    callSign: isFull ? fields['CallSign'] : partB['CallSign'],
    imo: isFull ? wholeOf(fields['ImoNumber']) : undefined,
    destination: isFull ? fields['Destination'] : undefined,
    eta: isFull ? etaOf(month, day, hour, minute) : undefined,
    draught: isFull ? numberOf(fields['MaximumStaticDraught']) : undefined,
    antenna: ['A', 'B', 'C', 'D'].map((letter) => numberOf(dimension[letter])),
    time,
  });
  return details.name === undefined && details.typeCode === undefined && !isFull ? undefined : details;
}

function validPart(value: unknown): JsonObject {
  const part = objectOf(value);
  return part['Valid'] === false ? {} : part;
}

/** Merges new details into known details. Unknown values do not overwrite known values. */
export function merged(known: AisDetails | undefined, later: AisDetails): AisDetails {
  return known === undefined ? later : joinedDetails(later, known);
}
