// Generated from spec/services/trials/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  at,
  completeOf,
  countOf,
  dayOrMonthOf,
  each,
  firstOf,
  flagOf,
  itemsOf,
  joinedOf,
  markdownOf,
  numberOf,
  oneOf,
  readEach,
  recordOf,
  required,
  textOf,
  unless,
  wholeOf,
} from '../../../runtime/decoding/source-values.ts';
import { VALUE_TYPE_VALUES } from './codec.ts';
import type { Contact, GetTrialResult, Intervention, Location, Outcome, TrialSummary } from './types.ts';

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly TrialSummary: {
    overall_status(row: JsonObject): AdapterResult<TrialSummary>['overall_status'];
    status_note(row: JsonObject): AdapterResult<TrialSummary>['status_note'];
  };
  readonly GetTrialResult: {
    overall_status(row: JsonObject): AdapterResult<GetTrialResult>['overall_status'];
    status_note(row: JsonObject): AdapterResult<GetTrialResult>['status_note'];
    last_known_status(row: JsonObject): AdapterResult<GetTrialResult>['last_known_status'];
  };
}

/** spec/services/trials/service.yaml#records.Contact */
export function readContact(row: JsonObject): AdapterResult<Contact> {
  return {
    name: textOf(row['name']),
    phone: textOf(row['phone']),
    email: textOf(row['email']),
  };
}

/** spec/services/trials/service.yaml#records.Intervention */
export function readIntervention(row: JsonObject): AdapterResult<Intervention> {
  return {
    name: required(textOf(row['name']), 'name'),
    type: textOf(row['type']),
    description: markdownOf(row['description']),
  };
}

/** spec/services/trials/service.yaml#records.Location */
export function readLocation(row: JsonObject): AdapterResult<Location> {
  return {
    facility: textOf(row['facility']),
    city: textOf(row['city']),
    state: textOf(row['state']),
    postal_code: textOf(row['zip']),
    country: textOf(row['country']),
    status: textOf(row['status']),
    latitude: numberOf(at(row, 'geoPoint', 'lat')),
    longitude: numberOf(at(row, 'geoPoint', 'lon')),
  };
}

/** spec/services/trials/service.yaml#records.Outcome */
export function readOutcome(row: JsonObject): AdapterResult<Outcome> {
  return {
    measure: required(textOf(row['measure']), 'measure'),
    description: markdownOf(row['description']),
    time_frame: textOf(row['timeFrame']),
  };
}

/** spec/services/trials/service.yaml#records.TrialSummary */
export function readTrialSummary(
  row: JsonObject,
  derive: Pick<Derivations, 'TrialSummary'>,
): AdapterResult<TrialSummary> {
  return {
    nct_id: required(textOf(at(row, 'identificationModule', 'nctId')), 'identificationModule.nctId'),
    brief_title: textOf(at(row, 'identificationModule', 'briefTitle')),
    overall_status: derive.TrialSummary.overall_status(row),
    status_note: derive.TrialSummary.status_note(row),
    phase: textOf(joinedOf(at(row, 'designModule', 'phases'), '/')),
    study_type: textOf(at(row, 'designModule', 'studyType')),
    conditions: readEach(itemsOf(at(row, 'conditionsModule', 'conditions')), textOf),
    interventions: readEach(each(row, 'armsInterventionsModule', 'interventions', '*', 'name'), textOf),
    sponsor: textOf(at(row, 'sponsorCollaboratorsModule', 'leadSponsor', 'name')),
    start_date: dayOrMonthOf(at(row, 'statusModule', 'startDateStruct', 'date')),
    start_date_type: oneOf(at(row, 'statusModule', 'startDateStruct', 'type'), VALUE_TYPE_VALUES),
    completion_date: dayOrMonthOf(at(row, 'statusModule', 'completionDateStruct', 'date')),
    completion_date_type: oneOf(at(row, 'statusModule', 'completionDateStruct', 'type'), VALUE_TYPE_VALUES),
    enrollment: wholeOf(unless(at(row, 'designModule', 'enrollmentInfo', 'count'), [99999999])),
    enrollment_type: oneOf(at(row, 'designModule', 'enrollmentInfo', 'type'), VALUE_TYPE_VALUES),
  };
}

/** spec/services/trials/service.yaml#tools.get_trial.returns */
export function readGetTrialResult(
  row: JsonObject,
  derive: Pick<Derivations, 'GetTrialResult'>,
): Omit<AdapterResult<GetTrialResult>, 'location_count' | 'countries' | 'location_country_code' | 'shortened' | 'url'> {
  return {
    nct_id: required(textOf(at(row, 'identificationModule', 'nctId')), 'identificationModule.nctId'),
    brief_title: textOf(at(row, 'identificationModule', 'briefTitle')),
    official_title: textOf(at(row, 'identificationModule', 'officialTitle')),
    acronym: textOf(at(row, 'identificationModule', 'acronym')),
    brief_summary: markdownOf(at(row, 'descriptionModule', 'briefSummary')),
    overall_status: derive.GetTrialResult.overall_status(row),
    status_note: derive.GetTrialResult.status_note(row),
    last_known_status: derive.GetTrialResult.last_known_status(row),
    status_verified_date: dayOrMonthOf(at(row, 'statusModule', 'statusVerifiedDate')),
    why_stopped: markdownOf(at(row, 'statusModule', 'whyStopped')),
    phase: textOf(joinedOf(at(row, 'designModule', 'phases'), '/')),
    study_type: textOf(at(row, 'designModule', 'studyType')),
    allocation: textOf(at(row, 'designModule', 'designInfo', 'allocation')),
    intervention_model: textOf(at(row, 'designModule', 'designInfo', 'interventionModel')),
    primary_purpose: textOf(at(row, 'designModule', 'designInfo', 'primaryPurpose')),
    masking: textOf(at(row, 'designModule', 'designInfo', 'maskingInfo', 'masking')),
    observational_model: textOf(at(row, 'designModule', 'designInfo', 'observationalModel')),
    conditions: readEach(itemsOf(at(row, 'conditionsModule', 'conditions')), textOf),
    keywords: readEach(itemsOf(at(row, 'conditionsModule', 'keywords')), textOf),
    interventions: readEach(itemsOf(at(row, 'armsInterventionsModule', 'interventions')), (item) =>
      completeOf(item, readIntervention),
    ),
    sponsor: textOf(at(row, 'sponsorCollaboratorsModule', 'leadSponsor', 'name')),
    sponsor_class: textOf(at(row, 'sponsorCollaboratorsModule', 'leadSponsor', 'class')),
    collaborators: readEach(each(row, 'sponsorCollaboratorsModule', 'collaborators', '*', 'name'), textOf),
    start_date: dayOrMonthOf(at(row, 'statusModule', 'startDateStruct', 'date')),
    start_date_type: oneOf(at(row, 'statusModule', 'startDateStruct', 'type'), VALUE_TYPE_VALUES),
    primary_completion_date: dayOrMonthOf(at(row, 'statusModule', 'primaryCompletionDateStruct', 'date')),
    primary_completion_date_type: oneOf(
      at(row, 'statusModule', 'primaryCompletionDateStruct', 'type'),
      VALUE_TYPE_VALUES,
    ),
    completion_date: dayOrMonthOf(at(row, 'statusModule', 'completionDateStruct', 'date')),
    completion_date_type: oneOf(at(row, 'statusModule', 'completionDateStruct', 'type'), VALUE_TYPE_VALUES),
    first_posted_date: dayOrMonthOf(at(row, 'statusModule', 'studyFirstPostDateStruct', 'date')),
    last_update_date: dayOrMonthOf(at(row, 'statusModule', 'lastUpdatePostDateStruct', 'date')),
    enrollment: wholeOf(unless(at(row, 'designModule', 'enrollmentInfo', 'count'), [99999999])),
    enrollment_type: oneOf(at(row, 'designModule', 'enrollmentInfo', 'type'), VALUE_TYPE_VALUES),
    sex: textOf(at(row, 'eligibilityModule', 'sex')),
    minimum_age: textOf(at(row, 'eligibilityModule', 'minimumAge')),
    maximum_age: textOf(at(row, 'eligibilityModule', 'maximumAge')),
    healthy_volunteers: flagOf(at(row, 'eligibilityModule', 'healthyVolunteers')),
    eligibility_criteria: markdownOf(at(row, 'eligibilityModule', 'eligibilityCriteria')),
    primary_outcomes: readEach(itemsOf(at(row, 'outcomesModule', 'primaryOutcomes')), (item) =>
      completeOf(item, readOutcome),
    ),
    secondary_outcomes: firstOf(
      readEach(each(row, 'outcomesModule', 'secondaryOutcomes', '*', 'measure'), textOf),
      30,
    ),
    secondary_outcome_count: countOf(each(row, 'outcomesModule', 'secondaryOutcomes', '*', 'measure')),
    locations: readEach(itemsOf(at(row, 'contactsLocationsModule', 'locations')), (item) =>
      recordOf(item, readLocation),
    ),
    contacts: readEach(itemsOf(at(row, 'contactsLocationsModule', 'centralContacts')), (item) =>
      recordOf(item, readContact),
    ),
    has_results: flagOf(row['hasResults']),
  };
}
