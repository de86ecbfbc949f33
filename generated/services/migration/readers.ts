// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  oneOf,
  required,
  textOf,
  unless,
  wholeOf,
  within,
} from '../../../runtime/decoding/source-values.ts';
import { POPULATION_TYPE_VALUES } from './codec.ts';
import type { CountrySide, DemographicsRow, PopulationRow, SolutionsRow, StatisticsCountry } from './types.ts';

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly DemographicsRow: {
    country_of_origin(row: JsonObject): AdapterResult<DemographicsRow>['country_of_origin'];
    country_of_asylum(row: JsonObject): AdapterResult<DemographicsRow>['country_of_asylum'];
    has_breakdown(row: JsonObject): AdapterResult<DemographicsRow>['has_breakdown'];
  };
  readonly PopulationRow: {
    country_of_origin(row: JsonObject): AdapterResult<PopulationRow>['country_of_origin'];
    country_of_asylum(row: JsonObject): AdapterResult<PopulationRow>['country_of_asylum'];
  };
  readonly SolutionsRow: {
    country_of_origin(row: JsonObject): AdapterResult<SolutionsRow>['country_of_origin'];
    country_of_asylum(row: JsonObject): AdapterResult<SolutionsRow>['country_of_asylum'];
  };
}

/** spec/services/migration/service.yaml#records.DemographicsRow */
export function readDemographicsRow(
  row: JsonObject,
  derive: Pick<Derivations, 'DemographicsRow'>,
): AdapterResult<DemographicsRow> {
  return {
    year: required(wholeOf(row['year']), 'year'),
    country_of_origin: derive.DemographicsRow.country_of_origin(row),
    country_of_asylum: derive.DemographicsRow.country_of_asylum(row),
    population_type: oneOf(row['pop_type'], POPULATION_TYPE_VALUES),
    has_breakdown: derive.DemographicsRow.has_breakdown(row),
    female_0_4: within(wholeOf(row['f_0_4']), 0, 10000000000),
    female_5_11: within(wholeOf(row['f_5_11']), 0, 10000000000),
    female_12_17: within(wholeOf(row['f_12_17']), 0, 10000000000),
    female_18_59: within(wholeOf(row['f_18_59']), 0, 10000000000),
    female_60_plus: within(wholeOf(row['f_60']), 0, 10000000000),
    female_age_unknown: within(wholeOf(row['f_other']), 0, 10000000000),
    female_total: within(wholeOf(row['f_total']), 0, 10000000000),
    male_0_4: within(wholeOf(row['m_0_4']), 0, 10000000000),
    male_5_11: within(wholeOf(row['m_5_11']), 0, 10000000000),
    male_12_17: within(wholeOf(row['m_12_17']), 0, 10000000000),
    male_18_59: within(wholeOf(row['m_18_59']), 0, 10000000000),
    male_60_plus: within(wholeOf(row['m_60']), 0, 10000000000),
    male_age_unknown: within(wholeOf(row['m_other']), 0, 10000000000),
    male_total: within(wholeOf(row['m_total']), 0, 10000000000),
    total: within(wholeOf(row['total']), 0, 10000000000),
  };
}

/** spec/services/migration/service.yaml#records.PopulationRow */
export function readPopulationRow(
  row: JsonObject,
  derive: Pick<Derivations, 'PopulationRow'>,
): AdapterResult<PopulationRow> {
  return {
    year: required(wholeOf(row['year']), 'year'),
    country_of_origin: derive.PopulationRow.country_of_origin(row),
    country_of_asylum: derive.PopulationRow.country_of_asylum(row),
    refugees: within(wholeOf(row['refugees']), 0, 10000000000),
    asylum_seekers: within(wholeOf(row['asylum_seekers']), 0, 10000000000),
    idps: within(wholeOf(row['idps']), 0, 10000000000),
    stateless: within(wholeOf(row['stateless']), 0, 10000000000),
    others_of_concern: within(wholeOf(row['ooc']), 0, 10000000000),
    other_in_need_of_protection: within(wholeOf(row['oip']), 0, 10000000000),
    host_community: within(wholeOf(row['hst']), 0, 10000000000),
    returned_refugees: within(wholeOf(row['returned_refugees']), 0, 10000000000),
    returned_idps: within(wholeOf(row['returned_idps']), 0, 10000000000),
  };
}

/** spec/services/migration/service.yaml#records.SolutionsRow */
export function readSolutionsRow(
  row: JsonObject,
  derive: Pick<Derivations, 'SolutionsRow'>,
): AdapterResult<SolutionsRow> {
  return {
    year: required(wholeOf(row['year']), 'year'),
    country_of_origin: derive.SolutionsRow.country_of_origin(row),
    country_of_asylum: derive.SolutionsRow.country_of_asylum(row),
    returned_refugees: within(wholeOf(row['returned_refugees']), 0, 10000000000),
    resettlement: within(wholeOf(row['resettlement']), 0, 10000000000),
    naturalisation: within(wholeOf(row['naturalisation']), 0, 10000000000),
    returned_idps: within(wholeOf(row['returned_idps']), 0, 10000000000),
  };
}

/** spec/services/migration/service.yaml#records.StatisticsCountry */
export function readStatisticsCountry(row: JsonObject): AdapterResult<StatisticsCountry> {
  return {
    code: textOf(row['code']),
    iso: textOf(row['iso']),
    iso2: textOf(row['iso2']),
    name: required(textOf(row['name']), 'name'),
    region: textOf(row['region']),
    major_area: textOf(row['majorArea']),
  };
}

/** spec/services/migration/service.yaml#readers.OriginSide */
export function readOriginSide(row: JsonObject): AdapterResult<CountrySide> {
  return {
    iso: required(textOf(unless(row['coo_iso'], ['-'])), 'coo_iso'),
    code: textOf(row['coo']),
    name: required(textOf(row['coo_name']) ?? textOf(row['coo_iso']), 'coo_name or coo_iso'),
  };
}

/** spec/services/migration/service.yaml#readers.AsylumSide */
export function readAsylumSide(row: JsonObject): AdapterResult<CountrySide> {
  return {
    iso: required(textOf(unless(row['coa_iso'], ['-'])), 'coa_iso'),
    code: textOf(row['coa']),
    name: required(textOf(row['coa_name']) ?? textOf(row['coa_iso']), 'coa_name or coa_iso'),
  };
}
