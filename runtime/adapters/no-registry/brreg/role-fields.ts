// The roles of a unit as a flat list. Of a person's birth date only the year is kept, and roles that ended are left out. Pure.

import {
  dayOf,
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
  textsOf,
} from '../../../lib/loose-json.ts';
import type { HeldRole, RoleHolder } from './unit.ts';
import { codedOf } from './unit-fields.ts';

/** The roles of all groups that are held now, in the order of the register. */
export function rolesOf(groups: readonly JsonObject[]): HeldRole[] {
  return groups.flatMap((group) =>
    listOf(group['roller'])
      .filter(isObject)
      .filter((role) => role['fratraadt'] !== true && role['avregistrert'] !== true)
      .map((role) => roleOf(group, role)),
  );
}

function roleOf(group: JsonObject, role: JsonObject): HeldRole {
  const person = objectOf(role['person']);
  const birthYear = dayOf(person['fodselsdato'])?.slice(0, 4);
  return {
    role: codedOf(role['type']),
    group: codedOf(group['type']),
    groupChanged: dayOf(group['sistEndret']),
    person: { name: nameOf(person['navn']), birthYear: birthYear === undefined ? undefined : Number(birthYear) },
    isDeceased: flagOf(person['erDoed']),
    entity: isObject(role['enhet']) ? holderOf(role['enhet']) : undefined,
    electedBy: codedOf(role['valgtAv']),
    liabilityShare: textOf(role['ansvarsandel']),
  };
}

function nameOf(value: unknown): string | undefined {
  const name = objectOf(value);
  return textOf(textsOf([name['fornavn'], name['mellomnavn'], name['etternavn']]).join(' '));
}

function holderOf(fields: JsonObject): RoleHolder {
  const name = fields['navn'];
  return {
    number: textOf(fields['organisasjonsnummer']),
    // A list of lines here, unlike everywhere else.
    name: Array.isArray(name) ? textOf(textsOf(name).join(' ')) : textOf(name),
    legalForm: textOf(objectOf(fields['organisasjonsform'])['kode']),
    isDeleted: fields['erSlettet'] === true,
    approvalStatus: textOf(fields['godkjenningsstatus']),
  };
}
