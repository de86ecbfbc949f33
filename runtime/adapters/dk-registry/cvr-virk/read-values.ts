import { utcDay } from '../../../lib/day.ts';
import { dayOf, isObject, type JsonObject, listOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { headcountOf, postalCodeOf, type RegisteredAddress } from '../cvr/cvr.ts';
import type { Employment } from './company.ts';

/**
 * Employment statistics, ordered from most to least frequently published. Which statistic is the newest differs by
 * company.
 */
const EMPLOYMENT = [
  'nyesteErstMaanedsbeskaeftigelse',
  'nyesteMaanedsbeskaeftigelse',
  'nyesteKvartalsbeskaeftigelse',
  'nyesteAarsbeskaeftigelse',
];
const MONTHS_A_QUARTER = 3;

/** Sorts by period, newest first. Among equal periods, entries with a figure come first. */
export function employmentOf(newest: JsonObject): Employment[] {
  return EMPLOYMENT.flatMap((name) => statisticOf(objectOf(newest[name])) ?? []).sort((a, b) => {
    if (a.until !== b.until) return a.until < b.until ? 1 : -1;
    return Number(b.headcount !== undefined) - Number(a.headcount !== undefined);
  });
}

function statisticOf(entry: JsonObject): Employment | undefined {
  const year = wholeOf(entry['aar']);
  if (year === undefined || year < 1900 || year > 2999) return undefined;
  const [month, quarter] = [wholeOf(entry['maaned']), wholeOf(entry['kvartal'])];
  const headcount = headcountOf(wholeOf(entry['antalAnsatte'])) ?? headcountOf(entry['intervalKodeAntalAnsatte']);
  if (month !== undefined && month >= 1 && month <= 12) {
    return { period: `${year}-${String(month).padStart(2, '0')}`, until: endOf(year, month), headcount };
  }
  if (quarter !== undefined && quarter >= 1 && quarter <= 4) {
    return { period: `${year}-Q${quarter}`, until: endOf(year, quarter * MONTHS_A_QUARTER), headcount };
  }
  return { period: String(year), until: endOf(year, 12), headcount };
}

function endOf(year: number, month: number): string {
  return utcDay(new Date(Date.UTC(year, month, 0)));
}

export function addressOf(value: unknown): RegisteredAddress | undefined {
  if (!isObject(value)) return undefined;
  const house = `${textOf(value['husnummerFra']) ?? ''}${textOf(value['bogstavFra']) ?? ''}`;
  const floor = joined([textOf(value['etage']), textOf(value['sidedoer'])], '.');
  const road = joined([textOf(value['vejnavn']), house], ' ');
  return {
    // Foreign addresses are published as a single string.
    street: textOf(joined([road, floor], ', ')) ?? textOf(value['fritekst']),
    postalCode: postalCodeOf(value['postnummer']),
    city: textOf(value['postdistrikt']),
    locality: textOf(value['bynavn']),
    careOf: textOf(value['conavn']),
  };
}

function joined(parts: readonly (string | undefined)[], by: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(by);
}

export function isCurrent(entry: JsonObject): boolean {
  return dayOf(objectOf(entry['periode'])['gyldigTil']) === undefined;
}

export function contactOf(value: unknown): string | undefined {
  const known = listOf(value)
    .filter(isObject)
    .filter((entry) => isCurrent(entry) && entry['hemmelig'] !== true);
  return textOf(known.at(-1)?.['kontaktoplysning']);
}
