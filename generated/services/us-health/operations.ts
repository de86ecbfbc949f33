// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetHospitalQuality,
  decodeGetSpending,
  decodeSearchHospitals,
  decodeSearchProviders,
  getHospitalQualityResult,
  getSpendingResult,
  searchHospitalsResult,
  searchProvidersResult,
} from './codec.ts';
import type {
  GetHospitalQualityArguments,
  GetHospitalQualityResult,
  GetSpendingArguments,
  GetSpendingResult,
  SearchHospitalsArguments,
  SearchHospitalsResult,
  SearchProvidersArguments,
  SearchProvidersResult,
} from './types.ts';

/**
 * US hospitals with star ratings, quality measures and Medicare spending, and the national registry of physicians,
 * nurses and health care organizations.
 */
export interface UsHealthHandlers {
  /**
   * Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star
   * rating; best match first, or highest rating first. Covers hospitals registered with Medicare (about 5,400), as
   * published by CMS. Hospitals whose name or city contains the whole query come first, followed by hospitals whose
   * name and city together contain all its words.
   */
  search_hospitals: Handler<SearchHospitalsArguments, SearchHospitalsResult>;
  /**
   * Quality measures of one US hospital: deaths and complications, infections, unplanned visits and timely care, each
   * compared with the national average, sorted by area. Returns about 100 measures with score, period and footnotes,
   * and the components of the overall star rating. Patient survey (HCAHPS) and imaging measures are not included.
   * missing lists data sets that could not be fetched.
   */
  get_hospital_quality: Handler<GetHospitalQualityArguments, GetHospitalQualityResult>;
  /**
   * Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with
   * NPI, address and phone; exact names first. Requires a name or a specialty; state by itself is not enough.
   * Searches last names, first and last names, and organizations; titles, credentials, suffixes and middle initials
   * (Dr. John Q. Smith Jr., MD) are recognized. The registry reports no total, and at most 50 matches of each kind
   * are examined. Narrow the search if more_available is true. At least one of name, specialty is required.
   */
  search_providers: Handler<SearchProvidersArguments, SearchProvidersResult>;
  /**
   * Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national
   * average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4% less, for an
   * episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans', military and
   * children's hospitals are not measured; for them, the ratio is null and note gives the reason.
   */
  get_spending: Handler<GetSpendingArguments, GetSpendingResult>;
}

/** spec/services/us-health/service.yaml#tools.search_hospitals */
export const searchHospitals: Operation = {
  id: 'us-health.search_hospitals',
  service: 'us-health',
  adapter: 'us-health',
  name: 'search_hospitals',
  summary: 'Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating; best match first, or highest rating first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cms'],
  decode: decodeSearchHospitals,
  result: searchHospitalsResult,
};

/** spec/services/us-health/service.yaml#tools.get_hospital_quality */
export const getHospitalQuality: Operation = {
  id: 'us-health.get_hospital_quality',
  service: 'us-health',
  adapter: 'us-health',
  name: 'get_hospital_quality',
  summary: 'Quality measures of one US hospital: deaths and complications, infections, unplanned visits and timely care, each compared with the national average, sorted by area.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cms'],
  decode: decodeGetHospitalQuality,
  result: getHospitalQualityResult,
};

/** spec/services/us-health/service.yaml#tools.search_providers */
export const searchProviders: Operation = {
  id: 'us-health.search_providers',
  service: 'us-health',
  adapter: 'us-health',
  name: 'search_providers',
  summary: 'Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with NPI, address and phone; exact names first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['nppes'],
  decode: decodeSearchProviders,
  result: searchProvidersResult,
};

/** spec/services/us-health/service.yaml#tools.get_spending */
export const getSpending: Operation = {
  id: 'us-health.get_spending',
  service: 'us-health',
  adapter: 'us-health',
  name: 'get_spending',
  summary: 'Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national average and the period.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cms'],
  decode: decodeGetSpending,
  result: getSpendingResult,
};
