// Rows as published records: pure mapping, by the source's names of its columns.

import { POPULATION_TYPE_VALUES } from '../../../generated/services/migration/codec.ts';
import type {
  CountrySide,
  DemographicsRow,
  PopulationRow,
  PopulationType,
  SolutionsRow,
} from '../../../generated/services/migration/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Row, Side } from './unhcr/unhcr.ts';

const TYPES: ReadonlySet<string> = new Set(POPULATION_TYPE_VALUES);
const BANDS = ['0_4', '5_11', '12_17', '18_59', '60', 'other', 'total'] as const;

function side(of: Side): AdapterResult<CountrySide> | null {
  return of === undefined ? null : { iso: of.iso, code: of.code, name: of.name };
}

function about(row: Row) {
  return { year: row.year, country_of_origin: side(row.origin), country_of_asylum: side(row.asylum) };
}

/** A count; null for a column that is absent, not a number, or no whole one. */
function count(row: Row, column: string): number | null {
  const value = row.values[column];
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** A row of displaced people. */
export function populationRow(row: Row): AdapterResult<PopulationRow> {
  return {
    ...about(row),
    refugees: count(row, 'refugees'),
    asylum_seekers: count(row, 'asylum_seekers'),
    idps: count(row, 'idps'),
    stateless: count(row, 'stateless'),
    others_of_concern: count(row, 'ooc'),
    other_in_need_of_protection: count(row, 'oip'),
    host_community: count(row, 'hst'),
    returned_refugees: count(row, 'returned_refugees'),
    returned_idps: count(row, 'returned_idps'),
  };
}

/** A row of returns, resettlements and naturalisations. */
export function solutionsRow(row: Row): AdapterResult<SolutionsRow> {
  return {
    ...about(row),
    returned_refugees: count(row, 'returned_refugees'),
    resettlement: count(row, 'resettlement'),
    naturalisation: count(row, 'naturalisation'),
    returned_idps: count(row, 'returned_idps'),
  };
}

/** A row of displaced people by sex and age. */
export function demographicsRow(row: Row): AdapterResult<DemographicsRow> {
  const total = count(row, 'total');
  // Brackets of zeros under a total mean that nobody told the ages, not that there is nobody.
  const hasBreakdown =
    (total ?? 0) === 0 || BANDS.some((band) => (row.values[`f_${band}`] ?? 0) + (row.values[`m_${band}`] ?? 0) > 0);
  const band = (column: string) => (hasBreakdown ? count(row, column) : null);
  const type = row.populationType;
  return {
    ...about(row),
    population_type: type !== undefined && TYPES.has(type) ? (type as PopulationType) : undefined,
    has_breakdown: hasBreakdown,
    female_0_4: band('f_0_4'),
    female_5_11: band('f_5_11'),
    female_12_17: band('f_12_17'),
    female_18_59: band('f_18_59'),
    female_60_plus: band('f_60'),
    female_age_unknown: band('f_other'),
    female_total: band('f_total'),
    male_0_4: band('m_0_4'),
    male_5_11: band('m_5_11'),
    male_12_17: band('m_12_17'),
    male_18_59: band('m_18_59'),
    male_60_plus: band('m_60'),
    male_age_unknown: band('m_other'),
    male_total: band('m_total'),
    total,
  };
}
