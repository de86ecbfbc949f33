// Generated from spec/services/migration/events/unhcr.yaml by `make generate`: do not edit.

/** spec/services/migration/events/unhcr.yaml#records.Side */
export interface Side {
  /** ISO 3166-1 alpha-3 code. */
  readonly iso: string;
  /** UNHCR code; it can differ from the ISO code. */
  readonly code: string | null;
  /** Name. */
  readonly name: string;
}

export interface Population {
  /**
   * Year, country of origin and country of asylum; a hyphen (-) replaces a country if the figure is summed over all
   * countries.
   */
  readonly id: string;
  /** Year; stocks are as of the end of the year. */
  readonly year: number;
  /** Country of origin. */
  readonly country_of_origin: Side | null;
  /** Country of asylum; null if summed over all. */
  readonly country_of_asylum: Side | null;
  /** Refugees under UNHCR's mandate. */
  readonly refugees: number | null;
  /** People whose asylum claims are pending. */
  readonly asylum_seekers: number | null;
  /** People displaced within their country. */
  readonly idps: number | null;
  /** Stateless persons. */
  readonly stateless: number | null;
  /** Others of concern. */
  readonly others_of_concern: number | null;
  /** Other people in need of international protection. */
  readonly other_in_need_of_protection: number | null;
  /** Members of host communities. */
  readonly host_community: number | null;
  /** Refugees who returned during the year. */
  readonly returned_refugees: number | null;
  /** Internally displaced people who returned during the year. */
  readonly returned_idps: number | null;
}
