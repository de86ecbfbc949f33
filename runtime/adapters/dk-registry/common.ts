// What both registers tell alike, as published records: company and production unit, headcounts with their period, names compared,
// production units put in order and paged.

import type { Address, Company, Owner } from '../../../generated/services/dk-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { foldWords } from '../../lib/text/fold.ts';
import type { GatewayCompany, Headcount, RegisteredAddress } from './cvr/cvr.ts';

/** Owners that one answer tells. */
const MOST_OWNERS = 40;

/** Which production units are wanted. */
export interface UnitWish {
  readonly units: 'all' | 'open';
  readonly limit: number;
  readonly byDefault: number;
  readonly offset: number;
  /** The unit that was asked for, which comes first. */
  readonly asked?: number;
}

/** What production units are put in order by. */
interface OrderedUnit {
  readonly pno: number;
  readonly ended: string | undefined;
  readonly isMain?: boolean | undefined;
}

/** The unit asked for, then the open ones, the main one first, then closed ones; all of them that are wanted. */
export function orderedUnits<Unit extends OrderedUnit>(units: readonly Unit[], wish: UnitWish): readonly Unit[] {
  const rank = ({ pno, isMain, ended }: Unit) => {
    if (pno === wish.asked) return 0;
    if (ended !== undefined) return 3;
    return isMain === true ? 1 : 2;
  };
  const wanted = wish.units === 'all' ? units : units.filter((unit) => rank(unit) < 3);
  return [...wanted].sort((a, b) => rank(a) - rank(b));
}

/** A headcount of now, with its period where that is known. */
export function headcountFields(headcount: Headcount | undefined, period: string | undefined) {
  return {
    employees: headcount?.exact,
    employees_interval: headcount?.interval,
    employees_period: headcount === undefined ? null : (period ?? null),
  };
}

/** As many owners as one answer tells, and a note where there are more. */
export function ownersTold(owners: readonly AdapterResult<Owner>[] | undefined): {
  owners: AdapterResult<Owner>[] | null;
  note: string | null;
} {
  const isCut = owners !== undefined && owners.length > MOST_OWNERS;
  return {
    owners: owners === undefined ? null : owners.slice(0, MOST_OWNERS),
    note: isCut ? `Of ${owners.length} owners the first ${MOST_OWNERS} are told.` : null,
  };
}

/** What both registers tell of companies and of production units. */
type Registered = Pick<GatewayCompany, 'name' | 'address' | 'phone' | 'email' | 'industry'>;

/** What both tell of companies. */
type RegisteredCompany = Registered &
  Pick<GatewayCompany, 'number' | 'fax' | 'form' | 'started' | 'ended'> & { readonly units: readonly OrderedUnit[] };

/** What is published of a company whichever register tells of it. */
export function companyFields(company: RegisteredCompany) {
  const { number, form, fax, started, ended, units } = company;
  return {
    ...placeFields(company),
    registry_number: number,
    name: company.name ?? '',
    company_type: form.text,
    company_type_code: form.code,
    start_date: started,
    end_date: ended,
    open_unit_count: units.filter((unit) => unit.ended === undefined).length,
    url: `https://datacvr.virk.dk/enhed/virksomhed/${number}`,
    fax,
  };
}

/** What is published of a company and of a production unit alike. */
export function placeFields({ name, address, phone, email, industry }: Registered) {
  return {
    name,
    address: address === undefined ? null : addressRecord(address),
    phone,
    email,
    industry: industry.text,
    industry_code: industry.code,
  };
}

function addressRecord({ street, postalCode, city, locality, careOf }: RegisteredAddress): AdapterResult<Address> {
  return { street, postal_code: postalCode, city, locality, co: careOf };
}

/** How a name found compares with the one asked for. */
export function nameMatch(found: string, asked: string): NonNullable<AdapterResult<Company>['name_match']> {
  const [name, wanted] = [foldWords(found), foldWords(asked)];
  if (name === wanted) return 'exact';
  return wanted !== '' && name.includes(wanted) ? 'contains' : 'similar';
}
