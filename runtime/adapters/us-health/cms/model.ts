// Unknown values are undefined. Footnotes are CMS codes.

export interface Hospital {
  readonly facilityId: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly zipCode: string | undefined;
  readonly county: string | undefined;
  readonly phone: string | undefined;
  readonly type: string | undefined;
  readonly ownership: string | undefined;
  readonly hasEmergencyServices: boolean | undefined;
  readonly isBirthingFriendly: boolean;
  /** Stars, 1 to 5. */
  readonly rating: number | undefined;
  readonly ratingFootnotes: readonly string[];
  readonly ratingGroups: readonly RatingGroup[];
}

export type RatingGroupName = 'mortality' | 'safety' | 'readmission' | 'patientExperience' | 'timelyAndEffectiveCare';

/**
 * A group of measures, with the numbers of measures that are better than, worse than or equal to the national results.
 */
export interface RatingGroup {
  readonly group: RatingGroupName;
  readonly measuresInGroup: number | undefined;
  readonly measuresReported: number | undefined;
  /** Set only for groups that are compared with national results. */
  readonly compared: Comparisons | undefined;
  readonly footnotes: readonly string[];
}

export interface Comparisons {
  readonly better: number | undefined;
  readonly noDifferent: number | undefined;
  readonly worse: number | undefined;
}

export interface Measure {
  readonly facilityId: string;
  readonly measureId: string;
  readonly name: string | undefined;
  readonly condition: string | undefined;
  readonly score: number | undefined;
  /** Set if the score is a word instead of a number. */
  readonly scoreText: string | undefined;
  /** Comparison with the national result, in the source's wording, which differs by data set. */
  readonly comparedToNational: string | undefined;
  readonly denominator: number | undefined;
  readonly lowerEstimate: number | undefined;
  readonly higherEstimate: number | undefined;
  readonly sample: number | undefined;
  readonly patients: number | undefined;
  readonly patientsReturned: number | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly footnotes: readonly string[];
}

/** Medicare spending per beneficiary; for a hospital, as a ratio to the national median. */
export interface Spending {
  /** Empty for national values. */
  readonly facilityId: string;
  readonly facilityName: string | undefined;
  readonly measureId: string | undefined;
  readonly measureName: string | undefined;
  readonly score: number | undefined;
  /** Set only for national values. */
  readonly median: number | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly footnotes: readonly string[];
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly count: number;
}
