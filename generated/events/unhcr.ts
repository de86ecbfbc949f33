// Generated from spec/services/migration/events/unhcr.yaml by `make generate`: do not edit.

/** spec/services/migration/events/unhcr.yaml#records.Side */
export interface Side {
  /** ISO 3166-1 alpha-3 code. */
  readonly iso: string;
  /** Code of UNHCR, which may differ. */
  readonly code: string | null;
  /** Name. */
  readonly name: string;
}

export interface Population {
  /** Year, country of origin and country of asylum, - where all are summed. */
  readonly id: string;
  /** Year; stocks are of its end. */
  readonly year: number;
  /** Where people come from. */
  readonly country_of_origin: Side | null;
  /** Where they are; null where all are summed. */
  readonly country_of_asylum: Side | null;
  /** Refugees under the mandate of UNHCR. */
  readonly refugees: number | null;
  /** People whose claim is not decided. */
  readonly asylum_seekers: number | null;
  /** Displaced inside their country. */
  readonly idps: number | null;
  /** Stateless persons. */
  readonly stateless: number | null;
  /** Others of concern. */
  readonly others_of_concern: number | null;
  /** Others in need of international protection. */
  readonly other_in_need_of_protection: number | null;
  /** People of host communities. */
  readonly host_community: number | null;
  /** Refugees who returned in the year. */
  readonly returned_refugees: number | null;
  /** Internally displaced who returned in the year. */
  readonly returned_idps: number | null;
}
