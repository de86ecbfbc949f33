import { UNIT_TYPE_VALUES } from '../../../generated/services/no-registry/codec.ts';
import type { NoRegistryHandlers } from '../../../generated/services/no-registry/operations.ts';
import type {
  Company,
  GetRegistryCompanyRolesResult,
  GetRegistryRecentChangesArguments,
  GetRegistryRecentChangesResult,
  GetRegistrySubsidiariesArguments,
  GetRegistrySubsidiariesResult,
  NotFound,
  SearchRegistryCompaniesArguments,
  SearchRegistryCompaniesResult,
} from '../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { isSourceProblem } from '../../sources/client/failure.ts';
import type { Context, WatchedType } from '../context.ts';
import { type Brreg, isOrgNumber, plainNumber } from './brreg/brreg.ts';
import { changeRecord } from './changes.ts';
import { instantOf } from './since.ts';

const WATCHED = 'brreg_company';

export function create(context: Context<'no-registry'>): NoRegistryHandlers {
  const source = context.source('brreg');
  return {
    lookup_registry_company: async ({ org_number }, call) => {
      const number = plainNumber(org_number);
      if (!isOrgNumber(number)) return wrongCheckDigit(number, call);
      const unit = await source.unit(number, call);
      return unit === undefined ? unknownNumber(number, call) : unit;
    },
    search_registry_companies: (args, call) => search(source, args, call),
    get_registry_company_roles: ({ org_number }, call) => companyRoles(source, plainNumber(org_number), call),
    get_registry_subsidiaries: (args, call) => subsidiaries(source, args, call),
    get_registry_recent_changes: (args) => recentChanges(context.watched(WATCHED), args),
  };
}

function wrongCheckDigit(number: string, call: Call): AdapterResult<NotFound> {
  return notFound(`${number} is not a valid Norwegian organization number: the check digit does not match.`, call);
}

function unknownNumber(number: string, call: Call): AdapterResult<NotFound> {
  return notFound(`The Norwegian register has no company, organization or branch with the number ${number}.`, call);
}

function notFound(why: string, call: Call): AdapterResult<NotFound> {
  call.explain?.(`${why} Check the digits, or find the company by name with search_registry_companies.`);
  return { error: 'not_found' };
}

async function companyRoles(
  source: Brreg,
  number: string,
  call: Call,
): Promise<AdapterResult<GetRegistryCompanyRolesResult>> {
  if (!isOrgNumber(number)) return wrongCheckDigit(number, call);
  const [roles, unit] = await Promise.all([source.roles(number, call), companyNamed(source, number, call)]);
  if (roles !== undefined) {
    return { org_number: number, company_name: nameOf(unit), count: roles.length, roles };
  }
  if (unit?.unit_type !== 'branch') return unknownNumber(number, call);
  const parent = unit.parent_org_number === undefined ? 'its parent' : `its parent, ${unit.parent_org_number}`;
  call.explain?.(`${number} is a branch, and branches have no roles. Call this tool for ${parent}.`);
  return { error: 'not_found' };
}

/**
 * Returns undefined if the name cannot be fetched, because a result with roles but without the company's name is better
 * than no result.
 */
async function companyNamed(source: Brreg, number: string, call: Call): Promise<AdapterResult<Company> | undefined> {
  try {
    return await source.unit(number, call);
  } catch (error) {
    if (isSourceProblem(error)) return undefined;
    throw error;
  }
}

/** Some units in the register have no name. */
function nameOf(unit: AdapterResult<Company> | undefined): string | undefined {
  return unit?.name === '' ? undefined : unit?.name;
}

async function search(
  source: Brreg,
  args: SearchRegistryCompaniesArguments,
  call: Call,
): Promise<AdapterResult<SearchRegistryCompaniesResult>> {
  const query = {
    name: args.name?.trim(),
    municipalityCode: args.municipality_code,
    industryCode: args.industry_code === undefined ? undefined : dotted(args.industry_code),
    legalForm: args.legal_form,
  };
  const { total, units } = await source.search(query, args.max_results, call);
  const companies = units.slice(0, args.max_results);
  const hint = companies.length === 0 ? hintFor(args) : undefined;
  return { count: companies.length, total, companies, hint };
}

/** Formats industry codes as in the register: `06100` becomes 06.100, and `061` becomes 06.1. */
function dotted(code: string): string {
  return code.length > 2 && !code.includes('.') ? `${code.slice(0, 2)}.${code.slice(2)}` : code;
}

function hintFor({ industry_code, name }: SearchRegistryCompaniesArguments): string {
  if (industry_code !== undefined) {
    return 'The register has used SN2025 industry codes since 2025; SN2007 codes match nothing. Try a shorter code, such as its first two digits.';
  }
  if (name !== undefined) return 'Try fewer or different words from the name. Branches cannot be searched by name.';
  return 'Check the codes: municipality codes changed in 2020 and 2024.';
}

async function subsidiaries(
  source: Brreg,
  { org_number, max_results }: GetRegistrySubsidiariesArguments,
  call: Call,
): Promise<AdapterResult<GetRegistrySubsidiariesResult>> {
  const number = plainNumber(org_number);
  if (!isOrgNumber(number)) return wrongCheckDigit(number, call);
  const [{ answered, failed }, parent] = await Promise.all([
    settleAll(UNIT_TYPE_VALUES, (type) => source.below(number, type, max_results, call)),
    companyNamed(source, number, call),
  ]);
  const units = answered.flatMap(({ value }) => value.units);
  // Reject if one request failed and the other returned no units.
  if (failed[0] !== undefined && units.length === 0) throw failed[0].problem;
  if (units.length === 0 && (await source.unit(number, call)) === undefined) {
    return unknownNumber(number, call);
  }
  const kept = units.slice(0, max_results);
  const total = answered.reduce((sum, { value }) => sum + value.total, 0);
  const missing = failed.map(({ item }) => item);
  return {
    org_number: number,
    company_name: nameOf(parent),
    count: kept.length,
    total: missing.length > 0 ? null : total,
    subsidiaries: kept,
    missing: missing.length > 0 ? missing : undefined,
  };
}

async function recentChanges(
  tracked: WatchedType | undefined,
  args: GetRegistryRecentChangesArguments,
): Promise<AdapterResult<GetRegistryRecentChangesResult>> {
  const since = instantOf(args.since);
  if (since === undefined) {
    throw invalidArgument('since', 'is not a valid time', 'Use an ISO 8601 timestamp such as 2026-11-20T08:00:00Z.');
  }
  if (tracked === undefined) {
    const detail =
      "This server watches no companies. Changes are reported only for companies on the operator's watchlist (ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST), which is empty.";
    const hint = 'For the current data of a company use lookup_registry_company.';
    throw new Problem('not_configured', detail, { hint });
  }
  const { changes, more, completeSince } = await tracked.changesSince(since.getTime(), args.limit);
  return {
    since: since.toISOString(),
    watched: (tracked.scope['watchlist'] as readonly string[]).length,
    complete_since: completeSince === undefined ? null : new Date(completeSince).toISOString(),
    count: changes.length,
    more,
    changes: changes.map(changeRecord),
  };
}
