// Seeded revisions of a source's response.

import { random } from './random.ts';

export type Json = unknown;
export type Members = Record<string, Json>;
export const isRecord = (value: Json): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Locations in a source's response. */
interface Parts {
  readonly leaves: { readonly holder: Members | Json[]; readonly name: string | number }[];
  readonly records: Members[];
  readonly lists: Json[][];
}

function partsOf(body: Json): Parts {
  const parts: Parts = { leaves: [], records: [], lists: [] };
  const visit = (value: Json) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) parts.lists.push(value);
    else parts.records.push(value as Members);
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' || typeof member === 'number') {
        parts.leaves.push({ holder: value as Members, name: Array.isArray(value) ? Number(name) : name });
      } else visit(member);
    }
  };
  visit(body);
  return parts;
}

export const KINDS = ['value', 'unit', 'rename', 'remove', 'add', 'reorder', 'fetch'] as const;
export type Kind = (typeof KINDS)[number];

type Revision = (parts: Parts, next: (below: number) => number) => void;

const someOf = <Item>(items: readonly Item[], next: (below: number) => number): Item | undefined =>
  items[next(items.length)];

const fullLists = ({ lists }: Parts) => lists.filter((list) => list.length > 1 && list.every(isRecord));

const REVISIONS_BY_KIND: Readonly<Record<Kind, Revision>> = {
  value({ leaves }, next) {
    const isNumeric = (value: Json) => typeof value === 'number' || /^\d+$/.test(String(value));
    const leaf = someOf(
      leaves.filter(({ holder, name }) => isNumeric((holder as Members)[name])),
      next,
    );
    if (leaf === undefined) return;
    const holder = leaf.holder as Members;
    const value = holder[leaf.name];
    holder[leaf.name] = typeof value === 'string' ? `${Number(value) + 1}` : Number(value) + 1;
  },
  unit({ leaves }, next) {
    const leaf = someOf(
      leaves.filter(({ holder, name }) => typeof (holder as Members)[name] === 'string'),
      next,
    );
    if (leaf !== undefined) (leaf.holder as Members)[leaf.name] += ' revised';
  },
  rename({ records }, next) {
    const record = someOf(records, next) ?? {};
    const name = someOf(Object.keys(record), next);
    if (name === undefined) return;
    record[`${name}_new`] = record[name];
    delete record[name];
  },
  remove(parts, next) {
    someOf(fullLists(parts), next)?.splice(0, 1);
  },
  add(parts, next) {
    const list = someOf(fullLists(parts), next);
    const copy = structuredClone(list?.[0]);
    for (const { holder, name } of partsOf(copy).leaves) {
      const value = (holder as Members)[name];
      if (typeof value === 'number') (holder as Members)[name] = value + 1_000;
    }
    list?.push(copy);
  },
  reorder(parts) {
    for (const list of fullLists(parts)) list.reverse();
  },
  fetch() {},
};

/** Revises a response in place. */
export function revise(body: Json, kind: Kind, seed: number): void {
  REVISIONS_BY_KIND[kind](partsOf(body), random(seed));
}
