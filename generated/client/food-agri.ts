// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Food and agriculture statistics. Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade,
 * prices, food balances, food security, land, inputs, emissions.
 */
export function foodAgriFunctions(caller: Caller) {
  return {
    /**
     * FAOSTAT domains (datasets) that match a question about food or farming, best match first. Use when the user
     * wants figures on food, farming, forestry or their emissions and the domain is unknown. For all domains, or
     * those of a group use list_datasets; for figures from a known domain use get_data; for the economy in general
     * use search_economic_indicators of economic-indicators.
     */
    search_datasets: (
      values: components['schemas']['FoodAgri.SearchDatasetsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.SearchDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/search_datasets' }, values, options),

    /**
     * All FAOSTAT domains, sorted by group and name, or those of one group (production, trade, prices, food security,
     * emissions). Does not search. Use when the user wants an overview of the available food and farming figures. For
     * the domain that fits a question use search_datasets.
     */
    list_datasets: (
      values: components['schemas']['FoodAgri.ListDatasetsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.ListDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/list_datasets' }, values, options),

    /**
     * Dimensions of one FAOSTAT domain (area, item, element, year) with the number of codes in each, but not the
     * codes. Domains differ (some have a partner country or a month, surveys have no areas), and get_data accepts
     * only the dimensions listed here. A domain is downloaded on first use; until the download is complete, the
     * result reports its progress. Use when the user needs to know how a domain can be filtered before requesting its
     * figures. For the codes themselves use get_dimension_codes.
     */
    get_domain_dimensions: (
      values: components['schemas']['FoodAgri.GetDomainDimensionsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDomainDimensionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_domain_dimensions' }, values, options),

    /**
     * The valid codes for one dimension of a FAOSTAT domain with their labels, in source order; years newest first.
     * Use when the user needs the code of a country, crop, product or measure. For the figures use get_data.
     */
    get_dimension_codes: (
      values: components['schemas']['FoodAgri.GetDimensionCodesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDimensionCodesResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_dimension_codes' }, values, options),

    /**
     * Figures from a FAOSTAT domain with unit and flags, by area, item and element, newest year first. A domain is
     * downloaded on first use; until the download is complete, the result reports its progress, so try again. Groups
     * of countries (World, Europe) appear among the countries and are marked as groups. One element name can have
     * several codes with different units. The sort order cannot be changed, because there are millions of figures.
     * Use when the user wants harvest, trade, price or other figures on food or farming and the domain is known. For
     * several countries side by side use compare_countries; for the codes for the filters use get_dimension_codes.
     */
    get_data: (
      values: components['schemas']['FoodAgri.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_data' }, values, options),

    /**
     * Figures from a FAOSTAT domain for up to 20 countries or groups of countries, area by area in the requested
     * order. Use when the user asks which country produces, trades or eats more of something. For one country, or all
     * countries use get_data.
     */
    compare_countries: (
      values: components['schemas']['FoodAgri.CompareCountriesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.CompareCountriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/compare_countries' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/report_feedback', changes: true }, values, options),
  };
}
