export type ChangeClass = 'breaking' | 'additive' | 'text';

export interface Change {
  readonly class: ChangeClass;
  /** Examples: `argument-maximum-lowered`, `result-field-removed`, `tool-added` */
  readonly kind: string;
  /** Examples: `places.get_cities.arguments.limit`, `places.City.population`, `errors.not_found` */
  readonly where: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly message: string;
  /**
   * Location in the manifest, such as `spec/services/places/service.yaml#tools.get_cities`. `inside` contains the
   * nested names below it.
   */
  readonly source: string;
  readonly inside: readonly string[];
}

/** Whether consumers send the value (`takes`) or receive it (`gives`). */
export type Direction = 'takes' | 'gives';

export type Effect = 'narrows' | 'widens' | 'differs';

/**
 * Accepting fewer values or returning more values breaks consumers. So does a change that neither narrows nor widens
 * the set of values.
 */
export function classOf(effect: Effect, direction: Direction): ChangeClass {
  if (effect === 'differs') return 'breaking';
  return (effect === 'narrows') === (direction === 'takes') ? 'breaking' : 'additive';
}

export interface Spot {
  /** First part of the change's kind: tool, endpoint, argument, result, event, error, plan, key or service. */
  readonly subject: string;
  readonly where: string;
  readonly source: string;
  readonly inside: readonly string[];
}

export interface Finding {
  readonly class: ChangeClass;
  /** Second part of the change's kind, such as `maximum-lowered`. */
  readonly aspect: string;
  readonly was?: unknown;
  readonly is?: unknown;
  readonly message: string;
}

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

export function inner(spot: Spot, name: string, inside: readonly string[] = [name]): Spot {
  const where = name.startsWith('[') ? `${spot.where}${name}` : `${spot.where}.${name}`;
  return { ...spot, where, inside: [...spot.inside, ...inside] };
}

export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === undefined ? 'nothing' : text === '' ? '""' : text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
