// A company as the gateway tells it: what is unknown is undefined, days are `YYYY-MM-DD`.

import type { Headcount } from './danish-codes.ts';

/** An address as the register has it. */
export interface RegisteredAddress {
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
  readonly locality: string | undefined;
  readonly careOf: string | undefined;
}

/** What companies and their production units have in common. */
export interface GatewayPlace {
  readonly name: string | undefined;
  /** Undefined when no part of it is known. */
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly industry: { readonly code: string | undefined; readonly text: string | undefined };
  /** The gateway does not tell of when it is. */
  readonly headcount: Headcount | undefined;
  readonly started: string | undefined;
  readonly ended: string | undefined;
  readonly isAdvertisingProtected: boolean | undefined;
}

/** A production unit. */
export interface GatewayUnit extends GatewayPlace {
  readonly pno: number;
  readonly isMain: boolean | undefined;
}

/** A company with its production units. */
export interface GatewayCompany extends GatewayPlace {
  readonly number: number;
  readonly fax: string | undefined;
  readonly form: { readonly code: number | undefined; readonly text: string | undefined };
  /** Set for bankruptcy and for forced dissolution. */
  readonly isBankrupt: boolean | undefined;
  readonly credit: { readonly status: string | undefined; readonly started: string | undefined };
  /** Names; undefined where the gateway gives no list. Whatever else it may tell of an owner is private. */
  readonly owners: readonly string[] | undefined;
  /** Closed ones among them. */
  readonly units: readonly GatewayUnit[];
}
