import type {
  Hospital as HospitalRecord,
  RatingGroup as RatingGroupRecord,
} from '../../../generated/services/us-health/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Hospital, RatingGroup, RatingGroupName } from './cms/cms.ts';

const GROUPS: Readonly<Record<RatingGroupName, AdapterResult<RatingGroupRecord>['group']>> = {
  mortality: 'mortality',
  safety: 'safety',
  readmission: 'readmission',
  patientExperience: 'patient_experience',
  timelyAndEffectiveCare: 'timely_and_effective_care',
};

export function hospitalRecord(hospital: Hospital): AdapterResult<HospitalRecord> {
  return {
    facility_id: hospital.facilityId,
    name: hospital.name,
    address: hospital.address,
    city: hospital.city,
    state: hospital.state,
    zip_code: hospital.zipCode,
    county: hospital.county,
    phone: hospital.phone,
    type: hospital.type,
    ownership: hospital.ownership,
    emergency_services: hospital.hasEmergencyServices,
    birthing_friendly: hospital.isBirthingFriendly,
    overall_rating: hospital.rating,
    rating_footnote_codes: hospital.ratingFootnotes,
  };
}

export function ratingGroupRecord({ group, compared, ...counts }: RatingGroup): AdapterResult<RatingGroupRecord> {
  const comparisons = compared && {
    better: compared.better,
    no_different: compared.noDifferent,
    worse: compared.worse,
  };
  return {
    group: GROUPS[group],
    measures_in_group: counts.measuresInGroup,
    measures_reported: counts.measuresReported,
    ...comparisons,
    footnote_codes: counts.footnotes,
  };
}
