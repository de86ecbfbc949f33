// dk-registry: Danish companies by number, name or production unit. The authority's own index answers where its credentials are
// set, else the gateway that anybody may ask a few times a day; records are alike.

import type { DkRegistryHandlers } from '../../generated/services/dk-registry/handlers.ts';
import type { Company, NotFound } from '../../generated/services/dk-registry/types.ts';
import type { Call } from '../contract/call.ts';
import { isCvrNumber } from '../sources/cvr/cvr-number.ts';
import type { CvrApi } from '../sources/cvr.ts';
import type { CvrVirk } from '../sources/cvr-virk.ts';
import { type JsonObject, objectOf, wholeOf } from '../sources/loose-json.ts';
import { isUpstreamProblem } from '../upstream/failure.ts';
import { nameMatch } from './dk-registry/common.ts';
import { companyFromGateway } from './dk-registry/from-gateway.ts';
import { companyFromIndex, unitNumbers } from './dk-registry/from-index.ts';

const NOT_FOUND: NotFound = { error: 'not_found' };

/** What either register can be asked. */
interface DanishRegister {
  byNumber(number: number, call: Call): Promise<Company | undefined>;
  byName(name: string, call: Call): Promise<Company | undefined>;
  byUnit(pno: number, call: Call): Promise<Company | undefined>;
}

/** The handlers of dk-registry. */
export function dkRegistry(gateway: CvrApi, index: CvrVirk): DkRegistryHandlers {
  const register = index.hasCredentials ? indexRegister(index) : gatewayRegister(gateway);
  return {
    lookup_dkregistry_company: async ({ registry_number: number }, call) =>
      (isCvrNumber(number) ? await register.byNumber(number, call) : undefined) ?? NOT_FOUND,
    search_dkregistry_company: async ({ name }, call) => {
      const asked = name.trim();
      const found = await register.byName(asked, call);
      return found === undefined ? NOT_FOUND : { ...found, name_match: nameMatch(found.name, asked) };
    },
    lookup_dkregistry_production_unit: async ({ pno }, call) => (await register.byUnit(pno, call)) ?? NOT_FOUND,
  };
}

function gatewayRegister(gateway: CvrApi): DanishRegister {
  const shaped = (fields: JsonObject | undefined) => (fields === undefined ? undefined : companyFromGateway(fields));
  return {
    byNumber: async (vat, call) => shaped(await gateway.company({ vat }, call)),
    byName: async (name, call) => shaped(await gateway.company({ name }, call)),
    byUnit: async (produ, call) => {
      const fields = await gateway.company({ produ }, call);
      if (fields === undefined) return undefined;
      const found = companyFromGateway(fields, produ);
      // A gateway that does not know the parameter may find something else.
      return found.production_units[0]?.pno === produ ? found : undefined;
    },
  };
}

function indexRegister(index: CvrVirk): DanishRegister {
  const byNumber = async (number: number, call: Call, asked?: number) => {
    const document = await index.company(number, call);
    return document === undefined ? undefined : withUnits(index, document, call, asked);
  };
  return {
    byNumber: (number, call) => byNumber(number, call),
    byName: async (name, call) => {
      const document = await index.companyNamed(name, call);
      return document === undefined ? undefined : withUnits(index, document, call);
    },
    byUnit: async (pno, call) => {
      const [unit] = await index.units([pno], call);
      const parent = wholeOf(objectOf(unit?.['produktionsEnhedMetadata'])['nyesteCvrNummerRelation']);
      return parent === undefined ? undefined : byNumber(parent, call, pno);
    },
  };
}

/** The company with what is known of its production units, which are documents of their own. */
async function withUnits(index: CvrVirk, document: JsonObject, call: Call, asked?: number): Promise<Company> {
  const numbers = unitNumbers(document, asked);
  if (numbers.length === 0) return companyFromIndex(document, [], asked);
  try {
    return companyFromIndex(document, await index.units(numbers, call), asked);
  } catch (error) {
    if (!isUpstreamProblem(error)) throw error;
    const note =
      'Of the production units only number and dates are told: the register failed to give the rest this time.';
    return { ...companyFromIndex(document, [], asked), note };
  }
}
