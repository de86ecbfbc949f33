// Checks variables for sources and scopes, and detects unknown names with our prefixes.

import { isIP } from 'node:net';
import { eventTypes } from '../../generated/events.ts';
import { sources } from '../../generated/sources.ts';
import type { SourcePolicy } from '../contract/source.ts';
import { nearest } from '../lib/text/nearest.ts';
import { resolveHosts } from '../sources/client/hosts.ts';
import { everyVariable, readEvery } from './every.ts';
import { readScope } from './scope.ts';
import { VARIABLES } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const POLICIES: readonly SourcePolicy[] = Object.values(sources);
const OURS = /^(?:ALMANAC_(?!TEST_)|UPSTREAM_)/;

export function faultsOfSources(environment: Environment): string[] {
  const faults: string[] = [];
  const attempt = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  if ((environment['UPSTREAM_RECORD'] ?? '') !== '' && (environment['UPSTREAM_REPLAY'] ?? '') !== '') {
    faults.push('UPSTREAM_RECORD and UPSTREAM_REPLAY are mutually exclusive: replayed responses are already recorded.');
  }
  // Check each host separately, to report all errors.
  for (const policy of POLICIES) {
    for (const [name, address] of Object.entries(policy.hosts)) {
      attempt(() => resolveHosts({ ...policy, hosts: { [name]: address } }, environment));
    }
  }
  for (const type of eventTypes) {
    readScope(type, environment, faults);
    readEvery(type, environment, faults);
  }
  return [...new Set(faults)];
}

/**
 * Minimum prefix lengths. Larger networks do not belong to a single organization, whereas 10.0.0.0/8 and fc00::/7 can.
 */
const MIN_BITS = { 4: 8, 6: 7 } as const;

/** Returns errors for networks so large that they would disable the address guard. */
export function wideNetworks(environment: Environment): string[] {
  return ['ALMANAC_WEBHOOK_NETWORKS', 'ALMANAC_CONNECT_CLIENT_NETWORKS'].flatMap((name) =>
    (environment[name] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(isWide)
      .map(
        (entry) =>
          `${name}: ${entry} lets callers make this server send requests into your networks; list only the addresses you need.`,
      ),
  );
}

function isWide(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const version = isIP(address);
  return (version === 4 || version === 6) && bits !== undefined && Number(bits) < MIN_BITS[version];
}

/** Settings from earlier releases, with their replacements. */
const REMOVED: Readonly<Record<string, string>> = {
  WORKERS:
    'start several processes with the same PORT and DATABASE_URL, for example systemctl enable --now almanac@1 almanac@2 (runtime/deploy/README.md)',
};

export function removedVariables(environment: Environment): string[] {
  return Object.entries(REMOVED)
    .filter(([name]) => (environment[name] ?? '') !== '')
    .map(([name, instead]) => `${name} was removed and has no effect: ${instead}.`);
}

/** Includes the most similar known name. */
export function unknownVariables(environment: Environment): string[] {
  const known = new Set([
    ...VARIABLES.map(({ name }) => name).filter((name) => !name.includes('<')),
    ...eventTypes.map(everyVariable),
    ...ofSources(),
  ]);
  return Object.keys(environment)
    .filter((name) => OURS.test(name) && !known.has(name) && environment[name] !== '')
    .sort()
    .map((name) => {
      const near = nearest(name, [...known]);
      return `${name} is not a setting of this server${near === undefined ? '.' : `: did you mean ${near}?`}`;
    });
}

function ofSources(): string[] {
  return POLICIES.flatMap(({ id, hosts, keys }) => {
    const prefix = `UPSTREAM_${variablePart(id)}`;
    const addresses = Object.keys(hosts).map((host) => `${prefix}_${variablePart(host)}_BASE_URL`);
    return [`${prefix}_BASE_URL`, ...addresses, ...keys.map(({ env }) => env)];
  });
}

function variablePart(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}
