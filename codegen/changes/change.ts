// A change for consumers, and which kinds there are.

/** What a change does to those who rely on what was there. */
export type ChangeClass = 'breaking' | 'additive' | 'text';

/** One difference between two descriptions. */
export interface Change {
  readonly class: ChangeClass;
  /** `argument-maximum-lowered`, `result-field-removed`, `tool-added` */
  readonly kind: string;
  /** `places.get_cities.arguments.limit`, `places.City.population`, `errors.not_found` */
  readonly where: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly message: string;
  /** Where the manifest says it: `spec/services/places/service.yaml#tools.get_cities`, and the names below that. */
  readonly source: string;
  readonly inside: readonly string[];
}

/** Which way something goes: what consumers send, or what they get. */
export type Direction = 'takes' | 'gives';

/** What a change does to the values that are allowed. */
export type Effect = 'narrows' | 'widens' | 'differs';

/** Narrower questions and wider answers break those who were content before; what is neither breaks both. */
export function classOf(effect: Effect, direction: Direction): ChangeClass {
  if (effect === 'differs') return 'breaking';
  return (effect === 'narrows') === (direction === 'takes') ? 'breaking' : 'additive';
}

/** Where changes are noted while two descriptions are compared. */
export interface Spot {
  /** First word of the kind: tool, endpoint, argument, result, event, error, plan, key, service. */
  readonly subject: string;
  readonly where: string;
  readonly source: string;
  readonly inside: readonly string[];
}

/** What is said of a change beside its place. */
export interface Finding {
  readonly class: ChangeClass;
  /** Second part of the kind. */
  readonly aspect: string;
  readonly was?: unknown;
  readonly is?: unknown;
  readonly message: string;
}

/** A list of changes that grows. */
export class Changes {
  readonly all: Change[] = [];

  add({ subject, where, source, inside }: Spot, { aspect, was, is, ...finding }: Finding): void {
    const kind = `${subject}-${aspect}`;
    this.all.push({
      class: finding.class,
      kind,
      where,
      was: was ?? null,
      is: is ?? null,
      message: finding.message,
      source,
      inside,
    });
  }
}

/** The spot of a part of what stands at a spot. */
export function inner(spot: Spot, name: string, inside: readonly string[] = [name]): Spot {
  const where = name.startsWith('[') ? `${spot.where}${name}` : `${spot.where}.${name}`;
  return { ...spot, where, inside: [...spot.inside, ...inside] };
}

/** A value as it stands in a sentence. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined ? 'nothing' : text === '' ? '""' : text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
