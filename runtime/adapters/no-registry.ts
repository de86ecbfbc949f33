// no-registry: companies, roles and branches from the Brønnøysund registers, and what changed at the companies of a watchlist.

import type { NoRegistryHandlers } from '../../generated/services/no-registry/handlers.ts';
import type {
  GetRegistryRecentChangesArguments,
  GetRegistryRecentChangesResult,
  GetRegistrySubsidiariesArguments,
  GetRegistrySubsidiariesResult,
  NotFound,
  SearchRegistryCompaniesArguments,
  SearchRegistryCompaniesResult,
} from '../../generated/services/no-registry/types.ts';
import type { Call } from '../contract/call.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import { isOrgNumber, plainNumber } from '../sources/brreg/org-number.ts';
import type { Brreg, Found, UnitType } from '../sources/brreg.ts';
import { present } from '../sources/loose-json.ts';
import { type ChangeHistory, changeRecord } from './no-registry/changes.ts';
import { company, companySummary } from './no-registry/company.ts';
import { rolesOf } from './no-registry/roles.ts';
import { instantOf } from './no-registry/since.ts';
import { WATCHLIST_VARIABLE } from './no-registry/watchlist.ts';

const NOT_FOUND: NotFound = { error: 'not_found' };

/** The watchlist and what was found at its companies. */
export interface TrackedCompanies {
  readonly numbers: readonly string[];
  readonly history: ChangeHistory;
}

/** The handlers of no-registry; without a watchlist its changes are not configured. */
export function noRegistry(source: Brreg, tracked?: TrackedCompanies): NoRegistryHandlers {
  return {
    lookup_registry_company: async ({ org_number }, call) => {
      const number = plainNumber(org_number);
      const unit = isOrgNumber(number) ? await source.unit(number, call) : undefined;
      return unit === undefined ? NOT_FOUND : company(unit);
    },
    search_registry_companies: (args, call) => search(source, args, call),
    get_registry_company_roles: async ({ org_number }, call) => {
      const number = plainNumber(org_number);
      const groups = isOrgNumber(number) ? await source.roleGroups(number, call) : undefined;
      if (groups === undefined) return NOT_FOUND;
      const roles = rolesOf(groups);
      return { org_number: number, count: roles.length, roles };
    },
    get_registry_subsidiaries: (args, call) => subsidiaries(source, args, call),
    get_registry_recent_changes: (args) => recentChanges(tracked, args),
  };
}

async function search(
  source: Brreg,
  args: SearchRegistryCompaniesArguments,
  call: Call,
): Promise<SearchRegistryCompaniesResult> {
  const query = {
    name: args.name?.trim(),
    municipalityCode: args.municipality_code,
    industryCode: args.industry_code === undefined ? undefined : dotted(args.industry_code),
    legalForm: args.legal_form?.toUpperCase(),
  };
  const { total, units } = await source.search(query, args.max_results, call);
  const companies = units.slice(0, args.max_results).map((fields) => companySummary({ type: 'entity', fields }));
  const hint = companies.length === 0 ? hintFor(args) : undefined;
  return { count: companies.length, total, companies, ...present({ hint }) };
}

/** `06100` and `061` as the register writes them: 06.100, 06.1. */
function dotted(code: string): string {
  return code.length > 2 && !code.includes('.') ? `${code.slice(0, 2)}.${code.slice(2)}` : code;
}

function hintFor({ industry_code, name }: SearchRegistryCompaniesArguments): string {
  if (industry_code !== undefined) {
    return 'The register uses SN2025 industry codes since 2025; SN2007 codes find nothing. Try a shorter code, such as its first two digits.';
  }
  if (name !== undefined) return 'Try fewer or other words of the name. Branches are not searched by name.';
  return 'Check the codes: municipality codes changed in 2020 and 2024.';
}

async function subsidiaries(
  source: Brreg,
  { org_number, max_results }: GetRegistrySubsidiariesArguments,
  call: Call,
): Promise<GetRegistrySubsidiariesResult> {
  const number = plainNumber(org_number);
  if (!isOrgNumber(number)) return NOT_FOUND;
  const types: readonly UnitType[] = ['entity', 'branch'];
  const answers = await Promise.allSettled(types.map((type) => source.below(number, type, max_results, call)));
  const found: { type: UnitType; answer: Found }[] = [];
  const missing: UnitType[] = [];
  for (const [index, type] of types.entries()) {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') found.push({ type, answer: answer.value });
    else missing.push(type);
  }
  const units = found.flatMap(({ type, answer }) => answer.units.map((fields) => companySummary({ type, fields })));
  // With nothing of one kind and no answer about the other, there is nothing that could be said.
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (failure !== undefined && units.length === 0) throw failure.reason;
  if (units.length === 0 && (await source.unit(number, call)) === undefined) return NOT_FOUND;
  const kept = units.slice(0, max_results);
  const total = found.reduce((sum, { answer }) => sum + answer.total, 0);
  return {
    org_number: number,
    count: kept.length,
    total: missing.length > 0 ? null : total,
    subsidiaries: kept,
    ...present({ missing: missing.length > 0 ? missing : undefined }),
  };
}

async function recentChanges(
  tracked: TrackedCompanies | undefined,
  args: GetRegistryRecentChangesArguments,
): Promise<GetRegistryRecentChangesResult> {
  const since = instantOf(args.since);
  if (since === undefined) {
    throw invalidArgument(
      'since',
      'is not a time that exists',
      'Give an ISO 8601 timestamp such as 2026-11-20T08:00:00Z.',
    );
  }
  if (tracked === undefined) {
    const detail = `This server has no watchlist of Norwegian companies: its operator sets ${WATCHLIST_VARIABLE} to organisation numbers by comma, or to the path of a file that holds them.`;
    throw new Problem('not_configured', detail);
  }
  const { changes, more, completeSince } = await tracked.history.changesSince(since.getTime(), args.limit);
  return {
    since: since.toISOString(),
    watched: tracked.numbers.length,
    complete_since: completeSince === undefined ? null : new Date(completeSince).toISOString(),
    count: changes.length,
    more,
    changes: changes.map(changeRecord),
  };
}
