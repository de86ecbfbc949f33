// Compares two response shapes. A renamed field appears as a missing field and a new sibling.

import type { FieldShape, ResponseShape } from './response-shape.ts';

export interface SchemaDrift {
  readonly kind: string;
  readonly field: string;
  readonly was: string;
  readonly is: string;
  /** Set for new fields and values, which do not break any code. */
  readonly news?: true;
}

/** A change of unit scales numbers by more than this factor; changes from day to day are smaller. */
const OTHER_SCALE = 50;
/** A list that contains less than this share of its earlier items counts as truncated. */
const MIN_SHARE = 0.6;

/** Compares responses to different requests of the same kind. */
export function shapeDrift(known: ResponseShape, now: ResponseShape): SchemaDrift[] {
  if (known.form !== now.form) return [{ kind: 'form', field: '', was: known.form, is: now.form }];
  return [
    ...Object.entries(known.fields).flatMap(([path, field]) => fieldDrift(path, field, known, now)),
    ...newFields(known, now),
  ];
}

/**
 * Compares responses to the same request. Also compares the magnitude of numbers, years, sort orders, values and list
 * lengths.
 */
export function answerDrift(known: ResponseShape, now: ResponseShape): SchemaDrift[] {
  const shape = shapeDrift(known, now);
  if (known.form !== now.form) return shape;
  const content = Object.entries(known.fields).flatMap(([path, was]) => {
    const is = now.fields[path];
    return is === undefined ? [] : contentDrift(path, was, is);
  });
  return [...shape, ...content];
}

function fieldDrift(path: string, was: FieldShape, known: ResponseShape, now: ResponseShape): SchemaDrift[] {
  const is = now.fields[path];
  if (is === undefined) {
    // Report only the absent object or empty list, not its fields.
    if (!was.always || !couldStand(path, now)) return [];
    const newSiblings = siblings(path, now).filter((each) => known.fields[each] === undefined);
    return [
      {
        kind: 'field-missing',
        field: path,
        was: was.types.join(' or '),
        is: newSiblings.length === 0 ? 'absent' : `absent; new sibling: ${newSiblings.slice(0, 3).join(', ')}`,
      },
    ];
  }
  const foreign = is.types.filter((type) => !was.types.includes(type) && type !== 'null');
  if (foreign.length > 0)
    return [{ kind: 'field-retyped', field: path, was: was.types.join(' or '), is: foreign.join(' or ') }];
  const emptied = is.types.join() === 'null' && !was.types.includes('null');
  return emptied ? [{ kind: 'field-null', field: path, was: was.types.join(' or '), is: 'null' }] : [];
}

function couldStand(path: string, { fields, form }: ResponseShape): boolean {
  if (form !== 'json' || path === '') return true;
  const holder = holderOf(path);
  const around = fields[holder];
  if (around === undefined) return false;
  return path.endsWith('[]') ? (around.items ?? 0) > 0 : around.types.includes('object');
}

function holderOf(path: string): string {
  if (path.endsWith('[]')) return path.slice(0, -2);
  return path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
}

function siblings(path: string, { fields, form }: ResponseShape): string[] {
  const holder = holderOf(path);
  return Object.keys(fields).filter(
    (each) => each !== '' && !each.endsWith('[]') && (form !== 'json' || holderOf(each) === holder),
  );
}

function newFields(known: ResponseShape, now: ResponseShape): SchemaDrift[] {
  return Object.keys(now.fields).flatMap((path): SchemaDrift[] => {
    if (known.fields[path] !== undefined || path.endsWith('[]') || path === '') return [];
    if (now.form === 'json' && known.fields[holderOf(path)] === undefined) return [];
    return [
      { kind: 'field-new', field: path, was: 'unknown', is: now.fields[path]?.types.join(' or ') ?? '', news: true },
    ];
  });
}

function contentDrift(field: string, was: FieldShape, is: FieldShape): SchemaDrift[] {
  const found: SchemaDrift[] = [];
  const { size: before, items: had, years: then, words: known } = was;
  const { size: after, items: has, years: now, words } = is;
  if (before !== undefined && after !== undefined && (after / before >= OTHER_SCALE || before / after >= OTHER_SCALE)) {
    found.push({ kind: 'scale', field, was: `about ${before}`, is: `about ${after}` });
  }
  if (had !== undefined && has !== undefined && had > 0 && has === 0)
    found.push({ kind: 'empty', field, was: `${had} items`, is: 'none' });
  else if (had !== undefined && has !== undefined && had > 1 && has < had * MIN_SHARE) {
    found.push({ kind: 'fewer', field, was: `${had} items`, is: `${has}` });
  }
  if (then !== undefined && now !== undefined && !now.some((year) => then.includes(year))) {
    found.push({ kind: 'other-time', field, was: then.join(', '), is: now.join(', ') });
  }
  if (was.order !== undefined && is.order !== undefined && was.order !== is.order) {
    found.push({ kind: 'order', field, was: was.order, is: is.order });
  }
  const strange = known === undefined ? [] : (words ?? []).filter((word) => !known.includes(word));
  if (strange.length > 0 && then === undefined) {
    found.push({
      kind: 'value-new',
      field,
      was: (known ?? []).slice(0, 5).join(', '),
      is: strange.slice(0, 3).join(', '),
      news: true,
    });
  }
  return found;
}
