// What the manifests' first examples are answered from the fixtures, in the form in which the documentation shows it.

import type { TestAlmanac } from './almanac.ts';
import { brief, byGet, byPost, offer } from './offer.ts';
import { answerSchema } from './published.ts';

/** Items of a list that the documentation shows: as few as the schema takes. */
const MOST_ITEMS = [2, 10, Number.POSITIVE_INFINITY];
/** Characters of a text. */
const MOST_CHARACTERS = 300;
/** What it answers depends on what a watch has seen so far. */
const OF_THE_MOMENT = new Set(['no-registry.get_registry_recent_changes']);

/** Results by operation, cut, for each service; tools that change something or have a key argument are left out. */
export async function answersOf(server: TestAlmanac): Promise<Map<string, Record<string, object>>> {
  const key = await server.key();
  const bySlug = new Map<string, Record<string, object>>();
  for (const offered of await offer()) {
    const { operation, service, unrecorded, methods, path } = offered;
    if (OF_THE_MOMENT.has(offered.id)) continue;
    if (operation.effect !== 'read' || operation.keyArgument !== undefined || unrecorded.length > 0) continue;
    const given = operation.examples[0]?.arguments ?? {};
    const answer = await server.send(
      methods.includes('POST') ? byPost(offered, given, key) : byGet(offered, given, key),
    );
    if (answer.status !== 200) throw new Error(`${offered.id}: ${brief(answer)}`);
    const slug = service.kind === 'area' ? `api-${service.slug}` : service.slug;
    const id = service.kind === 'area' ? `api.${service.slug}.${operation.name}` : offered.id;
    bySlug.set(slug, {
      ...bySlug.get(slug),
      [id]: shortened(answer.json, path, methods.includes('POST') ? 'post' : 'get'),
    });
  }
  return bySlug;
}

function shortened(result: unknown, path: string, method: 'get' | 'post'): object {
  const valid = answerSchema(path, method);
  const cuts = MOST_ITEMS.map((most) => cut(result, most));
  return (cuts.find((candidate) => valid(candidate)) ?? result) as object;
}

/** Results are our own and shallow; long lists and texts are shortened. */
function cut(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
  if (Array.isArray(value)) return value.slice(0, most).map((item) => cut(item, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member, most)]));
}
