// A company as cvrapi.dk gives it, as a record: pure mapping. Numbers come as numbers or texts, days as `23/04 - 1980`.

import type { Address, Company, Owner, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import { flagOf, isObject, type JsonObject, listOf, present, textOf, wholeOf } from '../../sources/loose-json.ts';
import { danishDay, employeesOf, industryCode, inOrder, postalCode } from './common.ts';

/** @param asked the production unit that was asked for, which comes first then */
export function companyFromGateway(fields: JsonObject, asked?: number): Company {
  const units = listOf(fields['productionunits'])
    .map((unit) => (isObject(unit) ? unitOf(unit) : undefined))
    .filter((unit) => unit !== undefined);
  const endDate = danishDay(fields['enddate']);
  const bankrupt = flagOf(fields['creditbankrupt']) ?? false;
  return {
    registry_number: wholeOf(fields['vat']) ?? 0,
    name: textOf(fields['name']) ?? '',
    status: endDate !== null ? 'ended' : bankrupt ? 'bankrupt' : 'active',
    address: addressOf(fields),
    phone: textOf(fields['phone']) ?? null,
    email: textOf(fields['email']) ?? null,
    company_type: textOf(fields['companydesc']) ?? null,
    company_type_code: wholeOf(fields['companycode']) ?? null,
    industry: textOf(fields['industrydesc']) ?? null,
    industry_code: industryCode(fields['industrycode']),
    ...employeesOf(fields['employees']),
    start_date: danishDay(fields['startdate']),
    end_date: endDate,
    bankrupt,
    advertising_protected: flagOf(fields['protected']) ?? false,
    owners: ownersOf(fields['owners']),
    production_unit_count: units.length,
    production_units: inOrder(units, asked),
    ...present({
      fax: textOf(fields['fax']),
      credit_status: textOf(fields['creditstatus']),
      credit_start_date: danishDay(fields['creditstartdate']) ?? undefined,
    }),
  };
}

function addressOf(fields: JsonObject): Address | null {
  const address: Address = {
    street: textOf(fields['address']) ?? null,
    postal_code: postalCode(fields['zipcode']),
    city: textOf(fields['city']) ?? null,
    locality: textOf(fields['cityname']) ?? null,
    co: textOf(fields['addressco']) ?? null,
  };
  return Object.values(address).every((part) => part === null) ? null : address;
}

/** Names alone: whatever else the gateway may tell of an owner is private. */
function ownersOf(value: unknown): Owner[] | null {
  if (!Array.isArray(value)) return null;
  return value
    .map((owner: unknown) => textOf(isObject(owner) ? owner['name'] : owner))
    .filter((name) => name !== undefined)
    .map((name) => ({ name }));
}

function unitOf(fields: JsonObject): ProductionUnit | undefined {
  const pno = wholeOf(fields['pno']);
  if (pno === undefined) return undefined;
  return {
    pno,
    main: flagOf(fields['main']) ?? null,
    name: textOf(fields['name']) ?? null,
    address: addressOf(fields),
    start_date: danishDay(fields['startdate']),
    end_date: danishDay(fields['enddate']),
    ...employeesOf(fields['employees']),
    industry_code: industryCode(fields['industrycode']),
    industry: textOf(fields['industrydesc']) ?? null,
    ...present({
      phone: textOf(fields['phone']),
      email: textOf(fields['email']),
      advertising_protected: flagOf(fields['protected']),
    }),
  };
}
