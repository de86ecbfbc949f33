// In gateway records, numbers may be strings and dates look like `23/04 - 1980`.

import { isCalendarDate } from '../../../lib/formats.ts';
import { flagOf, isObject, type JsonObject, listOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { GatewayCompany, GatewayPlace, GatewayUnit, RegisteredAddress } from './company.ts';
import { headcountOf, industryCodeOf, postalCodeOf } from './danish-codes.ts';
import { bodyOf, failureOf, isNotFound } from './refusals.ts';

export const reads = readers(import.meta.url, { company: readCompany });

/** Returns undefined if the gateway reports that the company does not exist. */
function readCompany(answer: Answer): GatewayCompany | undefined {
  if (isNotFound(answer)) return undefined;
  const failure = failureOf(answer, new Date(answer.provenance.fetchedAt));
  if (failure !== undefined) throw failure;
  const fields = bodyOf(answer) ?? {};
  const number = wholeOf(fields['vat']);
  if (number === undefined) throw new Error('The response has no company.');
  return {
    number,
    ...placeOf(fields),
    fax: textOf(fields['fax']),
    form: { code: wholeOf(fields['companycode']), text: textOf(fields['companydesc']) },
    isBankrupt: flagOf(fields['creditbankrupt']),
    credit: { status: textOf(fields['creditstatus']), started: danishDayOf(fields['creditstartdate']) },
    owners: Array.isArray(fields['owners']) ? fields['owners'].flatMap((owner) => ownerOf(owner) ?? []) : undefined,
    units: listOf(fields['productionunits'])
      .filter(isObject)
      .flatMap((unit) => unitOf(unit) ?? []),
  };
}

function placeOf(fields: JsonObject): GatewayPlace {
  return {
    name: textOf(fields['name']),
    address: addressOf(fields),
    phone: textOf(fields['phone']),
    email: textOf(fields['email']),
    industry: { code: industryCodeOf(fields['industrycode']), text: textOf(fields['industrydesc']) },
    headcount: headcountOf(fields['employees']),
    started: danishDayOf(fields['startdate']),
    ended: danishDayOf(fields['enddate']),
    isAdvertisingProtected: flagOf(fields['protected']),
  };
}

function addressOf(fields: JsonObject): RegisteredAddress | undefined {
  const address = {
    street: textOf(fields['address']),
    postalCode: postalCodeOf(fields['zipcode']),
    city: textOf(fields['city']),
    locality: textOf(fields['cityname']),
    careOf: textOf(fields['addressco']),
  };
  return Object.values(address).every((part) => part === undefined) ? undefined : address;
}

function ownerOf(owner: unknown): string | undefined {
  return textOf(isObject(owner) ? owner['name'] : owner);
}

function unitOf(fields: JsonObject): GatewayUnit | undefined {
  const pno = wholeOf(fields['pno']);
  return pno === undefined ? undefined : { pno, isMain: flagOf(fields['main']), ...placeOf(fields) };
}

/** Converts `23/04 - 1980` to 1980-04-23. The year 9999 means "no end". */
export function danishDayOf(value: unknown): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\s*-\s*(\d{4})$/.exec(textOf(value) ?? '') ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && year !== '9999' ? date : undefined;
}
