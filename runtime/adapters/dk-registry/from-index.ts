import type { Company, Owner, ProductionUnit } from '../../../generated/services/dk-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { daysBetween } from '../../lib/day.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { type WholePageOptions, wholePage } from '../../sdk/whole-list.ts';
import { companyFields, headcountFields, listedOwners, placeFields } from './common.ts';
import type { Employment, IndexedCompany, IndexedUnit, UnitPeriod } from './cvr-virk/cvr-virk.ts';

/**
 * Employment figures are considered outdated after this time. Annual statistics are published up to a year after the
 * year ends and remain current until the next ones are published.
 */
const OLDEST_CURRENT_DAYS = 2 * 366;
const UNITS_UNREAD =
  'Only numbers and dates of the production units are available: the register did not return the other details this time.';

/** Field values for a production unit whose document could not be read. */
const UNREAD = {
  name: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
  industry: { code: undefined, text: undefined },
};

export type KnownUnits = readonly IndexedUnit[] | undefined;

/**
 * @param units all requested production units, in order
 * @param today `YYYY-MM-DD`, used to detect outdated employment figures
 */
export function companyFromIndex(
  company: IndexedCompany,
  units: readonly UnitPeriod[],
  page: WholePageOptions,
  known: KnownUnits,
  today: string,
): AdapterResult<Company> {
  const byNumber = new Map((known ?? []).map((unit) => [unit.pno, unit]));
  const { owners, note } = listedOwners(company.owners?.map(owner));
  const notes = joinedNotes(note, known === undefined ? UNITS_UNREAD : null);
  const about = {
    ...companyFields(company),
    ...employmentFields(company.employment, today),
    status: company.state,
    bankrupt: company.state === 'bankrupt',
    advertising_protected: company.isAdvertisingProtected,
    owners,
    production_unit_count: Math.max(company.units.length, company.unitCount ?? 0),
    status_text: company.stateText,
    note: notes ?? undefined,
  };
  const record = (unit: UnitPeriod) => productionUnit(unit, byNumber.get(unit.pno), today);
  const { rows, next_offset } = wholePage(units, page, record, about);
  return { ...about, production_units: rows, next_offset };
}

/**
 * Returns the latest statistic with its period. If it has no figure or is outdated, the last known figure is in
 * `last_known_employees`.
 */
function employmentFields(employment: readonly Employment[], today: string) {
  const [newest] = employment;
  const isCurrent = newest?.headcount !== undefined && daysBetween(newest.until, today) <= OLDEST_CURRENT_DAYS;
  if (isCurrent) return headcountFields(newest.headcount, newest.period);
  const last = employment.find(({ headcount }) => headcount !== undefined);
  const earlier = last && {
    period: last.period,
    employees: last.headcount?.exact,
    employees_interval: last.headcount?.interval,
  };
  return { ...headcountFields(undefined, undefined), last_known_employees: earlier };
}

function owner({ name, number, sharePercent }: NonNullable<IndexedCompany['owners']>[number]): AdapterResult<Owner> {
  return { name, registry_number: number, share_percent: sharePercent };
}

/** @param unit undefined if the unit is listed in the company's document but its own document is not available */
function productionUnit(
  listed: UnitPeriod,
  unit: IndexedUnit | undefined,
  today: string,
): AdapterResult<ProductionUnit> {
  return {
    ...placeFields(unit ?? UNREAD),
    ...employmentFields(unit?.employment ?? [], today),
    pno: listed.pno,
    main: null,
    start_date: listed.started,
    end_date: listed.ended,
    advertising_protected: unit?.isAdvertisingProtected,
  };
}
