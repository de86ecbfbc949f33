// Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  CompareCountriesArguments,
  CompareCountriesResult,
  GetDataArguments,
  GetDataResult,
  GetDimensionCodesArguments,
  GetDimensionCodesResult,
  GetDomainDimensionsArguments,
  GetDomainDimensionsResult,
  ListDatasetsArguments,
  ListDatasetsResult,
  SearchDatasetsArguments,
  SearchDatasetsResult,
} from './types.ts';

/**
 * Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade, prices, food balances, food
 * security, land, inputs, emissions.
 */
export interface FoodAgriHandlers {
  /** FAOSTAT domains that fit a question, best first. */
  search_datasets: Handler<SearchDatasetsArguments, SearchDatasetsResult>;
  /**
   * All FAOSTAT domains, by group and name, or those of one group (production, trade, prices, food security,
   * emissions), without a search.
   */
  list_datasets: Handler<ListDatasetsArguments, ListDatasetsResult>;
  /**
   * What the figures of one FAOSTAT domain are broken down by (area, item, element, year), with how many codes each
   * dimension has, but not the codes. Domains differ - some have a partner country or a month, surveys no areas - and
   * get_data takes only what is told here. Figures that nobody asked for yet are fetched first; the answer then says
   * how far that is.
   */
  get_domain_dimensions: Handler<GetDomainDimensionsArguments, GetDomainDimensionsResult>;
  /**
   * The valid codes of a dimension of a FAOSTAT domain with their labels, in the order of the source, of years the
   * newest first.
   */
  get_dimension_codes: Handler<GetDimensionCodesArguments, GetDimensionCodesResult>;
  /**
   * Figures of a FAOSTAT domain with unit and flags, by area, item and element, the newest year first (in no other
   * order: there are millions). A domain is fetched when it is first asked for: until then the answer says how far it
   * is, try again. Groups of countries (World, Europe) stand among the countries and are marked. One element name can
   * have several codes with units of their own.
   */
  get_data: Handler<GetDataArguments, GetDataResult>;
  /** Figures of a FAOSTAT domain for up to 20 countries or groups of them, area by area. */
  compare_countries: Handler<CompareCountriesArguments, CompareCountriesResult>;
}
