// A unit of the register as a published record: pure mapping, field by field.

import type {
  Address,
  Company,
  CompanyStatus,
  CompanySummary,
  Industry,
  Registrations,
  ShareCapital,
} from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { present } from '../../lib/loose-json.ts';
import type { Coded, PostalAddress, Unit } from './brreg/brreg.ts';

/** What lists show of a unit. */
export function companySummary(unit: Unit): AdapterResult<CompanySummary> {
  return {
    org_number: unit.number,
    name: unit.name ?? '',
    unit_type: unit.type,
    status: statusOf(unit),
    legal_form: unit.legalForm.code,
    legal_form_description: unit.legalForm.text,
    industry_code: unit.industry.code,
    industry_description: unit.industry.text,
    address: unit.businessAddress === undefined ? null : address(unit.businessAddress),
    employee_count: unit.employees.count,
    registration_date: unit.dates.registered,
    vat_registered: unit.isVatRegistered,
    bankrupt: unit.isBankrupt,
    proceedings: unit.proceedings.length === 0 ? undefined : unit.proceedings,
    deleted: unit.dates.deleted !== undefined,
    deletion_date: unit.dates.deleted,
    parent_org_number: unit.parentNumber,
    website: unit.website,
  };
}

/** The whole record of a unit. */
export function company(unit: Unit): AdapterResult<Company> {
  return { ...companySummary(unit), ...industries(unit), ...dates(unit), ...condition(unit), ...portrait(unit) };
}

function statusOf({ dates, proceedings: [gravest] }: Unit): CompanyStatus {
  if (dates.deleted !== undefined) return 'deleted';
  if (gravest !== undefined) return gravest.kind === 'bankruptcy' ? 'bankrupt' : gravest.kind;
  return dates.closed === undefined ? 'active' : 'closed';
}

function address(from: PostalAddress): AdapterResult<Address> {
  return {
    lines: from.lines,
    postal_code: from.postalCode,
    city: from.city,
    municipality: from.municipality,
    municipality_code: from.municipalityCode,
    country: from.country,
    country_code: from.countryCode,
  };
}

function industry({ code, text }: Coded): AdapterResult<Industry> {
  return { code: code ?? '', description: text };
}

function industries({ furtherIndustries, auxiliaryIndustry, sector }: Unit) {
  return present({
    further_industries: furtherIndustries.length === 0 ? undefined : furtherIndustries.map(industry),
    auxiliary_industry: auxiliaryIndustry && industry(auxiliaryIndustry),
    sector_code: sector.code,
    sector_description: sector.text,
  });
}

function dates({ dates: of, employees }: Unit) {
  return present({
    founded_date: of.founded,
    start_date: of.started,
    closed_date: of.closed,
    ownership_change_date: of.ownershipChanged,
    employee_count_date: employees.countDate,
    vat_registration_date: of.vatRegistered,
    business_enterprise_date: of.businessRegistered,
    bankruptcy_date: of.bankrupt,
    winding_up_date: of.windingUp,
    articles_date: of.articles,
  });
}

function condition({ employees, isWindingUp, isForciblyDissolved, isInGroup, lastAnnualAccounts, isIn }: Unit) {
  const isKnown = Object.values(isIn).some((flag) => flag !== undefined);
  return present({
    has_registered_employees: employees.isAny,
    winding_up: isWindingUp,
    forced_dissolution: isForciblyDissolved,
    in_group: isInGroup,
    last_annual_accounts: lastAnnualAccounts,
    registered_in: isKnown ? registrations(isIn) : undefined,
  });
}

function registrations(isIn: Unit['isIn']): AdapterResult<Registrations> {
  return {
    business_enterprises: isIn.businessEnterprises,
    foundations: isIn.foundations,
    voluntary_organisations: isIn.voluntaryOrganisations,
    political_parties: isIn.politicalParties,
  };
}

function portrait(unit: Unit) {
  return present({
    postal_address: unit.postalAddress && address(unit.postalAddress),
    voluntary_vat_registrations: someOf(unit.voluntaryVatRegistrations),
    phone: unit.phone,
    mobile: unit.mobile,
    email: unit.email,
    share_capital: unit.capital && shareCapital(unit.capital),
    activity: unit.activity,
    purpose: unit.purpose,
    language_form: unit.writtenLanguage,
    remarks: someOf(unit.remarks),
  });
}

function someOf(texts: readonly string[]): string[] | undefined {
  return texts.length === 0 ? undefined : [...texts];
}

function shareCapital(capital: NonNullable<Unit['capital']>): AdapterResult<ShareCapital> {
  return {
    amount: capital.amount,
    currency: capital.currency,
    shares: capital.shares,
    type: capital.type,
    registered_date: capital.registeredDate,
  };
}
