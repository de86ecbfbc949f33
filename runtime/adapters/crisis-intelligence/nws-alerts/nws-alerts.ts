// Active alerts of the US National Weather Service: states, territories and the waters around them. The list takes no limit:
// it is cut to the grave levels at the source, and to what matters here.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { middleOf, type Point } from '../../../lib/geometry.ts';
import { type JsonObject, listOf, momentOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** A weather alert. */
export interface WeatherAlert {
  readonly id: string;
  /** The first message of its chain of updates: its own id where it updates none. */
  readonly firstId: string;
  readonly event: string;
  readonly headline: string | undefined;
  readonly description: string | undefined;
  readonly instruction: string | undefined;
  /** Extreme, Severe, Moderate, Minor or Unknown, and so on: CAP's words. */
  readonly severity: string | undefined;
  readonly certainty: string | undefined;
  readonly urgency: string | undefined;
  /** Names of counties, zones or waters. */
  readonly area: string | undefined;
  /** Codes of the states, territories and waters that it touches: the first letters of its zones. */
  readonly states: readonly string[];
  readonly startsAt: string | undefined;
  /** The end of the hazard; undefined for "until further notice". The expiry of the message is not an end. */
  readonly endsAt: string | undefined;
  readonly sentAt: string | undefined;
  readonly issuer: string | undefined;
  /** Undefined for alerts of whole zones: those come without a shape. */
  readonly point: Point | undefined;
  readonly url: string | undefined;
}

/** What is in force, and what was called off. */
export interface ActiveMessages {
  readonly alerts: readonly WeatherAlert[];
  /** Ids of all messages that a cancellation names. */
  readonly cancelledIds: readonly string[];
}

/** How grave alerts are that the tools ask for: all that the source can tell from "minor". */
const GRAVE = ['Extreme', 'Severe', 'Moderate'];

/** How answers are read here. */
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
  const properties = features.map((feature) => objectOf(objectOf(feature)['properties']));
  const replaced: ReadonlySet<string | undefined> = new Set(properties.flatMap(referencesOf));
  const cancelledIds = new Set(properties.filter(isCancellation).flatMap(referencesOf));
  const found = new Map<string, WeatherAlert>();
  for (const [index, fields] of properties.entries()) {
    const alert = replaced.has(textOf(fields['id'])) ? undefined : alertOf(fields, objectOf(features[index]));
    if (alert === undefined) continue;
    // One hazard comes split by zones at times: with the same words, and other ids.
    const key = [alert.event, alert.startsAt, alert.headline, alert.description].join('\n');
    const twin = found.get(key);
    found.set(key, twin === undefined ? alert : together(twin, alert));
  }
  return { alerts: [...found.values()], cancelledIds: [...cancelledIds] };
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

function alertOf(fields: JsonObject, { geometry }: JsonObject): WeatherAlert | undefined {
  const id = textOf(fields['id']);
  const event = textOf(fields['event']);
  const isActual = textOf(fields['status']) === 'Actual' && textOf(fields['messageType']) !== 'Cancel';
  if (id === undefined || event === undefined || !isActual) return undefined;
  return {
    id,
    firstId: firstOf(fields) ?? id,
    event,
    headline: textOf(fields['headline']),
    description: unwrapped(textOf(fields['description'])),
    instruction: unwrapped(textOf(fields['instruction'])),
    severity: textOf(fields['severity']),
    certainty: textOf(fields['certainty']),
    urgency: textOf(fields['urgency']),
    area: textOf(fields['areaDesc']),
    states: [...new Set(textsOf(objectOf(fields['geocode'])['UGC']).map((zone) => zone.slice(0, 2)))],
    startsAt: momentOf(fields['onset']) ?? momentOf(fields['effective']),
    endsAt: momentOf(fields['ends']),
    sentAt: momentOf(fields['sent']),
    issuer: textOf(fields['senderName']),
    point: geometry === null ? undefined : middleOf(geometry),
    url: textOf(fields['@id']),
  };
}

/** The earliest of the messages that this one updates. */
function firstOf(fields: JsonObject): string | undefined {
  const earlier = listOf(fields['references']).map(objectOf);
  const [first] = earlier.sort((a, b) => ((momentOf(a['sent']) ?? '') < (momentOf(b['sent']) ?? '') ? -1 : 1));
  return textOf(first?.['identifier']);
}

function together(one: WeatherAlert, other: WeatherAlert): WeatherAlert {
  const [firstId = one.firstId] = [one.firstId, other.firstId].sort();
  const areas = new Set([one, other].flatMap(({ area }) => area?.split('; ') ?? []));
  return {
    ...one,
    firstId,
    area: areas.size === 0 ? undefined : [...areas].join('; '),
    states: [...new Set([...one.states, ...other.states])],
    point: one.point ?? other.point,
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
