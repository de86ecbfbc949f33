// Units and roles from the register's Norwegian fields, all of which may be absent: what the manifest's paths do not say. Of a person's
// birth date only the year is kept, and roles that ended are left out. Pure.

import {
  type Derivations,
  readAddress,
  readCompany,
  readCompanySummary,
  readRegistrations,
  readRole,
} from '../../../../generated/services/no-registry/readers.ts';
import type {
  Address,
  Company,
  CompanyStatus,
  CompanySummary,
  Registrations,
  Role,
  UnitType,
} from '../../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { dayOf, isObject, type JsonObject, listOf, objectOf } from '../../../lib/loose-json.ts';
import { proceedingsOf } from './proceedings.ts';

const ofUnit = {
  status: statusOf,
  proceedings: (row: JsonObject) => {
    const proceedings = proceedingsOf(row);
    return proceedings.length === 0 ? undefined : proceedings;
  },
  deleted: (row: JsonObject) => dayOf(row['slettedato']) !== undefined,
};
const derive: Derivations = {
  CompanySummary: ofUnit,
  Company: { ...ofUnit, postal_address: (row) => addressOf(row['postadresse']), registered_in: registrationsOf },
  Role: { birth_year: birthYearOf },
};

/** A unit. @throws Error for one without a number */
export function unitOf(value: unknown, type: UnitType): AdapterResult<Company> {
  const row = objectOf(value);
  return { ...readCompany(row, derive), ...typeAndPlace(row, type) };
}

/** A unit as lists show it. @throws Error for one without a number */
export function unitSummaryOf(value: unknown, type: UnitType): AdapterResult<CompanySummary> {
  const row = objectOf(value);
  return { ...readCompanySummary(row, derive), ...typeAndPlace(row, type) };
}

/** Which type a unit has depends on where it was found. */
function typeAndPlace(row: JsonObject, type: UnitType) {
  return {
    unit_type: type,
    address: addressOf(row[type === 'branch' ? 'beliggenhetsadresse' : 'forretningsadresse']),
  };
}

/** The roles of all groups that are held now, in the order of the register. */
export function rolesOf(groups: readonly JsonObject[]): AdapterResult<Role>[] {
  return groups.flatMap((group) =>
    listOf(group['roller'])
      .filter(isObject)
      .filter((role) => role['fratraadt'] !== true && role['avregistrert'] !== true)
      .map((role) => readRole({ ...role, group }, derive)),
  );
}

function statusOf(row: JsonObject): CompanyStatus {
  if (dayOf(row['slettedato']) !== undefined) return 'deleted';
  const [gravest] = proceedingsOf(row);
  if (gravest !== undefined) return gravest.kind === 'bankruptcy' ? 'bankrupt' : gravest.kind;
  return dayOf(row['nedleggelsesdato']) === undefined ? 'active' : 'closed';
}

/** An address; undefined when nothing of it is known. */
function addressOf(value: unknown): AdapterResult<Address> | undefined {
  const address = readAddress(objectOf(value));
  const { lines, ...rest } = address;
  const isKnown = lines.length > 0 || Object.values(rest).some((part) => part !== undefined);
  return isKnown ? address : undefined;
}

/** Membership of other registers; undefined where none of it is known. */
function registrationsOf(row: JsonObject): AdapterResult<Registrations> | undefined {
  const registrations = readRegistrations(row);
  return Object.values(registrations).some((flag) => flag !== undefined) ? registrations : undefined;
}

function birthYearOf(row: JsonObject): number | undefined {
  const day = dayOf(objectOf(row['person'])['fodselsdato']);
  return day === undefined ? undefined : Number(day.slice(0, 4));
}
