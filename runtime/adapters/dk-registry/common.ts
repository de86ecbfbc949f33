// Record fields shared by both registers, name comparison, and paging of production units.

import type { Address, Company, Owner } from '../../../generated/services/dk-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { foldWords } from '../../lib/text/fold.ts';
import type { GatewayCompany, Headcount, RegisteredAddress } from './cvr/cvr.ts';

const MAX_OWNERS = 40;

export interface UnitSelection {
  readonly units: 'all' | 'open';
  readonly limit: number;
  readonly byDefault: number;
  readonly offset: number;
  readonly requested?: number;
}

interface OrderedUnit {
  readonly pno: number;
  readonly ended: string | undefined;
  readonly isMain?: boolean | undefined;
}

/** Lists the requested unit first, then open units (the main unit first), then closed units. */
export function orderedUnits<Unit extends OrderedUnit>(
  units: readonly Unit[],
  selection: UnitSelection,
): readonly Unit[] {
  const rank = ({ pno, isMain, ended }: Unit) => {
    if (pno === selection.requested) return 0;
    if (ended !== undefined) return 3;
    return isMain === true ? 1 : 2;
  };
  const selected = selection.units === 'all' ? units : units.filter((unit) => rank(unit) < 3);
  return [...selected].sort((a, b) => rank(a) - rank(b));
}

export function headcountFields(headcount: Headcount | undefined, period: string | undefined) {
  return {
    employees: headcount?.exact,
    employees_interval: headcount?.interval,
    employees_period: headcount === undefined ? null : (period ?? null),
  };
}

export function listedOwners(owners: readonly AdapterResult<Owner>[] | undefined): {
  owners: AdapterResult<Owner>[] | null;
  note: string | null;
} {
  const isCut = owners !== undefined && owners.length > MAX_OWNERS;
  return {
    owners: owners === undefined ? null : owners.slice(0, MAX_OWNERS),
    note: isCut ? `The first ${MAX_OWNERS} of ${owners.length} owners are listed.` : null,
  };
}

type Registered = Pick<GatewayCompany, 'name' | 'address' | 'phone' | 'email' | 'industry'>;

type RegisteredCompany = Registered &
  Pick<GatewayCompany, 'number' | 'fax' | 'form' | 'started' | 'ended'> & { readonly units: readonly OrderedUnit[] };

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

export function nameMatch(found: string, requested: string): NonNullable<AdapterResult<Company>['name_match']> {
  const [name, requestedName] = [foldWords(found), foldWords(requested)];
  if (name === requestedName) return 'exact';
  return requestedName !== '' && name.includes(requestedName) ? 'contains' : 'similar';
}
