// Answers to the first examples of the manifests, from the fixtures, in the form shown in the documentation.

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { MARK } from '../../codegen/load/marks.ts';
import type { TestAlmanac } from './almanac.ts';
import { brief, byGet, byPost, type Offered, offer } from './operations.ts';
import { answerSchema } from './published.ts';

/** Number of list items shown in the documentation. The smallest number that the schema allows is used. */
const MAX_ITEMS = [2, 10, Number.POSITIVE_INFINITY];
/**
 * Number of items in a list that a view draws, because two points do not show a line. The largest number that keeps the
 * answer short is used.
 */
const MAX_DRAWN = [30, 12, 6];
const MAX_WITH_DRAWN = 4_000;
const MAX_CHARACTERS = 300;
/** Tools whose answers depend on the changes that a watch has found so far. */
const OF_THE_MOMENT = new Set(['no-registry.get_registry_recent_changes']);

export interface Unanswered {
  /** `<slug>.<tool>` */
  readonly id: string;
  /** Whether a method of the adapter is missing. In that case, no tool of the service can answer. */
  readonly lacksAdapter: boolean;
  readonly why: string;
}

export interface Answered {
  readonly bySlug: ReadonlyMap<string, Readonly<Record<string, object>>>;
  readonly unanswered: readonly Unanswered[];
}

/**
 * Calls the examples, except those of tools that change something or have a key argument.
 * @param thrownSince returns the error logged since the last call, with its stack
 */
export async function answersOf(
  server: TestAlmanac,
  thrownSince: () => string | undefined = () => undefined,
): Promise<Answered> {
  const key = await server.key();
  const bySlug = new Map<string, Record<string, object>>();
  const unanswered: Unanswered[] = [];
  const offered = await offer();
  const lacking = await missingMethods(offered);
  for (const each of offered) {
    const { operation, unrecorded, methods, path } = each;
    if (OF_THE_MOMENT.has(each.id)) continue;
    if (operation.effect !== 'read' || operation.keyArgument !== undefined || unrecorded.length > 0) continue;
    const lacks = lacking.get(adapterOf(each));
    if (lacks !== undefined) {
      const lacksAdapter = lacks.includes(operation.name);
      unanswered.push({ id: each.id, lacksAdapter, why: `its service lacks the method ${lacks.join(', ')}` });
      continue;
    }
    const args = operation.examples[0]?.arguments ?? {};
    const answer = await server.send(methods.includes('POST') ? byPost(each, args, key) : byGet(each, args, key));
    const thrown = thrownSince();
    if (answer.status !== 200) {
      // Uses the logged error if there is one, because the answer contains only an error id.
      const why = thrown === undefined ? brief(answer) : `${answer.status}: ${thrown}`;
      unanswered.push({ id: each.id, lacksAdapter: false, why });
      continue;
    }
    const { slug, id } = namesOf(each);
    bySlug.set(slug, {
      ...bySlug.get(slug),
      [id]: shortened(answer.json, answerSchema(path, methods.includes('POST') ? 'post' : 'get'), drawnLists(each)),
    });
  }
  return { bySlug, unanswered };
}

export function namesOf({ id, operation, service }: Offered): { slug: string; id: string } {
  if (service.kind !== 'area') return { slug: `services/${service.slug}`, id };
  return { slug: `api/${service.slug}`, id: `api.${service.slug}.${operation.name}` };
}

function adapterOf({ service, operation }: Offered): string {
  return operation.shared ? 'feedback' : service.slug;
}

/**
 * Returns the tools without an implementation, by adapter: their names do not occur in the adapter's folder, or only in
 * a stub from `make new`.
 */
async function missingMethods(offered: readonly Offered[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const lacking = new Map<string, readonly string[]>();
  for (const [adapter, tools] of Map.groupBy(offered, adapterOf)) {
    const folder = new URL(`../../runtime/adapters/${adapter}/`, import.meta.url);
    const names = await readdir(folder).catch(() => []);
    const code = names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const text = code.join('\n');
    const words = new Set(text.match(/\w+/g));
    const missing = tools
      .filter(({ operation }) => operation.request === undefined)
      .map(({ operation }) => operation.name)
      .filter((name) => !words.has(name) || text.includes(`${MARK}implement ${name}`));
    if (missing.length > 0) lacking.set(adapter, missing);
  }
  return lacking;
}

function drawnLists({ operation }: Offered): ReadonlySet<string> {
  const drawn = operation.views.filter(({ kind }) => ['series', 'map', 'bars'].includes(kind));
  return new Set(drawn.map(({ rows }) => rows).filter((rows) => rows !== undefined));
}

function shortened(result: unknown, valid: (answer: unknown) => boolean, drawn: ReadonlySet<string>): object {
  const few = MAX_ITEMS.map((max) => cut(result, () => max));
  const enough = MAX_DRAWN.map((max) => cut(result, (path) => (drawn.has(path) ? max : 2))).filter(
    (answer) => JSON.stringify(answer).length <= MAX_WITH_DRAWN,
  );
  return ([...(drawn.size > 0 ? enough : []), ...few].find(valid) ?? result) as object;
}

/**
 * Shortens long lists and strings. Recursion is safe, because results are shallow and come from this server. @param max
 * maximum number of items in the list at a path
 */
function cut(value: unknown, max: (path: string) => number, path = ''): unknown {
  if (typeof value === 'string') return value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS)}…` : value;
  if (Array.isArray(value)) return value.slice(0, max(path)).map((item) => cut(item, max, path));
  if (typeof value !== 'object' || value === null) return value;
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member, max, inside(name))]));
}
