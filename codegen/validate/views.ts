// Checks views. These checks run late, because only the model contains the complete shape of a result.

import { nearest } from '../../runtime/lib/text/nearest.ts';
import { type Diagnostic, SpecError } from '../diagnostics.ts';
import type { ServiceData, ViewData, ViewFieldData } from '../language/data.ts';
import type { Manifest, NodePath } from '../load/manifest.ts';
import type { Operation, Shape, Spec } from '../model/model.ts';
import { fieldWords } from '../model/views/field.ts';
import { fieldAt, isUnfound, type Level, rowsAt, type Unfound, wholeResult } from '../model/views/paths.ts';

type Kind = ViewData['kind'];
type Word = keyof ViewData;

const WORDS: Readonly<Record<Kind, { readonly needs: readonly Word[]; readonly takes: readonly Word[] }>> = {
  value: { needs: ['field'], takes: ['beside', 'unit', 'unit_field'] },
  facts: { needs: [], takes: ['headline', 'fields', 'more'] },
  table: { needs: ['rows'], takes: ['columns', 'headline', 'link'] },
  series: { needs: ['x', 'y'], takes: ['rows', 'group', 'unit', 'unit_field', 'caption'] },
  bars: { needs: ['values'], takes: ['rows', 'category', 'unit', 'unit_field', 'ordered', 'caption'] },
  map: {
    needs: ['latitude', 'longitude'],
    takes: ['rows', 'label', 'size', 'colour', 'scale', 'beside', 'link', 'track', 'caption'],
  },
  text: { needs: ['field'], takes: ['headline', 'format'] },
};

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

/** @throws SpecError with all errors */
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

/** Returns a key for an error, so that errors in views shared by several operations are reported only once. */
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
        this.#unknown([...at, 'rows'], `${rows.missing} is not a list of the result`, rows);
        continue;
      }
      for (const [word, holds] of Object.entries(FIELD_WORDS)) this.#checkFields(view, word as Word, holds, rows, at);
      if (view.field !== undefined)
        this.#checkField(view.field, view.kind === 'text' ? 'text' : 'anything', rows, [...at, 'field']);
      this.#checkColumns(view, at);
      this.#checkCaption(view, at);
      this.#checkScale(view, rows, at);
    }
    return this.#faults;
  }

  /** SPEC127: there are no views with this name. */
  #unknownName(name: string, source: string): void {
    const { views = {} } = this.#manifest.data as Partial<ServiceData>;
    const place = [...(source.split('#')[1] ?? '').split('.'), 'views'];
    this.#fault(place, 'SPEC127', `this manifest has no views named ${name}`, nearest(name, Object.keys(views)));
  }

  /** SPEC120: a keyword that is missing or does not apply to this kind of view. SPEC123: a missing coordinate. */
  #checkWords(view: ViewData, at: NodePath): void {
    const { needs, takes } = WORDS[view.kind];
    for (const word of needs) {
      if (view[word] !== undefined) continue;
      const [code, why] =
        view.kind === 'map' ? (['SPEC123', ': a map needs two coordinates'] as const) : (['SPEC120', ''] as const);
      this.#fault(at, code, `a view of kind ${view.kind} needs "${word}"${why}`);
    }
    const known = ['kind', 'title', ...needs, ...takes];
    for (const word of Object.keys(view)) {
      if (known.includes(word)) continue;
      const near = nearest(word, known);
      this.#fault([...at, word], 'SPEC120', `"${word}" does not apply to a view of kind ${view.kind}`, near, 'key');
    }
    if (view.kind === 'bars' && (view.rows === undefined) !== (view.category === undefined)) {
      const [there, missing] = view.rows === undefined ? ['category', 'rows'] : ['rows', 'category'];
      this.#fault([...at, there], 'SPEC120', `bars with "${there}" need "${missing}" too`, undefined, 'key');
    }
  }

  /** SPEC124: two views have the same title. */
  #checkTitle({ kind, title = kind }: ViewData, titles: Set<string>, at: NodePath): void {
    if (titles.has(title))
      this.#fault(at, 'SPEC124', `two views have the title "${title}": set "title" on one of them`);
    titles.add(title);
  }

  #checkFields(view: ViewData, word: Word, holds: Holds, rows: Level, at: NodePath): void {
    const input = view[word] as ViewFieldData | readonly ViewFieldData[] | undefined;
    if (input === undefined) return;
    if (!Array.isArray(input)) this.#checkField(input as ViewFieldData, holds, rows, [...at, word]);
    else for (const [index, each] of input.entries()) this.#checkField(each, holds, rows, [...at, word, index]);
  }

  /**
   * SPEC121: unknown field. SPEC122: the type of the field is not supported in this view. SPEC125: a unit for a field
   * that is not numeric.
   */
  #checkField(data: ViewFieldData, holds: Holds, rows: Level, at: NodePath): void {
    const { field, unit, unit_field } = fieldWords(data);
    const place = typeof data === 'string' ? at : [...at, 'field'];
    const reached = fieldAt(rows, field);
    if (isUnfound(reached)) {
      this.#unknown(place, `the rows of the view have no field ${reached.missing}`, reached);
      return;
    }
    const { shape, inList } = reached;
    if (!inList && !canHold(shape, holds)) this.#fault(place, 'SPEC122', `${field} ${REFUSED[holds]}`);
    else if (inList && holds !== 'anything')
      this.#fault(place, 'SPEC122', `${field} ${REFUSED[holds]}: it has several values per row`);
    if (unit !== undefined && unit_field !== undefined)
      this.#fault(at, 'SPEC125', 'a field can have "unit" or "unit_field", not both');
    if (unit_field !== undefined) this.#checkField(unit_field, 'text', rows, [...at, 'unit_field']);
    if ((unit ?? unit_field) !== undefined && !inList && !canHold(shape, 'figure')) {
      this.#fault(place, 'SPEC125', `${field} is not numeric, so it cannot have a unit`);
    }
  }

  /** SPEC126: a headline that is not one of the columns. */
  #checkColumns({ kind, columns, headline }: ViewData, at: NodePath): void {
    if (kind !== 'table' || columns === undefined || headline === undefined) return;
    const shown = columns.map((column) => fieldWords(column).field);
    if (shown.includes(headline)) return;
    this.#fault([...at, 'headline'], 'SPEC126', `${headline} is not one of the columns`, nearest(headline, shown));
  }

  /** SPEC121: the caption refers to a field that the result does not have. */
  #checkCaption({ caption = '' }: ViewData, at: NodePath): void {
    const whole = wholeResult(this.#operation.returns);
    for (const [, path = ''] of caption.matchAll(/\{([^{}]*)\}/g)) {
      const reached = fieldAt(whole, path);
      if (isUnfound(reached))
        this.#unknown([...at, 'caption'], `the result has no field ${reached.missing} for the caption`, reached);
    }
  }

  /**
   * SPEC120: a scale without colors, or with both kinds of values. SPEC122: the scale has a value that the field cannot
   * have.
   */
  #checkScale({ scale, colour }: ViewData, rows: Level, at: NodePath): void {
    if (scale === undefined) return;
    const place = [...at, 'scale'];
    if (colour === undefined) this.#fault(place, 'SPEC120', 'a "scale" needs "colour" too', undefined, 'key');
    if ((scale.levels === undefined) === (scale.kinds === undefined))
      this.#fault(place, 'SPEC120', 'a "scale" has either "levels" or "kinds"', undefined, 'key');
    const reached = colour === undefined ? undefined : fieldAt(rows, fieldWords(colour).field);
    const known = reached === undefined || isUnfound(reached) ? undefined : enumOf(reached.shape);
    for (const value of scale.levels ?? scale.kinds ?? []) {
      if (known?.includes(value) === false)
        this.#fault(place, 'SPEC122', `${value} is not a value of the field`, nearest(value, known));
    }
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
  figure: 'is not numeric, so it cannot be on a value axis',
  time: 'is not a time: it must be a string or a number',
  text: 'is not text',
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

/** Returns the values of an enum, or undefined if the field can have any value. */
function enumOf(shape: Shape): readonly string[] | undefined {
  if (shape.kind === 'reference') return enumOf(shape.target.shape);
  return shape.words.enum?.map(String);
}

function scalarTypes(shape: Shape): readonly string[] {
  return shape.kind === 'scalar' ? shape.types : shape.kind === 'reference' ? scalarTypes(shape.target.shape) : [];
}
