// Rules on views, held against the shape of the result that they show. They are looked at when all else is sound, since only the
// model has that shape whole.

import { nearest } from '../../runtime/lib/text/nearest.ts';
import { type Diagnostic, SpecError } from '../diagnostics.ts';
import type { ServiceData, ViewData, ViewFieldData } from '../language/data.ts';
import type { Manifest, NodePath } from '../load/manifest.ts';
import type { Operation, Shape, Spec } from '../model/model.ts';
import { fieldWords } from '../model/views/field.ts';
import { fieldAt, isUnfound, type Level, rowsAt, type Unfound } from '../model/views/paths.ts';

type Kind = ViewData['kind'];
type Word = keyof ViewData;

/** What a kind must say, and what it may say beside. */
const WORDS: Readonly<Record<Kind, { readonly needs: readonly Word[]; readonly takes: readonly Word[] }>> = {
  value: { needs: ['field'], takes: ['beside', 'unit', 'unit_field'] },
  facts: { needs: [], takes: ['headline', 'fields', 'more'] },
  table: { needs: ['rows'], takes: ['columns', 'headline', 'link'] },
  series: { needs: ['x', 'y'], takes: ['rows', 'group', 'unit', 'unit_field'] },
  bars: { needs: ['values'], takes: ['rows', 'category', 'unit', 'unit_field'] },
  map: {
    needs: ['latitude', 'longitude'],
    takes: ['rows', 'label', 'size', 'colour', 'beside', 'link', 'track'],
  },
  text: { needs: ['field'], takes: ['headline', 'format'] },
};

/** What the field of a word must hold. */
type Holds = 'anything' | 'figure' | 'time' | 'text';
const FIELD_WORDS: Partial<Readonly<Record<Word, Holds>>> = {
  ...{ beside: 'anything', fields: 'anything', more: 'anything', columns: 'anything', group: 'anything' },
  ...{ headline: 'anything', category: 'anything', label: 'anything', colour: 'anything', unit_field: 'anything' },
  ...{
    x: 'time',
    y: 'figure',
    values: 'figure',
    size: 'figure',
    latitude: 'figure',
    longitude: 'figure',
    link: 'text',
  },
};

/** Throws a SpecError with everything that is wrong with the views of all manifests. */
export function validateViews(spec: Spec, manifests: readonly Manifest[]): void {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const faults = new Map<string, Diagnostic>();
  for (const operation of [...spec.services, ...spec.areas].flatMap(({ operations }) => operations)) {
    const manifest = byFile.get(operation.source.split('#')[0] ?? '');
    if (manifest === undefined) continue;
    for (const fault of new Views(operation, manifest).faults()) faults.set(headOf(fault), fault);
  }
  if (faults.size > 0) throw new SpecError([...faults.values()]);
}

/** Views that several operations share have a fault in each of them; it is told once. */
function headOf({ file, line, column, code, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${code} ${message}`;
}

class Views {
  readonly #operation: Operation;
  readonly #manifest: Manifest;
  readonly #faults: Diagnostic[] = [];

  constructor(operation: Operation, manifest: Manifest) {
    this.#operation = operation;
    this.#manifest = manifest;
  }

  faults(): readonly Diagnostic[] {
    const { views, viewsAt, source } = this.#operation;
    if (viewsAt.length === 2 && views.length === 0) this.#unknownName(viewsAt[1] ?? '', source);
    const titles = new Set<string>();
    for (const [index, view] of views.entries()) {
      const at = [...viewsAt, index];
      this.#checkWords(view, at);
      this.#checkTitle(view, titles, at);
      const rows = rowsAt(this.#operation.returns, view.rows);
      if (isUnfound(rows)) {
        this.#unknown([...at, 'rows'], `${rows.missing} is no list of the result`, rows);
        continue;
      }
      for (const [word, holds] of Object.entries(FIELD_WORDS)) this.#checkFields(view, word as Word, holds, rows, at);
      if (view.field !== undefined)
        this.#checkField(view.field, view.kind === 'text' ? 'text' : 'anything', rows, [...at, 'field']);
      this.#checkColumns(view, at);
    }
    return this.#faults;
  }

  /** SPEC127: views by a name that the manifest does not have. */
  #unknownName(name: string, source: string): void {
    const { views = {} } = this.#manifest.data as Partial<ServiceData>;
    const place = [...(source.split('#')[1] ?? '').split('.'), 'views'];
    this.#fault(place, 'SPEC127', `no views of this manifest are called ${name}`, nearest(name, Object.keys(views)));
  }

  /** SPEC120: a word that the kind lacks, or does not have; SPEC123: a place without two coordinates. */
  #checkWords(view: ViewData, at: NodePath): void {
    const { needs, takes } = WORDS[view.kind];
    for (const word of needs) {
      if (view[word] !== undefined) continue;
      const [code, why] =
        view.kind === 'map' ? (['SPEC123', ': a place needs two coordinates'] as const) : (['SPEC120', ''] as const);
      this.#fault(at, code, `a view of kind ${view.kind} needs "${word}"${why}`);
    }
    const known = ['kind', 'title', ...needs, ...takes];
    for (const word of Object.keys(view)) {
      if (known.includes(word)) continue;
      const near = nearest(word, known);
      this.#fault([...at, word], 'SPEC120', `"${word}" does not belong to a view of kind ${view.kind}`, near, 'key');
    }
    if (view.kind === 'bars' && (view.rows === undefined) !== (view.category === undefined)) {
      const [there, missing] = view.rows === undefined ? ['category', 'rows'] : ['rows', 'category'];
      this.#fault([...at, there], 'SPEC120', `bars with "${there}" need "${missing}" too`, undefined, 'key');
    }
  }

  /** SPEC124: two views that nobody could tell apart. */
  #checkTitle({ kind, title = kind }: ViewData, titles: Set<string>, at: NodePath): void {
    if (titles.has(title)) this.#fault(at, 'SPEC124', `two views are called "${title}": give one of them a "title"`);
    titles.add(title);
  }

  #checkFields(view: ViewData, word: Word, holds: Holds, rows: Level, at: NodePath): void {
    const given = view[word] as ViewFieldData | readonly ViewFieldData[] | undefined;
    if (given === undefined) return;
    if (!Array.isArray(given)) this.#checkField(given as ViewFieldData, holds, rows, [...at, word]);
    else for (const [index, each] of given.entries()) this.#checkField(each, holds, rows, [...at, word, index]);
  }

  /** SPEC121: a field that is not there; SPEC122: one that cannot be drawn so; SPEC125: a unit of what is no figure. */
  #checkField(data: ViewFieldData, holds: Holds, rows: Level, at: NodePath): void {
    const { field, unit, unit_field } = fieldWords(data);
    const place = typeof data === 'string' ? at : [...at, 'field'];
    const reached = fieldAt(rows, field);
    if (isUnfound(reached)) {
      this.#unknown(place, `there is no field ${reached.missing} in what the view shows`, reached);
      return;
    }
    const { shape, inList } = reached;
    if (!inList && !canHold(shape, holds)) this.#fault(place, 'SPEC122', `${field} ${REFUSED[holds]}`);
    else if (inList && holds !== 'anything')
      this.#fault(place, 'SPEC122', `${field} ${REFUSED[holds]}: it has many values in one row`);
    if (unit !== undefined && unit_field !== undefined)
      this.#fault(at, 'SPEC125', 'a field has "unit" or "unit_field", not both');
    if (unit_field !== undefined) this.#checkField(unit_field, 'text', rows, [...at, 'unit_field']);
    if ((unit ?? unit_field) !== undefined && !inList && !canHold(shape, 'figure')) {
      this.#fault(place, 'SPEC125', `${field} is no figure, and has no unit`);
    }
  }

  /** SPEC126: a headline that no column shows. */
  #checkColumns({ kind, columns, headline }: ViewData, at: NodePath): void {
    if (kind !== 'table' || columns === undefined || headline === undefined) return;
    const shown = columns.map((column) => fieldWords(column).field);
    if (shown.includes(headline)) return;
    this.#fault([...at, 'headline'], 'SPEC126', `${headline} is none of the columns`, nearest(headline, shown));
  }

  #unknown(at: NodePath, message: string, { missing, known }: Unfound): void {
    this.#fault(at, 'SPEC121', message, nearest(missing, known));
  }

  #fault(at: NodePath, code: Diagnostic['code'], message: string, near?: string, place?: 'key'): void {
    const hint = near === undefined ? undefined : `did you mean ${near}?`;
    this.#faults.push(this.#manifest.fault(at, code, message, hint, place));
  }
}

const REFUSED: Readonly<Record<Holds, string>> = {
  anything: 'cannot be shown',
  figure: 'is no figure: it cannot stand on an axis of values',
  time: 'is no time: it must be a text or a number',
  text: 'is no text',
};

function canHold(shape: Shape, holds: Holds): boolean {
  if (holds === 'anything') return true;
  const types = shape.kind === 'map' ? scalarTypes(shape.values) : scalarTypes(shape);
  const isFigure = types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
  if (holds === 'figure') return isFigure;
  return holds === 'text'
    ? types.includes('string')
    : isFigure || (types.length > 0 && types.every((type) => type === 'string'));
}

function scalarTypes(shape: Shape): readonly string[] {
  return shape.kind === 'scalar' ? shape.types : shape.kind === 'reference' ? scalarTypes(shape.target.shape) : [];
}
