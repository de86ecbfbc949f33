import { canEnableSignIn } from './connecting.ts';
import { type Environment, faultsOfSources, removedVariables, unknownVariables, wideNetworks } from './environment.ts';
import { SETTINGS, type Setting, type Values } from './settings.ts';
import { Wrong } from './values.ts';

export interface Config extends Values {
  readonly warnings: readonly string[];
}

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'an error' : 'errors'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const MAX_PART_LENGTH = 80;

/**
 * An empty variable counts as not set.
 * @param faultsBefore errors from reading the environment, by variable; these variables are not also reported as
 *   missing
 * @throws ConfigError with every error, including those in variables of sources
 */
export function readConfig(environment: Environment, faultsBefore: ReadonlyMap<string, string> = new Map()): Config {
  const faults = [...faultsBefore.values()];
  const entries = Object.entries(SETTINGS).map(([key, setting]) => [key, readSetting(setting, environment, faults)]);
  const values = Object.fromEntries(entries) as Values;
  const isSet = (name: string) => (environment[name] ?? '') !== '' || faultsBefore.has(name);
  if (isSet('DATABASE_URL') && !isSet('ALMANAC_MASTER_KEY')) {
    faults.push('ALMANAC_MASTER_KEY is required with DATABASE_URL because all processes must share it.');
  }
  if (values.masterKeyPrevious !== undefined && !isSet('ALMANAC_MASTER_KEY')) {
    faults.push('ALMANAC_MASTER_KEY_PREVIOUS requires ALMANAC_MASTER_KEY, the key that replaces it.');
  }
  if (values.metrics === 'operator' && !isSet('ALMANAC_ADMIN_TOKEN') && values.operatorsFile === undefined) {
    faults.push(
      'ALMANAC_METRICS=operator requires ALMANAC_ADMIN_TOKEN or ALMANAC_OPERATORS_FILE: without either, no operator can sign in.',
    );
  }
  const { mail, mailFrom, publicUrl } = values;
  if (mail !== undefined && mailFrom === undefined && !isSet('ALMANAC_MAIL_FROM')) {
    faults.push('ALMANAC_MAIL requires ALMANAC_MAIL_FROM, the sender address of emailed links.');
  }
  if (mail !== undefined && publicUrl === undefined && !isSet('ALMANAC_PUBLIC_URL')) {
    faults.push('ALMANAC_MAIL requires ALMANAC_PUBLIC_URL, the base URL of emailed links.');
  }
  if (mail === undefined && mailFrom !== undefined && !isSet('ALMANAC_MAIL')) {
    faults.push('ALMANAC_MAIL_FROM requires ALMANAC_MAIL, the mail server.');
  }
  if (values.drainSeconds >= values.stopSeconds) {
    const { drainSeconds, stopSeconds } = values;
    faults.push(
      `ALMANAC_DRAIN_SECONDS (${drainSeconds}) must be less than ALMANAC_STOP_SECONDS (${stopSeconds}), which includes it.`,
    );
  }
  if (values.connect === 'on' && !canEnableSignIn(values)) {
    faults.push(
      'ALMANAC_CONNECT=on requires ALMANAC_PUBLIC_URL=https://…: without TLS, only programs on this machine may sign in, with HOST=127.0.0.1.',
    );
  }
  if (values.connectRefreshLifetime < values.connectTokenLifetime) {
    faults.push('ALMANAC_CONNECT_REFRESH_LIFETIME must not be shorter than ALMANAC_CONNECT_TOKEN_LIFETIME.');
  }
  faults.push(...faultsOfSources(environment));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    ...values,
    warnings: [...removedVariables(environment), ...unknownVariables(environment), ...wideNetworks(environment)],
  };
}

function readSetting(setting: Setting<unknown>, environment: Environment, faults: string[]): unknown {
  const { name, expected, read, without } = setting;
  const text = environment[name];
  if (text === undefined || text === '') return without();
  const value = read(text);
  if (!(value instanceof Wrong)) return value;
  const part = value.part === undefined ? '' : `; ${JSON.stringify(value.part.slice(0, MAX_PART_LENGTH))} is not`;
  faults.push(`${name} must be ${expected}${part}.`);
  return without();
}
