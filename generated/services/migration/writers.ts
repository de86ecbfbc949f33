// Generated from spec/services/migration/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  CountrySide,
  DemographicsRow,
  GetDemographicsResult,
  GetPopulationResult,
  GetSolutionsResult,
  ListCountriesResult,
  PopulationRow,
  SolutionsRow,
  StatisticsCountry,
} from './types.ts';

/** spec/services/migration/service.yaml#tools.get_population */
export function writeGetPopulationResult(given: AdapterResult<GetPopulationResult>): GetPopulationResult {
  return {
    page: given.page,
    max_pages: given.max_pages,
    count: given.count,
    results: given.results.map(writePopulationRow),
    ...(given.origin_iso === undefined ? {} : { origin_iso: given.origin_iso }),
    ...(given.asylum_iso === undefined ? {} : { asylum_iso: given.asylum_iso }),
    ...(given.note === undefined ? {} : { note: given.note }),
    source: given.source,
  };
}

/** spec/services/migration/service.yaml#tools.get_demographics */
export function writeGetDemographicsResult(given: AdapterResult<GetDemographicsResult>): GetDemographicsResult {
  return {
    page: given.page,
    max_pages: given.max_pages,
    count: given.count,
    results: given.results.map(writeDemographicsRow),
    ...(given.origin_iso === undefined ? {} : { origin_iso: given.origin_iso }),
    ...(given.asylum_iso === undefined ? {} : { asylum_iso: given.asylum_iso }),
    ...(given.note === undefined ? {} : { note: given.note }),
    source: given.source,
  };
}

/** spec/services/migration/service.yaml#tools.get_solutions */
export function writeGetSolutionsResult(given: AdapterResult<GetSolutionsResult>): GetSolutionsResult {
  return {
    page: given.page,
    max_pages: given.max_pages,
    count: given.count,
    results: given.results.map(writeSolutionsRow),
    ...(given.origin_iso === undefined ? {} : { origin_iso: given.origin_iso }),
    ...(given.asylum_iso === undefined ? {} : { asylum_iso: given.asylum_iso }),
    ...(given.note === undefined ? {} : { note: given.note }),
    source: given.source,
  };
}

/** spec/services/migration/service.yaml#tools.list_countries */
export function writeListCountriesResult(given: AdapterResult<ListCountriesResult>): ListCountriesResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    countries: given.countries.map(writeStatisticsCountry),
  };
}

/** spec/services/migration/service.yaml#records.CountrySide */
export function writeCountrySide(given: AdapterResult<CountrySide>): CountrySide {
  return {
    iso: given.iso,
    code: given.code ?? null,
    name: given.name,
  };
}

/** spec/services/migration/service.yaml#records.DemographicsRow */
export function writeDemographicsRow(given: AdapterResult<DemographicsRow>): DemographicsRow {
  return {
    year: given.year,
    country_of_origin: given.country_of_origin == null ? null : writeCountrySide(given.country_of_origin),
    country_of_asylum: given.country_of_asylum == null ? null : writeCountrySide(given.country_of_asylum),
    ...(given.population_type === undefined ? {} : { population_type: given.population_type }),
    has_breakdown: given.has_breakdown,
    female_0_4: given.female_0_4 ?? null,
    female_5_11: given.female_5_11 ?? null,
    female_12_17: given.female_12_17 ?? null,
    female_18_59: given.female_18_59 ?? null,
    female_60_plus: given.female_60_plus ?? null,
    female_age_unknown: given.female_age_unknown ?? null,
    female_total: given.female_total ?? null,
    male_0_4: given.male_0_4 ?? null,
    male_5_11: given.male_5_11 ?? null,
    male_12_17: given.male_12_17 ?? null,
    male_18_59: given.male_18_59 ?? null,
    male_60_plus: given.male_60_plus ?? null,
    male_age_unknown: given.male_age_unknown ?? null,
    male_total: given.male_total ?? null,
    total: given.total ?? null,
  };
}

/** spec/services/migration/service.yaml#records.PopulationRow */
export function writePopulationRow(given: AdapterResult<PopulationRow>): PopulationRow {
  return {
    year: given.year,
    country_of_origin: given.country_of_origin == null ? null : writeCountrySide(given.country_of_origin),
    country_of_asylum: given.country_of_asylum == null ? null : writeCountrySide(given.country_of_asylum),
    refugees: given.refugees ?? null,
    asylum_seekers: given.asylum_seekers ?? null,
    idps: given.idps ?? null,
    stateless: given.stateless ?? null,
    others_of_concern: given.others_of_concern ?? null,
    other_in_need_of_protection: given.other_in_need_of_protection ?? null,
    host_community: given.host_community ?? null,
    returned_refugees: given.returned_refugees ?? null,
    returned_idps: given.returned_idps ?? null,
  };
}

/** spec/services/migration/service.yaml#records.SolutionsRow */
export function writeSolutionsRow(given: AdapterResult<SolutionsRow>): SolutionsRow {
  return {
    year: given.year,
    country_of_origin: given.country_of_origin == null ? null : writeCountrySide(given.country_of_origin),
    country_of_asylum: given.country_of_asylum == null ? null : writeCountrySide(given.country_of_asylum),
    returned_refugees: given.returned_refugees ?? null,
    resettlement: given.resettlement ?? null,
    naturalisation: given.naturalisation ?? null,
    returned_idps: given.returned_idps ?? null,
  };
}

/** spec/services/migration/service.yaml#records.StatisticsCountry */
export function writeStatisticsCountry(given: AdapterResult<StatisticsCountry>): StatisticsCountry {
  return {
    code: given.code ?? null,
    iso: given.iso ?? null,
    iso2: given.iso2 ?? null,
    name: given.name,
    region: given.region ?? null,
    major_area: given.major_area ?? null,
  };
}
