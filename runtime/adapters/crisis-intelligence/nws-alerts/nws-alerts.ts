// Active alerts from the US National Weather Service for states, territories and surrounding waters. The endpoint has
// no limit parameter, so searches request only moderate severity and above.

import { type Derivations, readWeatherAlert } from '../../../../generated/services/crisis-intelligence/readers.ts';
import type { Crisis, EventType } from '../../../../generated/services/crisis-intelligence/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { completeOf } from '../../../decoding/source-values.ts';
import { middleOf } from '../../../lib/geometry.ts';
import { type JsonObject, listOf, momentOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

export interface WeatherAlert {
  readonly crisis: AdapterResult<Crisis>;
  /** Id of the first message in a chain of updates, or the alert's own id if it does not update another message. */
  readonly firstId: string;
  /** The first two letters of each of the alert's zone codes. */
  readonly states: readonly string[];
}

export interface ActiveMessages {
  readonly alerts: readonly WeatherAlert[];
  readonly cancelledIds: readonly string[];
}

const MODERATE_AND_ABOVE = ['Extreme', 'Severe', 'Moderate'];

/** Event types with the words that identify them in the event name; the first match wins. */
const TYPES: readonly (readonly [EventType, RegExp])[] = [
  ['EQ', /tsunami|earthquake/i],
  ['FL', /flood|hydrologic|storm surge/i],
  ['TC', /hurricane|tropical|typhoon/i],
  ['WF', /fire|red flag/i],
  ['VO', /volcan|ashfall/i],
  ['DR', /drought/i],
];
/** Zone code prefixes of territories. All other prefixes are states or waters. */
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'GU', 'AS', 'VI', 'MP']);

const derive: Pick<Derivations, 'WeatherAlert'> = {
  WeatherAlert: {
    event_type: (row) => TYPES.find(([, words]) => words.test(textOf(propertiesOf(row)['event']) ?? ''))?.[0],
    description: (row) => unwrapped(textOf(propertiesOf(row)['description'])),
    instruction: (row) => unwrapped(textOf(propertiesOf(row)['instruction'])),
  },
};

export const reads = readers(import.meta.url, { messages: readMessages });

export function create({ client }: SourceContext<'nws-alerts'>): NwsAlerts {
  return new NwsAlerts(client);
}

export class NwsAlerts {
  readonly #client: SourceClient<LifetimeName<'nws-alerts'>>;

  constructor(client: SourceClient<LifetimeName<'nws-alerts'>>) {
    this.#client = client;
  }

  /**
   * Returns active or announced alerts.
   * @param severities CAP terms: Extreme, Severe, Moderate, Minor, Unknown
   */
  async active(call: SourceCall, severities: readonly string[] = MODERATE_AND_ABOVE): Promise<readonly WeatherAlert[]> {
    const query = { status: 'actual', message_type: 'alert,update', severity: severities.join() };
    return (await this.#messages(query, call)).alerts;
  }

  /** Requests alerts of every severity, because a cancellation has a lower severity than the alert that it cancels. */
  activeAndCancelled(call: SourceCall): Promise<ActiveMessages> {
    return this.#messages({ status: 'actual', message_type: 'alert,update,cancel' }, call);
  }

  #messages(query: Readonly<Record<string, string>>, call: SourceCall): Promise<ActiveMessages> {
    return this.#client.read({ path: '/alerts/active', query, expect: 'json' }, reads.messages, call);
  }
}

/** Returns one alert per hazard, without tests and without cancelled or replaced alerts. */
function readMessages(answer: Answer): ActiveMessages {
  const { features } = objectOf(answer.json());
  if (!Array.isArray(features)) throw new Error('The response has no list of features.');
  const properties = features.map(propertiesOf);
  const replaced: ReadonlySet<string | undefined> = new Set(properties.flatMap(referencesOf));
  const cancelledIds = new Set(properties.filter(isCancellation).flatMap(referencesOf));
  const found = new Map<string, WeatherAlert>();
  for (const feature of features) {
    const alert = completeOf(feature, alertOf);
    if (alert === undefined || replaced.has(alert.crisis.source_id)) continue;
    // The source sometimes splits one hazard by zone into several alerts with the same text but different ids.
    const { hazard, starts_at, title, description } = alert.crisis;
    const key = [hazard, starts_at, title, description].join('\n');
    const twin = found.get(key);
    found.set(key, twin === undefined ? alert : together(twin, alert));
  }
  return { alerts: [...found.values()], cancelledIds: [...cancelledIds] };
}

function propertiesOf(feature: unknown): JsonObject {
  return objectOf(objectOf(feature)['properties']);
}

/** Returns the ids of the messages that the given message replaces or cancels. */
function referencesOf(fields: JsonObject): string[] {
  return listOf(fields['references'])
    .map((other) => textOf(objectOf(other)['identifier']))
    .filter((id) => id !== undefined);
}

function isCancellation(fields: JsonObject): boolean {
  return textOf(fields['status']) === 'Actual' && textOf(fields['messageType']) === 'Cancel';
}

function alertOf(feature: JsonObject): WeatherAlert | undefined {
  const properties = propertiesOf(feature);
  if (textOf(properties['status']) !== 'Actual' || textOf(properties['messageType']) === 'Cancel') return undefined;
  const alert = readWeatherAlert(feature, derive);
  const states = [...new Set(textsOf(objectOf(properties['geocode'])['UGC']).map((zone) => zone.slice(0, 2)))];
  // Alerts for entire zones have no geometry.
  const middle = feature['geometry'] === null ? undefined : middleOf(feature['geometry']);
  return {
    crisis: {
      ...alert,
      country_codes: countriesOf(states),
      latitude: middle?.latitude,
      longitude: middle?.longitude,
    },
    firstId: firstOf(properties) ?? alert.source_id,
    states,
  };
}

function countriesOf(states: readonly string[]): string[] {
  return [...new Set(states.map((state) => (TERRITORIES.has(state) ? state : 'US')))];
}

function firstOf(fields: JsonObject): string | undefined {
  const earlier = listOf(fields['references']).map(objectOf);
  const [first] = earlier.sort((a, b) => ((momentOf(a['sent']) ?? '') < (momentOf(b['sent']) ?? '') ? -1 : 1));
  return textOf(first?.['identifier']);
}

function together(one: WeatherAlert, other: WeatherAlert): WeatherAlert {
  const [firstId = one.firstId] = [one.firstId, other.firstId].sort();
  const areas = new Set([one, other].flatMap(({ crisis }) => crisis.area?.split('; ') ?? []));
  const states = [...new Set([...one.states, ...other.states])];
  const { latitude, longitude } = one.crisis.latitude === undefined ? other.crisis : one.crisis;
  return {
    crisis: {
      ...one.crisis,
      area: areas.size === 0 ? undefined : [...areas].join('; '),
      country_codes: countriesOf(states),
      latitude,
      longitude,
    },
    firstId,
    states,
  };
}

/**
 * Undoes the source's line wrapping at about 66 columns: replaces single line breaks with spaces, but keeps empty
 * lines.
 */
function unwrapped(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('\r', '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
}
