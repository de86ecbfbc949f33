// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetHospitalQualityResult,
  checkGetSpendingResult,
  checkSearchHospitalsResult,
  checkSearchProvidersResult,
  decodeGetHospitalQuality,
  decodeGetSpending,
  decodeSearchHospitals,
  decodeSearchProviders,
} from './validators.ts';
import {
  writeGetHospitalQualityResult,
  writeGetSpendingResult,
  writeSearchHospitalsResult,
  writeSearchProvidersResult,
} from './writers.ts';

/** spec/services/us-health/service.yaml#tools.search_hospitals */
export const searchHospitals: Operation = {
  id: 'us-health.search_hospitals',
  service: 'us-health',
  adapter: 'us-health',
  name: 'search_hospitals',
  summary: 'Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating; best match first, or most stars.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['cms', 'nppes'],
  decode: decodeSearchHospitals,
  check: checkSearchHospitalsResult,
  write: writeSearchHospitalsResult,
};

/** spec/services/us-health/service.yaml#tools.get_hospital_quality */
export const getHospitalQuality: Operation = {
  id: 'us-health.get_hospital_quality',
  service: 'us-health',
  adapter: 'us-health',
  name: 'get_hospital_quality',
  summary: 'Quality measures of one US hospital: deaths and complications, infections, unplanned visits, timely care, each compared with the nation, sorted by area.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['cms', 'nppes'],
  decode: decodeGetHospitalQuality,
  check: checkGetHospitalQualityResult,
  write: writeGetHospitalQualityResult,
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
  sources: ['cms', 'nppes'],
  decode: decodeSearchProviders,
  check: checkSearchProvidersResult,
  write: writeSearchProvidersResult,
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
  sources: ['cms', 'nppes'],
  decode: decodeGetSpending,
  check: checkGetSpendingResult,
  write: writeGetSpendingResult,
};
