// Reads the fields that are not declared as paths in the manifest. All fields are optional. For privacy, only the year
// of a birth date is kept, and ended roles are omitted.

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

export function unitOf(value: unknown, type: UnitType): AdapterResult<Company> {
  const row = objectOf(value);
  return { ...readCompany(row, derive), ...typeAndPlace(row, type) };
}

export function unitSummaryOf(value: unknown, type: UnitType): AdapterResult<CompanySummary> {
  const row = objectOf(value);
  return { ...readCompanySummary(row, derive), ...typeAndPlace(row, type) };
}

/** The type of a unit depends on the list that contained it. */
function typeAndPlace(row: JsonObject, type: UnitType) {
  return {
    unit_type: type,
    address: addressOf(row[type === 'branch' ? 'beliggenhetsadresse' : 'forretningsadresse']),
  };
}

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

function addressOf(value: unknown): AdapterResult<Address> | undefined {
  const address = readAddress(objectOf(value));
  const { lines, ...rest } = address;
  const isKnown = lines.length > 0 || Object.values(rest).some((part) => part !== undefined);
  return isKnown ? address : undefined;
}

function registrationsOf(row: JsonObject): AdapterResult<Registrations> | undefined {
  const registrations = readRegistrations(row);
  return Object.values(registrations).some((flag) => flag !== undefined) ? registrations : undefined;
}

function birthYearOf(row: JsonObject): number | undefined {
  const day = dayOf(objectOf(row['person'])['fodselsdato']);
  return day === undefined ? undefined : Number(day.slice(0, 4));
}
