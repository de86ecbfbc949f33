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
     * FAOSTAT domains that fit a question, best first. Use when figures on food, farming, forestry or their emissions
     * are wanted and the domain is not known. For all domains, or those of a group use list_datasets; for figures of
     * a domain that is known use get_data; for the economy at large use search_economic_indicators of
     * economic-indicators.
     */
    search_datasets: (
      values: components['schemas']['FoodAgri.SearchDatasetsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.SearchDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/search_datasets' }, values, options),

    /**
     * All FAOSTAT domains, by group and name, or those of one group (production, trade, prices, food security,
     * emissions), without a search. Use when somebody wants an overview of the food and farming figures that there
     * are. For the domain for a question use search_datasets.
     */
    list_datasets: (
      values: components['schemas']['FoodAgri.ListDatasetsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.ListDatasetsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/list_datasets' }, values, options),

    /**
     * What the figures of one FAOSTAT domain are broken down by (area, item, element, year), with how many codes each
     * dimension has, but not the codes. Domains differ - some have a partner country or a month, surveys no areas -
     * and get_data takes only what is told here. Figures that nobody asked for yet are fetched first; the answer then
     * says how far that is. Use when it must be known what a domain can be filtered by, before its figures are asked
     * for. For the codes themselves use get_dimension_codes.
     */
    get_domain_dimensions: (
      values: components['schemas']['FoodAgri.GetDomainDimensionsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDomainDimensionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_domain_dimensions' }, values, options),

    /**
     * The valid codes of a dimension of a FAOSTAT domain with their labels, in the order of the source, of years the
     * newest first. Use when the code of a country, crop, product or measure is needed. For the figures use get_data.
     */
    get_dimension_codes: (
      values: components['schemas']['FoodAgri.GetDimensionCodesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDimensionCodesResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_dimension_codes' }, values, options),

    /**
     * Figures of a FAOSTAT domain with unit and flags, by area, item and element, the newest year first (in no other
     * order: there are millions). A domain is fetched when it is first asked for: until then the answer says how far
     * it is, try again. Groups of countries (World, Europe) stand among the countries and are marked. One element
     * name can have several codes with units of their own. Use when harvests, trade, prices or other figures on food
     * or farming are wanted and the domain is known. For several countries side by side use compare_countries; for
     * the codes for the filters use get_dimension_codes.
     */
    get_data: (
      values: components['schemas']['FoodAgri.GetDataArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.GetDataResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/get_data' }, values, options),

    /**
     * Figures of a FAOSTAT domain for up to 20 countries or groups of them, area by area. Use when countries are to
     * be compared on food or farming. For one country, or all use get_data.
     */
    compare_countries: (
      values: components['schemas']['FoodAgri.CompareCountriesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['FoodAgri.CompareCountriesResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/compare_countries' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/food-agri/report_feedback', changes: true }, values, options),
  };
}
