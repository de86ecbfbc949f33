// Learns the shape of a source's responses and counts deviations for operators: a missing field, another type, an
// unusually empty list, or a new value. Stores nothing from callers' requests; all state is bounded.

import { steadyNow } from '../../lib/steady.ts';
import { type FieldShape, type ResponseShape, responseShape } from './response-shape.ts';
import { type SchemaDrift, shapeDrift } from './schema-drift.ts';

/** Number of responses of one kind that are learned before deviations count. */
const KNOWN_AFTER = 5;
const NEVER_EMPTY_AFTER = 20;
const WORDS_AFTER = 50;
/** Larger responses are not checked, because parsing them a second time is too slow. */
const MAX_BODY_SIZE = 256 * 1024;
/** Minimum interval between two checks of one kind of response. */
const PAUSE_MS = 1_000;
/** Limits per source. */
const MAX_KINDS = 40;
const MAX_COUNTED = 50;
const MAX_EXAMPLE_LENGTH = 80;
/** Maximum number of distinct values for a field to count as a closed set. */
const MAX_WORDS = 12;

export interface CountedDrift {
  readonly kind: string;
  readonly field: string;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
  /** The expected value and the first deviating value. */
  readonly example: string;
}

interface Known {
  portrait: ResponseShape;
  answers: number;
  lookedAt: number;
}

export interface WatchedAnswer {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: Buffer;
  /** The request as a string. Response values that occur in the request are never stored. */
  readonly requestText: string;
}

export class AnswerWatch {
  readonly #known = new Map<string, Known>();
  readonly #counted = new Map<string, CountedDrift>();
  readonly #pauseMs: number;
  #pending = false;

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs;
  }

  /** Schedules a check for later, so that no caller has to wait for it. */
  look(answer: WatchedAnswer): void {
    if (this.#pending || answer.body.length > MAX_BODY_SIZE || answer.body.length === 0) return;
    const known = this.#known.get(kindOf(answer.path));
    if (known !== undefined && steadyNow() - known.lookedAt < this.#pauseMs) return;
    this.#pending = true;
    setImmediate(() => {
      this.#pending = false;
      try {
        this.lookNow(answer);
      } catch {
        // A failed check must not fail a call. The caller's reader reports unreadable responses.
      }
    });
  }

  lookNow({ path, contentType, body, requestText }: WatchedAnswer): void {
    const kind = kindOf(path);
    const now = responseShape(body.toString('utf8'), contentType);
    const known = this.#known.get(kind);
    if (known === undefined) {
      if (this.#known.size < MAX_KINDS) this.#known.set(kind, { portrait: now, answers: 1, lookedAt: 0 });
      return;
    }
    if (known.answers >= KNOWN_AFTER) {
      known.lookedAt = steadyNow();
      for (const departure of driftOf(known, now)) this.#count(departure, requestText);
    }
    // Keep reporting a permanent change until the new shape has been learned.
    known.portrait =
      known.answers >= KNOWN_AFTER && now.form !== known.portrait.form
        ? known.portrait
        : merged(known.portrait, now, known.answers >= KNOWN_AFTER);
    known.answers += 1;
  }

  /** Most frequent first. */
  state(): readonly CountedDrift[] {
    return [...this.#counted.values()].sort((a, b) => b.count - a.count);
  }

  #count({ kind, field, was, is }: SchemaDrift, requestText: string): void {
    const key = `${kind} ${field}`;
    const old = this.#counted.get(key);
    if (old === undefined && this.#counted.size >= MAX_COUNTED) return;
    const shown = is !== '' && requestText.toLowerCase().includes(is.toLowerCase()) ? 'a value from the request' : is;
    const example = old?.example ?? `was ${was}, is ${shown}`.slice(0, MAX_EXAMPLE_LENGTH);
    this.#counted.set(key, {
      kind,
      field: field.slice(0, MAX_EXAMPLE_LENGTH),
      count: (old?.count ?? 0) + 1,
      last: Date.now(),
      example,
    });
  }
}

/** Path parts that are long or contain a digit are treated as ids. */
function kindOf(path: string): string {
  return path
    .split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? '*' : part))
    .join('/')
    .slice(0, 200);
}

function driftOf({ portrait, answers }: Known, now: ResponseShape): SchemaDrift[] {
  const shape = shapeDrift(portrait, now).filter(({ news }) => !news);
  if (portrait.form !== now.form) return shape;
  const content = Object.entries(portrait.fields).flatMap(([field, was]): SchemaDrift[] => {
    const is = now.fields[field];
    if (is === undefined) return [];
    if (answers >= NEVER_EMPTY_AFTER && (was.items ?? 0) > 0 && is.items === 0)
      return [{ kind: 'empty', field, was: 'never empty', is: 'empty' }];
    if (answers < WORDS_AFTER || was.words === undefined) return [];
    const strange = is.words?.find((word) => !was.words?.includes(word));
    return strange === undefined
      ? []
      : [{ kind: 'value-new', field, was: was.words.slice(0, 4).join(', '), is: strange }];
  });
  return [...shape, ...content];
}

/** Merges two shapes. Once the shape counts as known, deviations do not change it. */
function merged(a: ResponseShape, b: ResponseShape, isKnown: boolean): ResponseShape {
  const paths = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  const fields = [...paths].map((path): [string, FieldShape] => {
    const [was, is] = [a.fields[path], b.fields[path]];
    if (was !== undefined && is !== undefined) return [path, mergedField(was, is, isKnown)];
    const one = (was ?? is) as FieldShape;
    return [path, was !== undefined && isKnown ? one : { ...one, always: false }];
  });
  return { form: a.form, fields: Object.fromEntries(fields) };
}

function mergedField(was: FieldShape, is: FieldShape, isKnown: boolean): FieldShape {
  const words = [...new Set([...(was.words ?? []), ...(is.words ?? [])])];
  const isClosed = was.words !== undefined && is.words !== undefined && words.length <= MAX_WORDS;
  const items = isKnown ? was.items : leastOf(was.items, is.items);
  return {
    types: isKnown ? was.types : [...new Set([...was.types, ...is.types])].sort(),
    always: was.always && (isKnown || is.always),
    ...(isClosed ? { words } : {}),
    ...(items === undefined ? {} : { items }),
  };
}

function leastOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.min(a, b);
}
