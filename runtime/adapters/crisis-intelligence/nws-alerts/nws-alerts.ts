// Active alerts of the US National Weather Service: states, territories and the waters around them. The list takes no limit:
// it is cut to the grave levels at the source, and to what matters here.

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

/** A weather alert, with values that only subscriptions need. */
export interface WeatherAlert {
  readonly crisis: AdapterResult<Crisis>;
  /** The first message of its chain of updates: its own id where it updates none. */
  readonly firstId: string;
  /** Codes of the states, territories and waters that it touches: the first letters of its zones. */
  readonly states: readonly string[];
}

/** What is in force, and what was called off. */
export interface ActiveMessages {
  readonly alerts: readonly WeatherAlert[];
  /** Ids of all messages that a cancellation names. */
  readonly cancelledIds: readonly string[];
}

/** How grave alerts are that the tools ask for: all that the source can tell from "minor". */
const GRAVE = ['Extreme', 'Severe', 'Moderate'];

/** Types by words in the name of the event: the first match decides. */
const TYPES: readonly (readonly [EventType, RegExp])[] = [
  ['EQ', /tsunami|earthquake/i],
  ['FL', /flood|hydrologic|storm surge/i],
  ['TC', /hurricane|tropical|typhoon/i],
  ['WF', /fire|red flag/i],
  ['VO', /volcan|ashfall/i],
  ['DR', /drought/i],
];
/** Territories that zones begin with. All others are states or parts of their waters. */
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'GU', 'AS', 'VI', 'MP']);

const derive: Pick<Derivations, 'WeatherAlert'> = {
  WeatherAlert: {
    event_type: (row) => TYPES.find(([, words]) => words.test(textOf(propertiesOf(row)['event']) ?? ''))?.[0],
    description: (row) => unwrapped(textOf(propertiesOf(row)['description'])),
    instruction: (row) => unwrapped(textOf(propertiesOf(row)['instruction'])),
  },
};

export const reads = readers(import.meta.url, { messages: readMessages });

/** Makes the source on its client. */
export function create({ client }: SourceContext<'nws-alerts'>): NwsAlerts {
  return new NwsAlerts(client);
}

/** Weather alerts of the United States. */
export class NwsAlerts {
  readonly #client: SourceClient<LifetimeName<'nws-alerts'>>;

  constructor(client: SourceClient<LifetimeName<'nws-alerts'>>) {
    this.#client = client;
  }

  /**
   * Alerts in force or announced, of moderate severity and above unless others are named. Rejects with a Problem of the client.
   * @param severities CAP's words: Extreme, Severe, Moderate, Minor, Unknown
   */
  async active(call: SourceCall, severities: readonly string[] = GRAVE): Promise<readonly WeatherAlert[]> {
    const query = { status: 'actual', message_type: 'alert,update', severity: severities.join() };
    return (await this.#messages(query, call)).alerts;
  }

  /**
   * Alerts of every severity, with cancellations: these have a lower severity than the alert that they cancel. Rejects with a
   * Problem of the client.
   */
  activeAndCancelled(call: SourceCall): Promise<ActiveMessages> {
    return this.#messages({ status: 'actual', message_type: 'alert,update,cancel' }, call);
  }

  #messages(query: Readonly<Record<string, string>>, call: SourceCall): Promise<ActiveMessages> {
    return this.#client.read({ path: '/alerts/active', query, expect: 'json' }, reads.messages, call);
  }
}

/** The alerts of a collection: no tests, nothing cancelled or replaced, one for each hazard. @throws Error for what is none */
function readMessages(answer: Answer): ActiveMessages {
  const { features } = objectOf(answer.json());
  if (!Array.isArray(features)) throw new Error('There is no list of features.');
  const properties = features.map(propertiesOf);
  const replaced: ReadonlySet<string | undefined> = new Set(properties.flatMap(referencesOf));
  const cancelledIds = new Set(properties.filter(isCancellation).flatMap(referencesOf));
  const found = new Map<string, WeatherAlert>();
  for (const feature of features) {
    const alert = completeOf(feature, alertOf);
    if (alert === undefined || replaced.has(alert.crisis.source_id)) continue;
    // The source sometimes splits one hazard by zones: the same texts with different ids.
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

/** Ids of the messages that this one replaces or cancels. */
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
  // Alerts of whole zones come without a shape.
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

/** The earliest of the messages that this one updates. */
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

/** Lines are broken at some 66 columns: single breaks are blanks, empty lines stay. */
function unwrapped(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('\r', '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
}
