// The catalogue's rows as this source tells them: what is unknown is undefined. Footnotes are CMS's codes.

/** A hospital, and what its rating is made of. */
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

/** A group of measures that ratings are made of. */
export type RatingGroupName = 'mortality' | 'safety' | 'readmission' | 'patientExperience' | 'timelyAndEffectiveCare';

/** How many measures of a group are better, worse or no different. */
export interface RatingGroup {
  readonly group: RatingGroupName;
  readonly measuresInGroup: number | undefined;
  readonly measuresReported: number | undefined;
  /** How many measures compare so with the nation; only of the groups that are compared. */
  readonly compared: Comparisons | undefined;
  readonly footnotes: readonly string[];
}

/** How a hospital compares with the nation, measure by measure. */
export interface Comparisons {
  readonly better: number | undefined;
  readonly noDifferent: number | undefined;
  readonly worse: number | undefined;
}

/** One quality measure of a hospital. */
export interface Measure {
  readonly facilityId: string;
  readonly measureId: string;
  readonly name: string | undefined;
  readonly condition: string | undefined;
  readonly score: number | undefined;
  /** The score where it is a word. */
  readonly scoreText: string | undefined;
  /** In the source's own words, which differ by data set. */
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

/** Medicare's spending per beneficiary: of a hospital as a ratio to the national median. */
export interface Spending {
  /** Empty in the national figures. */
  readonly facilityId: string;
  readonly facilityName: string | undefined;
  readonly measureId: string | undefined;
  readonly measureName: string | undefined;
  readonly score: number | undefined;
  /** Of the national figures. */
  readonly median: number | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  readonly footnotes: readonly string[];
}

/** One page of a data set. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many match, over all pages. */
  readonly count: number;
}
