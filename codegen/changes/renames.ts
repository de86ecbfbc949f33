// Recognizes renames, in which one element was removed and one with the same shape was added in the same place. The
// report then explains how to keep the former name.

import type { JsonSchema } from '../emit/json-schema.ts';
import type { Change } from './change.ts';
import { fieldsOf } from './schemas.ts';
import type { Surface, SurfaceOperation } from './surface.ts';

/** Returns advice if the change looks like the removal or the addition in a rename; otherwise undefined. */
export type RenameAdvice = (change: Change) => string | undefined;

/** Schema keywords that do not affect which values are allowed. */
const WORDING = new Set(['description', 'title', 'examples', 'default']);

export function renameAdvice(changes: readonly Change[], was: Surface, is: Surface): RenameAdvice {
  const advice = new Map<Change, string>();
  for (const change of changes) {
    const found = adviceFor(change, was, is);
    if (found !== undefined) advice.set(change, found);
  }
  return (change) => advice.get(change);
}

function adviceFor({ kind, where }: Change, was: Surface, is: Surface): string | undefined {
  const name = where.slice(where.lastIndexOf('.') + 1);
  if (kind === 'tool-removed') return ofTool(where, was, is);
  if (kind === 'argument-removed') {
    const operation = where.slice(0, where.lastIndexOf('.arguments.'));
    const successor = newLike(
      name,
      was.operations[operation]?.arguments ?? {},
      is.operations[operation]?.arguments ?? {},
    );
    if (successor === undefined) return undefined;
    return `if ${successor} is its new name, write \`formerly: [${name}]\` below ${successor} to accept both names`;
  }
  if (kind !== 'result-field-removed') return undefined;
  const inside = where.slice(0, where.lastIndexOf('.'));
  const successor = newLike(name, fieldsAt(inside, was), fieldsAt(inside, is));
  return successor === undefined ? undefined : keepBoth(name, successor);
}

function ofTool(where: string, was: Surface, is: Surface): string | undefined {
  const service = where.slice(0, where.lastIndexOf('.') + 1);
  const ofService = (surface: Surface) =>
    Object.fromEntries(
      Object.entries(surface.operations)
        .filter(([id]) => id.startsWith(service))
        .map(([id, { arguments: taken, result }]) => [id, { taken, result } satisfies Shape]),
    );
  const successor = newLike(where, ofService(was), ofService(is));
  const bare = (id: string) => id.slice(service.length);
  return successor === undefined ? undefined : keepBoth(bare(where), bare(successor));
}

interface Shape {
  readonly taken: SurfaceOperation['arguments'];
  readonly result: JsonSchema;
}

/**
 * Only arguments support `formerly`, so the advice for a tool or field is to keep a deprecated entry with the former
 * name.
 */
function keepBoth(former: string, successor: string): string {
  return (
    `if ${successor} is its new name, keep ${former} temporarily with` +
    `\`deprecated: { since: …, use: ${successor}, remove_after: … }\` (\`formerly\` is only for arguments)`
  );
}

function newLike(
  name: string,
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): string | undefined {
  const shape = shapeOf(was[name]);
  const alike = Object.keys(is).filter((each) => !Object.hasOwn(was, each) && shapeOf(is[each]) === shape);
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Returns the fields of a record (`places.City`) or of a tool's result (`places.get_city.returns`), without nested
 * fields.
 */
function fieldsAt(where: string, { definitions, operations }: Surface): Readonly<Record<string, JsonSchema>> {
  const schema = definitions[where]?.schema ?? operations[where.replace(/\.returns$/, '')]?.result;
  return schema === undefined ? {} : fieldsOf(schema);
}

function shapeOf(value: unknown): string {
  return JSON.stringify(value, (word, member) => {
    if (WORDING.has(word) && typeof member !== 'object') return undefined;
    return word === 'formerly' ? undefined : member;
  });
}
