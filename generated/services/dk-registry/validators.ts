// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  LookupDkregistryCompanyArguments,
  LookupDkregistryProductionUnitArguments,
  SearchDkregistryCompanyArguments,
} from './types.ts';
import { COMPANY_STATUS_VALUES, NAME_MATCH_VALUES, UNIT_CHOICE_VALUES } from './values.ts';

const NAME_PATTERN = /^ *[^ ].*$/u;

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export function decodeLookupDkregistryCompany(raw: RawArguments): Decoded<LookupDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['registry_number', 'units', 'limit', 'offset']);
  return read.finish<LookupDkregistryCompanyArguments>({
    registry_number: read.integer('registry_number', {
      required: true,
      minimum: 10000000,
      maximum: 99999999,
      giver: 'search_dkregistry_company',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_company */
export function checkLookupDkregistryCompanyResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    checkCompany(check, result);
  }
}

/** spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export function decodeSearchDkregistryCompany(raw: RawArguments): Decoded<SearchDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['name', 'units', 'limit', 'offset']);
  return read.finish<SearchDkregistryCompanyArguments>({
    name: read.string('name', {
      required: true,
      maxLength: 150,
      pattern: NAME_PATTERN,
      wanted: 'a name with at least one letter such as carletti',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.search_dkregistry_company */
export function checkSearchDkregistryCompanyResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    checkCompany(check, result);
  }
}

/** spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export function decodeLookupDkregistryProductionUnit(raw: RawArguments): Decoded<LookupDkregistryProductionUnitArguments> {
  const read = new ArgumentReader(raw, ['pno', 'units', 'limit', 'offset']);
  return read.finish<LookupDkregistryProductionUnitArguments>({
    pno: read.integer('pno', {
      required: true,
      minimum: 1000000000,
      maximum: 9999999999,
      giver: 'lookup_dkregistry_company',
    }),
    units: read.choice('units', UNIT_CHOICE_VALUES, { default: 'all', ignoreCase: true }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 100000 }),
  });
}

/** Result of spec/services/dk-registry/service.yaml#tools.lookup_dkregistry_production_unit */
export function checkLookupDkregistryProductionUnitResult(check: ResultCheck, result: object): void {
  if ('error' in result) {
    check.choice(result, 'error', ['not_found'], { required: true });
  } else {
    checkCompany(check, result);
  }
}

/** spec/services/dk-registry/service.yaml#records.Address */
function checkAddress(check: ResultCheck, address: object): void {
  check.string(address, 'street', { required: true, nullable: true });
  check.string(address, 'postal_code', { required: true, nullable: true });
  check.string(address, 'city', { required: true, nullable: true });
  check.string(address, 'locality', { required: true, nullable: true });
  check.string(address, 'co', { required: true, nullable: true });
}

/** spec/services/dk-registry/service.yaml#records.Company */
function checkCompany(check: ResultCheck, company: object): void {
  check.integer(company, 'registry_number', { required: true, minimum: 10000000, maximum: 99999999 });
  check.string(company, 'name', { required: true });
  check.choice(company, 'name_match', NAME_MATCH_VALUES, {});
  check.choice(company, 'status', COMPANY_STATUS_VALUES, { required: true });
  check.string(company, 'status_text', {});
  check.record(company, 'address', { required: true, nullable: true }, checkAddress);
  check.string(company, 'phone', { required: true, nullable: true });
  check.string(company, 'email', { required: true, nullable: true });
  check.string(company, 'fax', {});
  check.string(company, 'company_type', { required: true, nullable: true });
  check.integer(company, 'company_type_code', { required: true, nullable: true, minimum: 0 });
  check.string(company, 'industry', { required: true, nullable: true });
  check.string(company, 'industry_code', { required: true, nullable: true });
  check.integer(company, 'employees', { required: true, nullable: true, minimum: 0 });
  check.string(company, 'employees_interval', { required: true, nullable: true });
  check.string(company, 'employees_period', { required: true, nullable: true });
  check.record(company, 'last_known_employees', {}, checkLastKnownEmployees);
  check.string(company, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(company, 'end_date', { required: true, nullable: true, format: 'date' });
  check.boolean(company, 'bankrupt', { required: true });
  check.string(company, 'credit_status', {});
  check.string(company, 'credit_start_date', { format: 'date' });
  check.boolean(company, 'advertising_protected', { required: true });
  check.list(company, 'owners', { required: true, nullable: true, maxItems: 100 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOwner),
  );
  check.integer(company, 'production_unit_count', { required: true, minimum: 0 });
  check.integer(company, 'open_unit_count', { required: true, minimum: 0 });
  check.list(company, 'production_units', { required: true, maxItems: 300 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProductionUnit),
  );
  check.integer(company, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(company, 'url', { required: true, format: 'uri' });
  check.string(company, 'note', {});
}

/** spec/services/dk-registry/service.yaml#records.LastKnownEmployees */
function checkLastKnownEmployees(check: ResultCheck, lastKnownEmployees: object): void {
  check.string(lastKnownEmployees, 'period', { required: true });
  check.integer(lastKnownEmployees, 'employees', { required: true, nullable: true, minimum: 0 });
  check.string(lastKnownEmployees, 'employees_interval', { required: true, nullable: true });
}

/** spec/services/dk-registry/service.yaml#records.Owner */
function checkOwner(check: ResultCheck, owner: object): void {
  check.string(owner, 'name', { required: true });
  check.integer(owner, 'registry_number', { minimum: 10000000, maximum: 99999999 });
  check.number(owner, 'share_percent', { minimum: 0, maximum: 100 });
}

/** spec/services/dk-registry/service.yaml#records.ProductionUnit */
function checkProductionUnit(check: ResultCheck, productionUnit: object): void {
  check.integer(productionUnit, 'pno', { required: true, minimum: 1000000000, maximum: 9999999999 });
  check.boolean(productionUnit, 'main', { required: true, nullable: true });
  check.string(productionUnit, 'name', { required: true, nullable: true });
  check.record(productionUnit, 'address', { required: true, nullable: true }, checkAddress);
  check.string(productionUnit, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(productionUnit, 'end_date', { required: true, nullable: true, format: 'date' });
  check.integer(productionUnit, 'employees', { required: true, nullable: true, minimum: 0 });
  check.string(productionUnit, 'employees_interval', { required: true, nullable: true });
  check.string(productionUnit, 'employees_period', { required: true, nullable: true });
  check.record(productionUnit, 'last_known_employees', {}, checkLastKnownEmployees);
  check.string(productionUnit, 'industry_code', { required: true, nullable: true });
  check.string(productionUnit, 'industry', { required: true, nullable: true });
  check.string(productionUnit, 'phone', {});
  check.string(productionUnit, 'email', {});
  check.boolean(productionUnit, 'advertising_protected', {});
}
