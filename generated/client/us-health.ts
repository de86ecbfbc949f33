// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * US hospitals and health care providers. US hospitals with star ratings, quality measures and Medicare spending, and
 * the national registry of physicians, nurses and health care organizations.
 */
export function usHealthFunctions(caller: Caller) {
  return {
    /**
     * Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star
     * rating; best match first, or highest rating first. Covers hospitals registered with Medicare (about 5,400), as
     * published by CMS. Hospitals whose name or city contains the whole query come first, followed by hospitals whose
     * name and city together contain all its words. Use when the user asks for a hospital in the United States by
     * name or place, or for its star rating, owner or phone number. For doctors, nurses, pharmacies and other
     * providers use search_providers; for death, infection and readmission rates of one hospital use
     * get_hospital_quality; for Medicare spending on its patients use get_spending.
     */
    search_hospitals: (
      values: components['schemas']['UsHealth.SearchHospitalsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['UsHealth.SearchHospitalsResult']> =>
      caller.call({ method: 'POST', path: '/rest/us-health/search_hospitals' }, values, options),

    /**
     * Quality measures of one US hospital: deaths and complications, infections, unplanned visits and timely care,
     * each compared with the national average, sorted by area. Returns about 100 measures with score, period and
     * footnotes, and the components of the overall star rating. Patient survey (HCAHPS) and imaging measures are not
     * included. missing lists data sets that could not be fetched. Use when the user asks how good or safe one US
     * hospital is: deaths, infections, readmissions, waiting times. For only its star rating, or its facility_id use
     * search_hospitals; for its costs use get_spending.
     */
    get_hospital_quality: (
      values: components['schemas']['UsHealth.GetHospitalQualityArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UsHealth.GetHospitalQualityResult']> =>
      caller.call({ method: 'POST', path: '/rest/us-health/get_hospital_quality' }, values, options),

    /**
     * Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state,
     * with NPI, address and phone; exact names first. Requires a name or a specialty; state by itself is not enough.
     * Searches last names, first and last names, and organizations; titles, credentials, suffixes and middle initials
     * (Dr. John Q. Smith Jr., MD) are recognized. The registry reports no total, and at most 50 matches of each kind
     * are examined. Narrow the search if more_available is true. Use when the user asks for a physician, nurse,
     * dentist, pharmacy or practice in the United States, or for an NPI. For hospitals with their ratings use
     * search_hospitals. At least one of name, specialty is required.
     */
    search_providers: (
      values: components['schemas']['UsHealth.SearchProvidersArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['UsHealth.SearchProvidersResult']> =>
      caller.call({ method: 'POST', path: '/rest/us-health/search_providers' }, values, options),

    /**
     * Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the
     * national average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4%
     * less, for an episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans',
     * military and children's hospitals are not measured; for them, the ratio is null and note gives the reason. Use
     * when the user asks how costly a US hospital is for Medicare compared with the national median or average. For
     * the quality of its care use get_hospital_quality; for its facility_id use search_hospitals.
     */
    get_spending: (
      values: components['schemas']['UsHealth.GetSpendingArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['UsHealth.GetSpendingResult']> =>
      caller.call({ method: 'POST', path: '/rest/us-health/get_spending' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/us-health/report_feedback', changes: true }, values, options),
  };
}
