// Unknown values are undefined; dates are `YYYY-MM-DD`.

import type { Headcount } from './danish-codes.ts';

export interface RegisteredAddress {
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
  readonly locality: string | undefined;
  readonly careOf: string | undefined;
}

export interface GatewayPlace {
  readonly name: string | undefined;
  readonly address: RegisteredAddress | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly industry: { readonly code: string | undefined; readonly text: string | undefined };
  /** Number of employees. The gateway does not report the period of this figure. */
  readonly headcount: Headcount | undefined;
  readonly started: string | undefined;
  readonly ended: string | undefined;
  readonly isAdvertisingProtected: boolean | undefined;
}

export interface GatewayUnit extends GatewayPlace {
  readonly pno: number;
  readonly isMain: boolean | undefined;
}

export interface GatewayCompany extends GatewayPlace {
  readonly number: number;
  readonly fax: string | undefined;
  readonly form: { readonly code: number | undefined; readonly text: string | undefined };
  /** True if the company is bankrupt or under forced dissolution. */
  readonly isBankrupt: boolean | undefined;
  readonly credit: { readonly status: string | undefined; readonly started: string | undefined };
  /** Names of the owners; undefined if the gateway has no list. Other data about owners is private. */
  readonly owners: readonly string[] | undefined;
  readonly units: readonly GatewayUnit[];
}
