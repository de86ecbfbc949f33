// Compact format for many observations. Each observation has one key with the codes of its dimensions, and each label
// is listed only once.

import type { AreaCoding, FoodRecord, GetDataResult } from '../../../generated/services/food-agri/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { codeIn, isAggregate } from './areas.ts';
import type { Code, DataRow, DomainStore } from './faostat/faostat.ts';

/** Maximum number of observations for which a brief result also contains complete records, which are easier to read. */
const MAX_WHOLE = 100;
const MAX_NOTES = 10;
/** Separator in keys. A dot cannot be used, because indicator codes contain dots. */
const BETWEEN = '/';
const HINT =
  'Keys list the codes in the order of key_template. Labels are in dimensions, and units by element in units. Use detail=full to get complete records.';

type Keyed = Pick<GetDataResult, 'key_template' | 'dimensions' | 'units' | 'aggregates' | 'notes' | 'hint'> & {
  readonly records: AdapterResult<FoodRecord>[];
};

export function isMany(rows: readonly DataRow[]): boolean {
  return rows.length > MAX_WHOLE;
}

export function keyed(rows: readonly DataRow[], store: DomainStore, coding: AreaCoding): Keyed {
  const dimensions: Record<string, Record<string, string>> = {};
  const label = (dimension: string, code: string, text: string) => {
    dimensions[dimension] ??= {};
    dimensions[dimension][code] = text;
    return code;
  };
  const units = unitsByElement(rows);
  const aggregates = new Set<string>();
  const records = rows.map((row): AdapterResult<FoodRecord> => {
    const area = store.codes('area').get(row.area) as Code;
    const areaCode = codeOfArea(area, coding);
    if (isAggregate(area)) aggregates.add(areaCode);
    const codes = [
      label('area', areaCode, area.label),
      ...(['element', 'item'] as const)
        .filter((dimension) => store.titles[dimension] !== undefined)
        .map((dimension) =>
          label(dimension, row[dimension], store.codes(dimension).get(row[dimension])?.label ?? row[dimension]),
        ),
      ...row.extra.map(([code, text], index) => label(store.extras[index] ?? String(index), code, text || code)),
    ];
    return {
      key: codes.join(BETWEEN),
      year: row.year || undefined,
      value: row.value,
      text: row.text,
      ...(units[row.element] === undefined ? { unit: row.unit } : {}),
      flag: row.flag,
    };
  });
  const notes = [...new Set(rows.flatMap(({ note }) => note ?? []))].slice(0, MAX_NOTES);
  return {
    key_template: Object.keys(dimensions).join(BETWEEN),
    dimensions,
    units,
    ...(aggregates.size > 0 ? { aggregates: [...aggregates] } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    hint: HINT,
    records,
  };
}

/** For areas without a code in the coding system, such as country groups, returns the FAO code prefixed with F. */
function codeOfArea(area: Code, coding: AreaCoding): string {
  return codeIn(area, coding) ?? `F${area.code}`;
}

function unitsByElement(rows: readonly DataRow[]): Record<string, string> {
  const units = new Map<string, Set<string | undefined>>();
  for (const { element, unit } of rows) {
    const seen = units.get(element);
    if (seen === undefined) units.set(element, new Set([unit]));
    else seen.add(unit);
  }
  return Object.fromEntries(
    [...units].flatMap(([element, [unit, ...others]]) =>
      unit === undefined || element === '' || others.length > 0 ? [] : [[element, unit]],
    ),
  );
}
