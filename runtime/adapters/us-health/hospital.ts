// A hospital, and what its rating is made of, as published records.

import type {
  Hospital as HospitalRecord,
  RatingGroup as RatingGroupRecord,
} from '../../../generated/services/us-health/types.ts';
import type { Hospital, RatingGroup, RatingGroupName } from '../../sources/cms/cms.ts';

const GROUPS: Readonly<Record<RatingGroupName, RatingGroupRecord['group']>> = {
  mortality: 'mortality',
  safety: 'safety',
  readmission: 'readmission',
  patientExperience: 'patient_experience',
  timelyAndEffectiveCare: 'timely_and_effective_care',
};

export function hospitalRecord(hospital: Hospital): HospitalRecord {
  return {
    facility_id: hospital.facilityId,
    name: hospital.name,
    address: hospital.address ?? null,
    city: hospital.city ?? null,
    state: hospital.state ?? null,
    zip_code: hospital.zipCode ?? null,
    county: hospital.county ?? null,
    phone: hospital.phone ?? null,
    type: hospital.type ?? null,
    ownership: hospital.ownership ?? null,
    emergency_services: hospital.hasEmergencyServices ?? null,
    birthing_friendly: hospital.isBirthingFriendly,
    overall_rating: hospital.rating ?? null,
    rating_footnote_codes: [...hospital.ratingFootnotes],
  };
}

export function ratingGroupRecord({ group, compared, ...counts }: RatingGroup): RatingGroupRecord {
  const comparisons = compared && {
    better: compared.better ?? null,
    no_different: compared.noDifferent ?? null,
    worse: compared.worse ?? null,
  };
  return {
    group: GROUPS[group],
    measures_in_group: counts.measuresInGroup ?? null,
    measures_reported: counts.measuresReported ?? null,
    ...comparisons,
    footnote_codes: [...counts.footnotes],
  };
}
