// Generated from spec/events/unhcr.yaml by `make generate`: do not edit.

/** spec/events/unhcr.yaml#records.Side */
export interface Side {
  /** ISO 3166-1 alpha-3 code. */
  iso: string;
  /** Code of UNHCR, which may differ. */
  code: string | null;
  /** Name. */
  name: string;
}

export interface Population {
  /** Year, country of origin and country of asylum, - where all are summed. */
  id: string;
  /** Year; stocks are of its end. */
  year: number;
  /** Where people come from. */
  country_of_origin: Side | null;
  /** Where they are; null where all are summed. */
  country_of_asylum: Side | null;
  /** Refugees under the mandate of UNHCR. */
  refugees: number | null;
  /** People whose claim is not decided. */
  asylum_seekers: number | null;
  /** Displaced inside their country. */
  idps: number | null;
  /** Stateless persons. */
  stateless: number | null;
  /** Others of concern. */
  others_of_concern: number | null;
  /** Others in need of international protection. */
  other_in_need_of_protection: number | null;
  /** People of host communities. */
  host_community: number | null;
  /** Refugees who returned in the year. */
  returned_refugees: number | null;
  /** Internally displaced who returned in the year. */
  returned_idps: number | null;
}
