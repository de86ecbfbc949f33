// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  at,
  coded,
  codedInAnyCase,
  each,
  epochTimeOf,
  joinedOf,
  momentOf,
  numberOf,
  oneOf,
  oneOfInAnyCase,
  plainLine,
  required,
  textOf,
  yesNoOf,
} from '../../../runtime/decoding/source-values.ts';
import { ALERT_LEVEL_VALUES, EVENT_TYPE_VALUES, SEVERITY_VALUES } from './codec.ts';
import type { Article, Crisis } from './types.ts';

const DISASTER_HAZARD_CODES = {
  EQ: 'Earthquake',
  TC: 'Tropical cyclone',
  FL: 'Flood',
  VO: 'Volcano',
  DR: 'Drought',
  WF: 'Wildfire',
} as const;

const DISASTER_SEVERITY_CODES = { Green: 'minor', Orange: 'severe', Red: 'extreme' } as const;

const WEATHER_ALERT_ALERT_LEVEL_CODES = { Minor: 'Green', Moderate: 'Green', Severe: 'Orange', Extreme: 'Red' } as const;

const FLOOD_WARNING_SEVERITY_CODES = { '2': 'moderate', '3': 'severe', '4': 'extreme' } as const;

const FLOOD_WARNING_ALERT_LEVEL_CODES = { '2': 'Green', '3': 'Orange', '4': 'Red' } as const;

const FLOOD_WARNING_SOURCE_LEVEL_CODES = { '2': 'yellow', '3': 'orange', '4': 'red' } as const;

const SWEDISH_WARNING_EVENT_TYPE_CODES = {
  FLOODING: 'FL',
  HIGH_FLOW: 'FL',
  HIGH_SEALEVEL: 'FL',
  FIRE: 'WF',
  FOREST_FIRE: 'WF',
  GRASS_FIRE: 'WF',
  WATER_SHORTAGE: 'DR',
} as const;

const SWEDISH_WARNING_SEVERITY_CODES = { MESSAGE: 'minor', YELLOW: 'moderate', ORANGE: 'severe', RED: 'extreme' } as const;

const SWEDISH_WARNING_ALERT_LEVEL_CODES = { MESSAGE: 'Green', YELLOW: 'Green', ORANGE: 'Orange', RED: 'Red' } as const;

const SWEDISH_WARNING_SOURCE_LEVEL_CODES = { MESSAGE: 'message', YELLOW: 'yellow', ORANGE: 'orange', RED: 'red' } as const;

const METEOALARM_WARNING_EVENT_TYPE_CODES = { '7': 'FL', '8': 'WF', '12': 'FL', '13': 'FL' } as const;

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly Article: {
    title(row: JsonObject): AdapterResult<Article>['title'];
    seen_at(row: JsonObject): AdapterResult<Article>['seen_at'];
  };
  readonly Earthquake: {
    description(row: JsonObject): AdapterResult<Crisis>['description'];
    severity(row: JsonObject): AdapterResult<Crisis>['severity'];
    alert_level(row: JsonObject): AdapterResult<Crisis>['alert_level'];
    source_level(row: JsonObject): AdapterResult<Crisis>['source_level'];
    measure(row: JsonObject): AdapterResult<Crisis>['measure'];
  };
  readonly Disaster: {
    source_id(row: JsonObject): AdapterResult<Crisis>['source_id'];
    title(row: JsonObject): AdapterResult<Crisis>['title'];
    source_level(row: JsonObject): AdapterResult<Crisis>['source_level'];
    area(row: JsonObject): AdapterResult<Crisis>['area'];
    ends_at(row: JsonObject): AdapterResult<Crisis>['ends_at'];
    magnitude(row: JsonObject): AdapterResult<Crisis>['magnitude'];
    measure(row: JsonObject): AdapterResult<Crisis>['measure'];
  };
  readonly WeatherAlert: {
    event_type(row: JsonObject): AdapterResult<Crisis>['event_type'];
    description(row: JsonObject): AdapterResult<Crisis>['description'];
    instruction(row: JsonObject): AdapterResult<Crisis>['instruction'];
  };
  readonly FloodWarning: {
    title(row: JsonObject): AdapterResult<Crisis>['title'];
    starts_at(row: JsonObject): AdapterResult<Crisis>['starts_at'];
    ends_at(row: JsonObject): AdapterResult<Crisis>['ends_at'];
    updated_at(row: JsonObject): AdapterResult<Crisis>['updated_at'];
    url(row: JsonObject): AdapterResult<Crisis>['url'];
  };
  readonly SwedishWarning: {
    source_id(row: JsonObject): AdapterResult<Crisis>['source_id'];
    description(row: JsonObject): AdapterResult<Crisis>['description'];
    area(row: JsonObject): AdapterResult<Crisis>['area'];
  };
  readonly MeteoalarmWarning: {
    severity(row: JsonObject): AdapterResult<Crisis>['severity'];
    alert_level(row: JsonObject): AdapterResult<Crisis>['alert_level'];
  };
}

/** spec/services/crisis-intelligence/service.yaml#records.Article */
export function readArticle(row: JsonObject, derive: Pick<Derivations, 'Article'>): AdapterResult<Article> {
  return {
    title: derive.Article.title(row),
    url: required(textOf(row['url']), 'url'),
    domain: textOf(row['domain']),
    language: textOf(row['language']),
    source_country: textOf(row['sourcecountry']),
    seen_at: derive.Article.seen_at(row),
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.Earthquake */
export function readEarthquake(
  row: JsonObject,
  derive: Pick<Derivations, 'Earthquake'>,
): Omit<AdapterResult<Crisis>, 'instruction' | 'country_codes' | 'placed_by' | 'is_current' | 'urgency' | 'issuer' | 'glide' | 'also_reported_by'> {
  return {
    source: 'usgs-earthquakes',
    source_id: required(textOf(row['id']), 'id'),
    event_type: 'EQ',
    hazard: 'Earthquake',
    title: required(
      textOf(at(row, 'properties', 'title')) ?? textOf(at(row, 'properties', 'place')) ?? textOf(row['id']),
      'properties.title or properties.place or id',
    ),
    description: derive.Earthquake.description(row),
    severity: derive.Earthquake.severity(row),
    alert_level: derive.Earthquake.alert_level(row),
    source_level: derive.Earthquake.source_level(row),
    area: textOf(at(row, 'properties', 'place')),
    latitude: numberOf(at(row, 'geometry', 'coordinates', '1')),
    longitude: numberOf(at(row, 'geometry', 'coordinates', '0')),
    starts_at: epochTimeOf(at(row, 'properties', 'time'), 1000),
    ends_at: null,
    updated_at: epochTimeOf(at(row, 'properties', 'updated'), 1000),
    magnitude: numberOf(at(row, 'properties', 'mag')),
    depth_km: numberOf(at(row, 'geometry', 'coordinates', '2')),
    measure: derive.Earthquake.measure(row),
    certainty: textOf(at(row, 'properties', 'status')),
    url: textOf(at(row, 'properties', 'url')),
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.Disaster */
export function readDisaster(
  row: JsonObject,
  derive: Pick<Derivations, 'Disaster'>,
): Omit<AdapterResult<Crisis>, 'instruction' | 'country_codes' | 'placed_by' | 'depth_km' | 'certainty' | 'urgency' | 'also_reported_by'> {
  return {
    source: 'gdacs',
    source_id: derive.Disaster.source_id(row),
    event_type: oneOf(at(row, 'properties', 'eventtype'), EVENT_TYPE_VALUES),
    hazard: required(coded(at(row, 'properties', 'eventtype'), DISASTER_HAZARD_CODES), 'properties.eventtype'),
    title: derive.Disaster.title(row),
    description: plainLine(textOf(at(row, 'properties', 'htmldescription'))) ??
      plainLine(textOf(at(row, 'properties', 'description'))),
    severity: codedInAnyCase(at(row, 'properties', 'alertlevel'), DISASTER_SEVERITY_CODES),
    alert_level: oneOfInAnyCase(at(row, 'properties', 'alertlevel'), ALERT_LEVEL_VALUES),
    source_level: derive.Disaster.source_level(row),
    area: derive.Disaster.area(row),
    latitude: numberOf(at(row, 'geometry', 'coordinates', '1')),
    longitude: numberOf(at(row, 'geometry', 'coordinates', '0')),
    starts_at: momentOf(at(row, 'properties', 'fromdate')),
    ends_at: derive.Disaster.ends_at(row),
    updated_at: momentOf(at(row, 'properties', 'datemodified')),
    is_current: yesNoOf(at(row, 'properties', 'iscurrent')),
    magnitude: derive.Disaster.magnitude(row),
    measure: derive.Disaster.measure(row),
    issuer: textOf(at(row, 'properties', 'source')),
    glide: textOf(at(row, 'properties', 'glide')),
    url: textOf(at(row, 'properties', 'url', 'report')),
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.WeatherAlert */
export function readWeatherAlert(
  row: JsonObject,
  derive: Pick<Derivations, 'WeatherAlert'>,
): Omit<AdapterResult<Crisis>, 'country_codes' | 'placed_by' | 'latitude' | 'longitude' | 'is_current' | 'magnitude' | 'depth_km' | 'measure' | 'glide' | 'also_reported_by'> {
  return {
    source: 'nws-alerts',
    source_id: required(textOf(at(row, 'properties', 'id')), 'properties.id'),
    event_type: derive.WeatherAlert.event_type(row),
    hazard: required(textOf(at(row, 'properties', 'event')), 'properties.event'),
    title: required(
      textOf(at(row, 'properties', 'headline')) ?? textOf(at(row, 'properties', 'event')),
      'properties.headline or properties.event',
    ),
    description: derive.WeatherAlert.description(row),
    instruction: derive.WeatherAlert.instruction(row),
    severity: oneOfInAnyCase(at(row, 'properties', 'severity'), SEVERITY_VALUES),
    alert_level: codedInAnyCase(at(row, 'properties', 'severity'), WEATHER_ALERT_ALERT_LEVEL_CODES),
    source_level: textOf(at(row, 'properties', 'severity')),
    area: textOf(at(row, 'properties', 'areaDesc')),
    starts_at: momentOf(at(row, 'properties', 'onset')) ?? momentOf(at(row, 'properties', 'effective')),
    ends_at: momentOf(at(row, 'properties', 'ends')),
    updated_at: momentOf(at(row, 'properties', 'sent')),
    certainty: textOf(at(row, 'properties', 'certainty')),
    urgency: textOf(at(row, 'properties', 'urgency')),
    issuer: textOf(at(row, 'properties', 'senderName')),
    url: textOf(at(row, 'properties', '@id')),
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.FloodWarning */
export function readFloodWarning(
  row: JsonObject,
  derive: Pick<Derivations, 'FloodWarning'>,
): Omit<AdapterResult<Crisis>, 'placed_by' | 'is_current' | 'magnitude' | 'depth_km' | 'measure' | 'certainty' | 'urgency' | 'glide' | 'also_reported_by'> {
  return {
    source: 'nve-flood',
    source_id: required(textOf(row['Id']), 'Id'),
    event_type: 'FL',
    hazard: textOf(row['DangerTypeName']) ?? 'Flood',
    title: derive.FloodWarning.title(row),
    description: textOf(joinedOf([row['WarningText'], row['ConsequenceText']].flat(), ' ')),
    instruction: textOf(row['AdviceText']),
    severity: coded(row['ActivityLevel'], FLOOD_WARNING_SEVERITY_CODES),
    alert_level: coded(row['ActivityLevel'], FLOOD_WARNING_ALERT_LEVEL_CODES),
    source_level: coded(row['ActivityLevel'], FLOOD_WARNING_SOURCE_LEVEL_CODES),
    country_codes: ['NO'],
    area: textOf(joinedOf(
      [each(row, 'MunicipalityList', '*', 'Name'), each(row, 'CountyList', '*', 'Name')].flat(),
      ', ',
    )),
    latitude: null,
    longitude: null,
    starts_at: derive.FloodWarning.starts_at(row),
    ends_at: derive.FloodWarning.ends_at(row),
    updated_at: derive.FloodWarning.updated_at(row),
    issuer: 'NVE',
    url: derive.FloodWarning.url(row),
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.SwedishWarning */
export function readSwedishWarning(
  row: JsonObject,
  derive: Pick<Derivations, 'SwedishWarning'>,
): Omit<AdapterResult<Crisis>, 'title' | 'instruction' | 'placed_by' | 'latitude' | 'longitude' | 'is_current' | 'magnitude' | 'depth_km' | 'measure' | 'certainty' | 'urgency' | 'glide' | 'also_reported_by'> {
  return {
    source: 'smhi-warnings',
    source_id: derive.SwedishWarning.source_id(row),
    event_type: coded(at(row, 'warning', 'event', 'code'), SWEDISH_WARNING_EVENT_TYPE_CODES),
    hazard: required(
      textOf(at(row, 'area', 'eventDescription', 'en')) ??
        textOf(at(row, 'area', 'eventDescription', 'sv')) ??
        textOf(at(row, 'warning', 'event', 'en')) ??
        textOf(at(row, 'warning', 'event', 'sv')) ??
        textOf(at(row, 'warning', 'event', 'code')),
      'area.eventDescription.en or area.eventDescription.sv or warning.event.en or warning.event.sv or warning.event.code',
    ),
    description: derive.SwedishWarning.description(row),
    severity: codedInAnyCase(at(row, 'area', 'warningLevel', 'code'), SWEDISH_WARNING_SEVERITY_CODES),
    alert_level: codedInAnyCase(at(row, 'area', 'warningLevel', 'code'), SWEDISH_WARNING_ALERT_LEVEL_CODES),
    source_level: codedInAnyCase(at(row, 'area', 'warningLevel', 'code'), SWEDISH_WARNING_SOURCE_LEVEL_CODES),
    country_codes: ['SE'],
    area: derive.SwedishWarning.area(row),
    starts_at: momentOf(at(row, 'area', 'approximateStart')),
    ends_at: momentOf(at(row, 'area', 'approximateEnd')),
    updated_at: momentOf(at(row, 'area', 'published')) ?? momentOf(at(row, 'warning', 'created')),
    issuer: 'SMHI',
    url: 'https://www.smhi.se/vader/varningar-och-brandrisk/varningar-och-meddelanden/varningar',
  };
}

/** spec/services/crisis-intelligence/service.yaml#readers.MeteoalarmWarning */
export function readMeteoalarmWarning(
  row: JsonObject,
  derive: Pick<Derivations, 'MeteoalarmWarning'>,
): Omit<AdapterResult<Crisis>, 'source' | 'country_codes' | 'placed_by' | 'area' | 'latitude' | 'longitude' | 'is_current' | 'magnitude' | 'depth_km' | 'measure' | 'glide' | 'also_reported_by'> {
  return {
    source_id: required(textOf(at(row, 'alert', 'identifier')), 'alert.identifier'),
    event_type: coded(row['type'], METEOALARM_WARNING_EVENT_TYPE_CODES),
    hazard: required(
      textOf(at(row, 'info', 'event')) ?? textOf(at(row, 'info', 'headline')),
      'info.event or info.headline',
    ),
    title: required(
      textOf(at(row, 'info', 'headline')) ?? textOf(at(row, 'info', 'event')),
      'info.headline or info.event',
    ),
    description: textOf(at(row, 'info', 'description')),
    instruction: textOf(at(row, 'info', 'instruction')),
    severity: derive.MeteoalarmWarning.severity(row),
    alert_level: derive.MeteoalarmWarning.alert_level(row),
    source_level: textOf(row['color']),
    starts_at: momentOf(at(row, 'info', 'onset')) ??
      momentOf(at(row, 'info', 'effective')) ??
      momentOf(at(row, 'alert', 'sent')),
    ends_at: momentOf(at(row, 'info', 'expires')),
    updated_at: momentOf(at(row, 'alert', 'sent')),
    certainty: textOf(at(row, 'info', 'certainty')),
    urgency: textOf(at(row, 'info', 'urgency')),
    issuer: textOf(at(row, 'info', 'senderName')),
    url: textOf(at(row, 'info', 'web')),
  };
}
