// The columns of a domain's data file by name: they differ between domains and years, and a layout without the main ones is refused.

/** Where the fields of a row stand. */
export interface Columns {
  readonly area: Pair;
  readonly m49: number;
  readonly item: Pair;
  readonly element: Pair;
  readonly year: number;
  readonly unit: number;
  readonly value: number;
  readonly flag: number;
  readonly note: number;
  /** Further dimensions: months, partner countries, surveys. */
  readonly extras: readonly (Pair & { readonly id: string })[];
}

interface Pair {
  readonly code: number;
  readonly label: number;
}

/** Columns that say the same in another coding, or belong to those named. */
const BESIDE = [
  'area code (m49)',
  'item code (cpc)',
  'item code (sdg)',
  'item code (fbs)',
  'year code',
  'reporter country code (m49)',
  'partner country code (m49)',
];

/** @throws Error that names the column which is missing */
export function columnsOf(header: readonly string[]): Columns {
  const names = header.map((name) =>
    name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const find = (...choices: string[]) => choices.map((name) => names.indexOf(name)).find((index) => index !== -1) ?? -1;
  const need = (...choices: string[]) => {
    const index = find(...choices);
    if (index === -1) throw new Error(`The data have no column ${choices[0]}.`);
    return index;
  };
  const columns = {
    area: {
      code: need('area code', 'reporter country code', 'country code'),
      label: need('area', 'reporter countries', 'country'),
    },
    m49: find('area code (m49)', 'reporter country code (m49)'),
    item: {
      code: need('item code', 'indicator code', 'commodity code'),
      label: need('item', 'indicator', 'commodity'),
    },
    element: {
      code: need('element code', 'measure code', 'statistics code'),
      label: need('element', 'measure', 'statistics'),
    },
    year: need('year'),
    unit: need('unit'),
    value: need('value'),
    flag: find('flag', 'symbol'),
    note: find('note', 'notes'),
  };
  const used = new Set(
    Object.values(columns).flatMap((column) => (typeof column === 'number' ? [column] : Object.values(column))),
  );
  const extras = names.flatMap((name, code) => {
    if (!/ code?s?$/.test(name) || used.has(code) || BESIDE.includes(name)) return [];
    const base = name.replace(/ codes?$/, '');
    const label = find(base, `${base}s`, base.replace(/country$/, 'countries'));
    return label === -1 || used.has(label) ? [] : [{ id: base.replaceAll(' ', '_'), code, label }];
  });
  return { ...columns, extras };
}
