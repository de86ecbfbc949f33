// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetEconomicDataArguments,
  ListEconomicSourcesArguments,
  SearchEconomicIndicatorsArguments,
} from './types.ts';

/**
 * EU; EA: euro area; EFTA; NORDIC; OECD; G7; G20; World Bank regions EAS, ECS, LCN, MEA, NAC, SAS, SSF; World Bank
 * income groups LIC, LMC, MIC, UMC, LMY, HIC.
 */
export const COUNTRY_GROUP_CODE_VALUES = [
  'EU', 'EA', 'EFTA', 'NORDIC', 'OECD', 'G7', 'G20', 'EAS', 'ECS', 'LCN', 'MEA', 'NAC', 'SAS', 'SSF', 'LIC', 'LMC',
  'MIC', 'UMC', 'LMY', 'HIC',
] as const;

/**
 * development_bank: World Bank; economic_cooperation_org: OECD; eu_statistics_office: Eurostat; us_labour_statistics:
 * US Bureau of Labor Statistics.
 */
export const ECONOMIC_SOURCE_VALUES = [
  'development_bank', 'economic_cooperation_org', 'eu_statistics_office', 'us_labour_statistics',
] as const;

/** Display names of ECONOMIC_SOURCE_VALUES. */
export const ECONOMIC_SOURCE_NAMES = {
  development_bank: [
    'World Bank', 'The World Bank', 'World Bank Group', 'WB', 'WDI', 'World Development Indicators',
    'data.worldbank.org',
  ],
  economic_cooperation_org: [
    'OECD', 'The OECD', 'OCDE', 'Organisation for Economic Co-operation and Development',
    'Organization for Economic Co-operation and Development', 'OECD Data Explorer',
  ],
  eu_statistics_office: [
    'Eurostat', 'ESTAT', 'Statistical Office of the European Union', 'European Statistical Office',
    'ec.europa.eu/eurostat',
  ],
  us_labour_statistics: [
    'BLS', 'US BLS', 'Bureau of Labor Statistics', 'Bureau of Labour Statistics', 'US Bureau of Labor Statistics',
    'U.S. Bureau of Labor Statistics', 'us_labor_statistics', 'bls.gov',
  ],
};

/** How often figures are published. */
export const FREQUENCY_VALUES = ['annual', 'half_yearly', 'quarterly', 'monthly', 'weekly', 'daily'] as const;

/**
 * answered: returned results; nothing_found: no matching indicator; no_data: no figures for these years; not_covered:
 * no figures for this country; unknown_indicator: the id belongs to another source; choose: the id stands for several
 * series, see choices; failed: the source is down, out of quota or not ready, see message.
 */
export const OUTCOME_VALUES = [
  'answered', 'nothing_found', 'no_data', 'not_covered', 'unknown_indicator', 'choose', 'failed',
] as const;

/**
 * ok; limited: small quota, or the list of indicators is still being downloaded; down: failed recently and is
 * temporarily not queried.
 */
export const SOURCE_STATUS_VALUES = ['ok', 'limited', 'down'] as const;

/** spec/services/economic-indicators/service.yaml#records.CountryOrGroup */
export const countryOrGroupFields = published.fields({
  code: published.string(),
  name: published.string(),
});

/** spec/services/economic-indicators/service.yaml#records.Dimension */
export const dimensionFields = published.fields({
  id: published.string(),
  name: published.string(),
  code: published.string(),
  label: published.string(),
});

/** spec/services/economic-indicators/service.yaml#records.DimensionCode */
export const dimensionCodeFields = published.fields({
  code: published.string(),
  label: published.string(),
});

/** spec/services/economic-indicators/service.yaml#records.DimensionChoice */
export const dimensionChoiceFields = published.fields({
  id: published.string(),
  name: published.string(),
  count: published.integer({ minimum: 0 }),
  codes: published.list(published.record(dimensionCodeFields)),
});

/** spec/services/economic-indicators/service.yaml#records.Observation */
export const observationFields = published.fields({
  period: published.string(),
  value: published.number({ nullable: true }),
  status: published.string({ optional: true }),
});

/** spec/services/economic-indicators/service.yaml#records.EconomicSeries */
export const economicSeriesFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  source_id: published.string(),
  name: published.string(),
  country: published.record(countryOrGroupFields, { nullable: true }),
  unit: published.string({ nullable: true }),
  multiplier: published.integer({ nullable: true }),
  frequency: published.choice(FREQUENCY_VALUES, { nullable: true }),
  adjustment: published.string({ optional: true }),
  dimensions: published.list(published.record(dimensionFields)),
  last_updated: published.string({ nullable: true }),
  first: published.string({ nullable: true }),
  last: published.string({ nullable: true }),
  observation_count: published.integer({ minimum: 0 }),
  citation: published.string(),
  url: published.string({ format: 'uri' }),
  discontinued: published.boolean({ optional: true }),
  notes: published.list(published.string()),
  observations: published.list(published.record(observationFields)),
});

/** spec/services/economic-indicators/service.yaml#records.EconomicSourceInfo */
export const economicSourceInfoFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  name: published.string(),
  coverage: published.string(),
  status: published.choice(SOURCE_STATUS_VALUES),
  message: published.string({ optional: true }),
  indicators: published.integer({ nullable: true, minimum: 0 }),
  list_updated: published.string({ nullable: true, format: 'date-time' }),
  id_example: published.string(),
  licence: published.string(),
  url: published.string({ format: 'uri' }),
});

/** spec/services/economic-indicators/service.yaml#records.IndicatorHit */
export const indicatorHitFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  source_id: published.string(),
  name: published.string(),
  description: published.string({ optional: true }),
  dataset: published.string({ optional: true }),
  covers: published.string(),
  unit: published.string({ optional: true }),
  frequency: published.choice(FREQUENCY_VALUES, { optional: true }),
  first: published.string({ optional: true }),
  last: published.string({ optional: true }),
  updated: published.string({ optional: true, format: 'date' }),
  discontinued: published.boolean({ optional: true }),
  successor: published.string({ optional: true }),
});

/** spec/services/economic-indicators/service.yaml#records.NearHit */
export const nearHitFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  source_id: published.string(),
  name: published.string(),
});

/** spec/services/economic-indicators/service.yaml#records.SeriesChoice */
export const seriesChoiceFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  source_id: published.string(),
  name: published.string(),
  series_count: published.integer({ minimum: 0 }),
  example_id: published.string(),
  dimensions: published.list(published.record(dimensionChoiceFields)),
});

/** spec/services/economic-indicators/service.yaml#records.SourceResult */
export const sourceResultFields = published.fields({
  source: published.choice(ECONOMIC_SOURCE_VALUES),
  publisher: published.string(),
  outcome: published.choice(OUTCOME_VALUES),
  found: published.integer({ minimum: 0 }),
  message: published.string({ optional: true }),
  retry_after_seconds: published.integer({ optional: true, minimum: 1 }),
});

/** spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export function decodeSearchEconomicIndicators(raw: RawArguments): Decoded<SearchEconomicIndicatorsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit']);
  return read.finish<SearchEconomicIndicatorsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 300 }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/economic-indicators/service.yaml#tools.search_economic_indicators */
export const searchEconomicIndicatorsResult = published.record(published.fields({
  query: published.string(),
  countries: published.list(published.record(countryOrGroupFields)),
  count: published.integer({ minimum: 0 }),
  indicators: published.list(published.record(indicatorHitFields)),
  sources: published.list(published.record(sourceResultFields)),
  nearest: published.list(published.record(nearHitFields), { optional: true }),
  hint: published.string({ optional: true }),
}));

/** spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export function decodeGetEconomicData(raw: RawArguments): Decoded<GetEconomicDataArguments> {
  const read = new ArgumentReader(raw, [
    'indicator', 'country', 'members_of', 'source', 'year_from', 'year_to', 'limit',
  ]);
  const args: GetEconomicDataArguments = {
    indicator: read.string('indicator', { required: true, minLength: 1, maxLength: 400 }),
    country: read.countries('country', { as: 'iso2', groups: true, maxValues: 60, maxLength: 60 }),
    members_of: read.choice('members_of', COUNTRY_GROUP_CODE_VALUES, { ignoreCase: true }),
    source: read.choice('source', ECONOMIC_SOURCE_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: ECONOMIC_SOURCE_NAMES,
    }),
    year_from: read.integer('year_from', { minimum: 1700, maximum: 2200 }),
    year_to: read.integer('year_to', { minimum: 1700, maximum: 2200 }),
    limit: read.integer('limit', { default: 360, minimum: 1, maximum: 2000 }),
  };
  read.oneGroupOf([['country'], ['members_of']]);
  read.inOrder('year_from', args.year_from, 'year_to', args.year_to);
  return read.finish(args);
}

/** Result of spec/services/economic-indicators/service.yaml#tools.get_economic_data */
export const getEconomicDataResult = published.record(published.fields({
  indicator: published.string(),
  country: published.record(countryOrGroupFields, { nullable: true }),
  count: published.integer({ minimum: 0 }),
  series: published.list(published.record(economicSeriesFields)),
  choices: published.list(published.record(seriesChoiceFields), { optional: true }),
  sources: published.list(published.record(sourceResultFields)),
  omitted: published.integer({ minimum: 0 }),
}));

/** spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export function decodeListEconomicSources(raw: RawArguments): Decoded<ListEconomicSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListEconomicSourcesArguments>({});
}

/** Result of spec/services/economic-indicators/service.yaml#tools.list_economic_sources */
export const listEconomicSourcesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  sources: published.list(published.record(economicSourceInfoFields)),
}));
