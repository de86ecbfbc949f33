// Roles as published records: pure mapping, with the commoner ones in English.

import type { Role, RoleEntity } from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { labelOf } from '../../sdk/labels.ts';
import type { HeldRole, RoleHolder } from './brreg/brreg.ts';

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

/** A role and who holds it. */
export function roleRecord(held: HeldRole): AdapterResult<Role> {
  const code = held.role.code ?? '';
  return {
    role_type: code,
    role_label: labelOf(LABELS, code),
    role_description: held.role.text,
    role_group: held.group.code,
    role_group_description: held.group.text,
    group_changed_date: held.groupChanged,
    person_name: held.person.name,
    birth_year: held.person.birthYear,
    entity: held.entity === undefined ? null : entityRecord(held.entity),
    deceased: held.isDeceased,
    elected_by: held.electedBy.code,
    elected_by_description: held.electedBy.text,
    liability_share: held.liabilityShare,
  };
}

function entityRecord({ number, name, legalForm, isDeleted, approvalStatus }: RoleHolder): AdapterResult<RoleEntity> {
  return {
    org_number: number,
    name,
    legal_form: legalForm,
    deleted: isDeleted,
    approval_status: approvalStatus,
  };
}
