// dk-registry: uses the authority's index if credentials are set, otherwise the free gateway with a small daily quota. Both
// produce the same records.

import type { DkRegistryHandlers } from '../../../generated/services/dk-registry/operations.ts';
import type { Company, NotFound } from '../../../generated/services/dk-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { utcDay } from '../../lib/day.ts';
import { isSourceProblem } from '../../sources/client/failure.ts';
import type { Context } from '../context.ts';
import { nameMatch, orderedUnits, type UnitSelection } from './common.ts';
import { type CvrApi, type GatewayCompany, isCvrNumber } from './cvr/cvr.ts';
import type { CvrVirk, IndexedCompany } from './cvr-virk/cvr-virk.ts';
import { companyFromGateway } from './from-gateway.ts';
import { companyFromIndex, type KnownUnits } from './from-index.ts';

/** Must match the default in the manifest. */
const UNITS_BY_DEFAULT = 250;
const BY_NAME = 'use search_dkregistry_company to find the company by name.';
const OTHER_NAME =
  'Use fewer words of the name, or another spelling. Call lookup_dkregistry_company if you have the CVR number.';

interface DanishRegister {
  byNumber(number: number, selection: UnitSelection, call: Call): Promise<AdapterResult<Company> | undefined>;
  byName(name: string, selection: UnitSelection, call: Call): Promise<AdapterResult<Company> | undefined>;
  byUnit(pno: number, selection: UnitSelection, call: Call): Promise<AdapterResult<Company> | undefined>;
}

export function create(context: Context<'dk-registry'>): DkRegistryHandlers {
  const gateway = context.source('cvr');
  const index = context.source('cvr-virk');
  const register = index.hasCredentials ? indexRegister(index) : gatewayRegister(gateway);
  return {
    lookup_dkregistry_company: async ({ registry_number: number, units, limit, offset }, call) => {
      if (!isCvrNumber(number)) {
        return notFound(
          `${number} is not a valid CVR number: the check digit is wrong. Check the digits, or ${BY_NAME}`,
          call,
        );
      }
      const found = await register.byNumber(number, { units, limit, offset, byDefault: UNITS_BY_DEFAULT }, call);
      return (
        found ??
        notFound(
          `No company has the CVR number ${number} in the Danish register. Check the number, or ${BY_NAME}`,
          call,
        )
      );
    },
    search_dkregistry_company: async ({ name, units, limit, offset }, call) => {
      const query = name.trim();
      const found = await register.byName(query, { units, limit, offset, byDefault: UNITS_BY_DEFAULT }, call);
      if (found !== undefined) return { ...found, name_match: nameMatch(found.name, query) };
      return notFound(
        `No company in the Danish register has a name like ${JSON.stringify(query)}. ${OTHER_NAME}`,
        call,
      );
    },
    lookup_dkregistry_production_unit: async ({ pno, units, limit, offset }, call) => {
      const found = await register.byUnit(
        pno,
        { units, limit, offset, byDefault: UNITS_BY_DEFAULT, requested: pno },
        call,
      );
      return (
        found ??
        notFound(
          `No production unit has the number ${pno} in the Danish register. Check the number, or ${BY_NAME}`,
          call,
        )
      );
    },
  };
}

function notFound(why: string, call: Call): AdapterResult<NotFound> {
  call.explain?.(why);
  return { error: 'not_found' };
}

function gatewayRegister(gateway: CvrApi): DanishRegister {
  const toResult = (company: GatewayCompany | undefined, selection: UnitSelection) =>
    company === undefined ? undefined : companyFromGateway(company, selection);
  return {
    byNumber: async (vat, selection, call) => toResult(await gateway.company({ vat }, call), selection),
    byName: async (name, selection, call) => toResult(await gateway.company({ name }, call), selection),
    byUnit: async (produ, selection, call) => toResult(await gateway.company({ produ }, call), selection),
  };
}

function indexRegister(index: CvrVirk): DanishRegister {
  const toResult = (company: IndexedCompany | undefined, selection: UnitSelection, call: Call) =>
    company === undefined ? undefined : withUnits(index, company, selection, call);
  return {
    byNumber: async (number, selection, call) => toResult(await index.company(number, call), selection, call),
    byName: async (name, selection, call) => toResult(await index.companyNamed(name, call), selection, call),
    byUnit: async (pno, selection, call) => {
      const [unit] = await index.units([pno], call);
      if (unit?.companyNumber === undefined) return undefined;
      return toResult(await index.company(unit.companyNumber, call), selection, call);
    },
  };
}

/** Adds details of the requested production units, which are stored in separate documents. */
async function withUnits(
  index: CvrVirk,
  company: IndexedCompany,
  selection: UnitSelection,
  call: Call,
): Promise<AdapterResult<Company>> {
  const units = orderedUnits(company.units, selection);
  const pageUnits = units.slice(selection.offset, selection.offset + selection.limit);
  const known = await knownUnits(
    index,
    pageUnits.map(({ pno }) => pno),
    call,
  );
  return companyFromIndex(company, units, selection, known, utcDay(call.now()));
}

async function knownUnits(index: CvrVirk, numbers: readonly number[], call: Call): Promise<KnownUnits> {
  if (numbers.length === 0) return [];
  try {
    return await index.units(numbers, call);
  } catch (error) {
    if (!isSourceProblem(error)) throw error;
    return undefined;
  }
}
