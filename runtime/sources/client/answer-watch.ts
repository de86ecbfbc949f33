// What a source's answers look like, learnt while they come, and what is not so any more: a field that was always there is
// missing or of another type, a list that was never empty is, a word that nobody saw. Counted by field with one example, for
// operators. Nothing of what callers sent is kept, and all of it is bounded.

import { steadyNow } from '../../lib/steady.ts';
import { type FieldShape, type ResponseShape, responseShape } from './response-shape.ts';
import { type SchemaDrift, shapeDrift } from './schema-drift.ts';

/** Answers of a kind until they are known, until an empty one is strange, and until a new word is. */
const KNOWN_AFTER = 5;
const NEVER_EMPTY_AFTER = 20;
const WORDS_AFTER = 50;
/** Larger answers are not looked at: parsing them once more would be felt. */
const LARGEST_BODY = 256 * 1024;
/** Answers of one kind are looked at this far apart. */
const PAUSE_MS = 1_000;
/** Kinds of questions to one source, fields that are counted of it, and characters of an example. */
const MOST_KINDS = 40;
const MOST_COUNTED = 50;
const LONGEST_EXAMPLE = 80;
/** Most different words that a field may have and still be a closed set. */
const MOST_WORDS = 12;

/** A field that is not as it was, since the start. */
export interface CountedDrift {
  readonly kind: string;
  readonly field: string;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
  /** What was, and what came, the first time. */
  readonly example: string;
}

interface Known {
  portrait: ResponseShape;
  answers: number;
  lookedAt: number;
}

/** One answer as it came. */
export interface WatchedAnswer {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: Buffer;
  /** What was asked, whose words are never kept. */
  readonly asked: string;
}

/** The watch over the answers of one source. */
export class AnswerWatch {
  readonly #known = new Map<string, Known>();
  readonly #counted = new Map<string, CountedDrift>();
  readonly #pauseMs: number;
  #pending = false;

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs;
  }

  /** Looks at an answer once this turn of the event loop is over: nobody waits for it. */
  look(answer: WatchedAnswer): void {
    if (this.#pending || answer.body.length > LARGEST_BODY || answer.body.length === 0) return;
    const known = this.#known.get(kindOf(answer.path));
    // While they are learnt all are looked at.
    if (known !== undefined && steadyNow() - known.lookedAt < this.#pauseMs) return;
    this.#pending = true;
    setImmediate(() => {
      this.#pending = false;
      try {
        this.lookNow(answer);
      } catch {
        // A look is worth no call: what cannot be read is told by those who must read it.
      }
    });
  }

  /** The same at once. */
  lookNow({ path, contentType, body, asked }: WatchedAnswer): void {
    const kind = kindOf(path);
    const now = responseShape(body.toString('utf8'), contentType);
    const known = this.#known.get(kind);
    if (known === undefined) {
      if (this.#known.size < MOST_KINDS) this.#known.set(kind, { portrait: now, answers: 1, lookedAt: 0 });
      return;
    }
    if (known.answers >= KNOWN_AFTER) {
      known.lookedAt = steadyNow();
      for (const departure of driftOf(known, now)) this.#count(departure, asked);
    }
    // Once seen and counted it is known: a source that changed for good is told until it is learnt anew.
    known.portrait =
      known.answers >= KNOWN_AFTER && now.form !== known.portrait.form
        ? known.portrait
        : merged(known.portrait, now, known.answers >= KNOWN_AFTER);
    known.answers += 1;
  }

  /** What was counted, the most frequent first. */
  state(): readonly CountedDrift[] {
    return [...this.#counted.values()].sort((a, b) => b.count - a.count);
  }

  #count({ kind, field, was, is }: SchemaDrift, asked: string): void {
    const key = `${kind} ${field}`;
    const old = this.#counted.get(key);
    if (old === undefined && this.#counted.size >= MOST_COUNTED) return;
    const told = is !== '' && asked.toLowerCase().includes(is.toLowerCase()) ? 'what was asked for' : is;
    const example = old?.example ?? `was ${was}, is ${told}`.slice(0, LONGEST_EXAMPLE);
    this.#counted.set(key, {
      kind,
      field: field.slice(0, LONGEST_EXAMPLE),
      count: (old?.count ?? 0) + 1,
      last: Date.now(),
      example,
    });
  }
}

/** Questions of one kind differ in ids alone: parts of a path with a digit in them, or long ones, stand for one another. */
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

/** Both in one: what only one of them has is not always there. Once known, a departure does not unlearn what was. */
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
  const isClosed = was.words !== undefined && is.words !== undefined && words.length <= MOST_WORDS;
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
