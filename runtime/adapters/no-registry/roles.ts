// The roles of a company as a flat list. Of a person's birth date only the year is told, and roles that ended are left out.

import type { Role, RoleEntity } from '../../../generated/services/no-registry/types.ts';
import {
  dayOf,
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  present,
  textOf,
  textsOf,
} from '../../sources/loose-json.ts';

/** The commoner roles in English. */
const LABELS: Readonly<Record<string, string>> = {
  LEDE: 'chair of the board',
  NEST: 'deputy chair of the board',
  MEDL: 'board member',
  VARA: 'deputy board member',
  OBS: 'board observer',
  DAGL: 'managing director',
  INNH: 'owner of the sole proprietorship',
  REVI: 'auditor',
  REGN: 'accountant',
  KONT: 'contact person',
  DTPR: 'partner with pro rata liability',
  DTSO: 'partner with joint liability',
  BEST: 'managing ship owner',
  BOBE: 'bankruptcy trustee',
  KOMP: 'general partner',
  REPR: 'Norwegian representative of a foreign entity',
  FFØR: 'business manager',
  SAM: 'co-owner of a shipping partnership',
};

/** The roles of all groups that are held now, in the order of the register. */
export function rolesOf(groups: readonly JsonObject[]): Role[] {
  return groups.flatMap((group) =>
    listOf(group['roller'])
      .filter(isObject)
      .filter((role) => role['fratraadt'] !== true && role['avregistrert'] !== true)
      .map((role) => roleOf(group, role)),
  );
}

function roleOf(group: JsonObject, role: JsonObject): Role {
  const type = objectOf(role['type']);
  const groupType = objectOf(group['type']);
  const code = textOf(type['kode']) ?? '';
  const person = objectOf(role['person']);
  const electedBy = objectOf(role['valgtAv']);
  const birthYear = dayOf(person['fodselsdato'])?.slice(0, 4);
  return {
    role_type: code,
    role_label: LABELS[code] ?? null,
    role_description: textOf(type['beskrivelse']) ?? null,
    role_group: textOf(groupType['kode']) ?? null,
    role_group_description: textOf(groupType['beskrivelse']) ?? null,
    group_changed_date: dayOf(group['sistEndret']) ?? null,
    person_name: personName(person['navn']),
    birth_year: birthYear === undefined ? null : Number(birthYear),
    entity: isObject(role['enhet']) ? entityOf(role['enhet']) : null,
    ...present({
      deceased: flagOf(person['erDoed']),
      elected_by: textOf(electedBy['kode']),
      elected_by_description: textOf(electedBy['beskrivelse']),
      liability_share: textOf(role['ansvarsandel']),
    }),
  };
}

function personName(value: unknown): string | null {
  const name = objectOf(value);
  const parts = [name['fornavn'], name['mellomnavn'], name['etternavn']].map(textOf);
  return parts.filter((part) => part !== undefined).join(' ') || null;
}

function entityOf(fields: JsonObject): RoleEntity {
  const name = fields['navn'];
  return {
    org_number: textOf(fields['organisasjonsnummer']) ?? null,
    // A list of lines here, unlike everywhere else.
    name: (Array.isArray(name) ? textsOf(name).join(' ') : textOf(name)) || null,
    legal_form: textOf(objectOf(fields['organisasjonsform'])['kode']) ?? null,
    deleted: fields['erSlettet'] === true,
    ...present({ approval_status: textOf(fields['godkjenningsstatus']) }),
  };
}
