// Dimensions that a domain does not have are null.

import type {
  AreaCoding,
  DimensionCode,
  Domain as DomainRecord,
  FoodRecord,
} from '../../../generated/services/food-agri/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { codeIn, countryOf, isAggregate } from './areas.ts';
import type { Code, DataRow, Domain, DomainStore, Faostat } from './faostat/faostat.ts';

export function domainRecord(source: Faostat, domain: Domain): AdapterResult<DomainRecord> {
  const reason = source.unavailableReason(domain);
  return {
    code: domain.code,
    name: domain.name,
    group: domain.group,
    description: domain.description,
    updated: domain.updated,
    rows: domain.rows,
    available: reason === undefined,
    unavailable: reason,
    discontinued: domain.ended || undefined,
  };
}

export function areaCode(area: Code): AdapterResult<DimensionCode> {
  const country = countryOf(area);
  return {
    code: area.m49 ?? area.code,
    label: area.label,
    description: null,
    fao_code: area.code,
    iso2: country?.iso2,
    iso3: country?.iso3,
    aggregate: isAggregate(area) || undefined,
  };
}

export function foodRecord(row: DataRow, store: DomainStore, coding: AreaCoding): AdapterResult<FoodRecord> {
  const area = store.codes('area').get(row.area) as Code;
  return {
    area_code: codeIn(area, coding),
    area: area.label,
    aggregate: isAggregate(area) || undefined,
    ...point(row, store),
    note: row.note,
  };
}

export function point(row: DataRow, store: DomainStore) {
  const further = Object.fromEntries(
    row.extra.map(([code, label], index) => [store.extras[index] ?? String(index), label || code]),
  );
  return {
    element_code: row.element || undefined,
    element: labelOf('element', row.element, store),
    item_code: row.item || undefined,
    item: labelOf('item', row.item, store),
    year: row.year || undefined,
    value: row.value,
    unit: row.unit,
    text: row.text,
    flag: row.flag,
    further: row.extra.length > 0 ? further : undefined,
  };
}

function labelOf(dimension: 'element' | 'item', code: string, store: DomainStore): string | undefined {
  return code === '' ? undefined : (store.codes(dimension).get(code)?.label ?? code);
}

export function flagsOf(rows: readonly DataRow[], store: DomainStore): Record<string, string> {
  const known = store.codes('flag');
  const used = [...new Set(rows.flatMap(({ flag }) => (flag === undefined ? [] : [flag])))];
  return Object.fromEntries(used.flatMap((flag) => (known.has(flag) ? [[flag, known.get(flag)?.label ?? flag]] : [])));
}

export function citation({ name, code }: Domain, { updated }: DomainStore): string {
  return `FAO. FAOSTAT, ${name} (${code})${updated === undefined ? '' : `, ${updated}`}. CC BY 4.0.`;
}

export function pageUrl({ code }: Domain): string {
  return `https://www.fao.org/faostat/en/#data/${encodeURIComponent(code)}`;
}
