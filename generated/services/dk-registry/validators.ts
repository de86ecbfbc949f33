// Generated from spec/services/dk-registry.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  LookupDkregistryCompanyArguments,
  LookupDkregistryProductionUnitArguments,
  SearchDkregistryCompanyArguments,
} from './types.ts';

const NAME_PATTERN = /^ *[^ ].*$/u;
const NAME_MATCH_VALUES = ['exact', 'contains', 'similar'] as const;
const COMPANY_STATUS_VALUES = ['active', 'bankrupt', 'ended'] as const;

/** spec/services/dk-registry.yaml#tools.lookup_dkregistry_company */
export function decodeLookupDkregistryCompany(raw: RawArguments): Decoded<LookupDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['registry_number']);
  return read.finish<LookupDkregistryCompanyArguments>({
    registry_number: read.integer('registry_number', { required: true, minimum: 10000000, maximum: 99999999 }),
  });
}

/** Result of spec/services/dk-registry.yaml#tools.lookup_dkregistry_company */
export function watchLookupDkregistryCompanyResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watchCompany(watch, result);
  }
}

/** spec/services/dk-registry.yaml#tools.search_dkregistry_company */
export function decodeSearchDkregistryCompany(raw: RawArguments): Decoded<SearchDkregistryCompanyArguments> {
  const read = new ArgumentReader(raw, ['name']);
  return read.finish<SearchDkregistryCompanyArguments>({
    name: read.string('name', { required: true, maxLength: 150, pattern: NAME_PATTERN }),
  });
}

/** Result of spec/services/dk-registry.yaml#tools.search_dkregistry_company */
export function watchSearchDkregistryCompanyResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watchCompany(watch, result);
  }
}

/** spec/services/dk-registry.yaml#tools.lookup_dkregistry_production_unit */
export function decodeLookupDkregistryProductionUnit(raw: RawArguments): Decoded<LookupDkregistryProductionUnitArguments> {
  const read = new ArgumentReader(raw, ['pno']);
  return read.finish<LookupDkregistryProductionUnitArguments>({
    pno: read.integer('pno', { required: true, minimum: 1000000000, maximum: 9999999999 }),
  });
}

/** Result of spec/services/dk-registry.yaml#tools.lookup_dkregistry_production_unit */
export function watchLookupDkregistryProductionUnitResult(watch: ResultWatch, result: object): void {
  if ('error' in result) {
    watch.choice(result, 'error', ['not_found'], { required: true });
  } else {
    watchCompany(watch, result);
  }
}

/** spec/services/dk-registry.yaml#records.Address */
function watchAddress(watch: ResultWatch, address: object): void {
  watch.string(address, 'street', { required: true, nullable: true });
  watch.string(address, 'postal_code', { required: true, nullable: true });
  watch.string(address, 'city', { required: true, nullable: true });
  watch.string(address, 'locality', { required: true, nullable: true });
  watch.string(address, 'co', { required: true, nullable: true });
}

/** spec/services/dk-registry.yaml#records.Company */
function watchCompany(watch: ResultWatch, company: object): void {
  watch.integer(company, 'registry_number', { required: true, minimum: 10000000, maximum: 99999999 });
  watch.string(company, 'name', { required: true });
  watch.choice(company, 'name_match', NAME_MATCH_VALUES, {});
  watch.choice(company, 'status', COMPANY_STATUS_VALUES, { required: true });
  watch.string(company, 'status_text', {});
  watch.record(company, 'address', { required: true, nullable: true }, watchAddress);
  watch.string(company, 'phone', { required: true, nullable: true });
  watch.string(company, 'email', { required: true, nullable: true });
  watch.string(company, 'fax', {});
  watch.string(company, 'company_type', { required: true, nullable: true });
  watch.integer(company, 'company_type_code', { required: true, nullable: true, minimum: 0 });
  watch.string(company, 'industry', { required: true, nullable: true });
  watch.string(company, 'industry_code', { required: true, nullable: true });
  watch.integer(company, 'employees', { required: true, nullable: true, minimum: 0 });
  watch.string(company, 'employees_interval', { required: true, nullable: true });
  watch.string(company, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(company, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.boolean(company, 'bankrupt', { required: true });
  watch.string(company, 'credit_status', {});
  watch.string(company, 'credit_start_date', { format: 'date' });
  watch.boolean(company, 'advertising_protected', { required: true });
  watch.list(company, 'owners', { required: true, nullable: true, maxItems: 200 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchOwner),
  );
  watch.integer(company, 'production_unit_count', { required: true, minimum: 0 });
  watch.list(company, 'production_units', { required: true, maxItems: 100 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProductionUnit),
  );
  watch.string(company, 'note', {});
}

/** spec/services/dk-registry.yaml#records.Owner */
function watchOwner(watch: ResultWatch, owner: object): void {
  watch.string(owner, 'name', { required: true });
  watch.integer(owner, 'registry_number', { minimum: 10000000, maximum: 99999999 });
  watch.number(owner, 'share_percent', { minimum: 0, maximum: 100 });
}

/** spec/services/dk-registry.yaml#records.ProductionUnit */
function watchProductionUnit(watch: ResultWatch, productionUnit: object): void {
  watch.integer(productionUnit, 'pno', { required: true, minimum: 1000000000, maximum: 9999999999 });
  watch.boolean(productionUnit, 'main', { required: true, nullable: true });
  watch.string(productionUnit, 'name', { required: true, nullable: true });
  watch.record(productionUnit, 'address', { required: true, nullable: true }, watchAddress);
  watch.string(productionUnit, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(productionUnit, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.integer(productionUnit, 'employees', { required: true, nullable: true, minimum: 0 });
  watch.string(productionUnit, 'employees_interval', { required: true, nullable: true });
  watch.string(productionUnit, 'industry_code', { required: true, nullable: true });
  watch.string(productionUnit, 'industry', { required: true, nullable: true });
  watch.string(productionUnit, 'phone', {});
  watch.string(productionUnit, 'email', {});
  watch.boolean(productionUnit, 'advertising_protected', {});
}
