// Secrets from files, as container engines and systemd hand them over: for every secret NAME, `NAME_FILE` may name the file that
// holds it. Whoever reads the environment afterwards sees NAME alone.

import { readFileSync, statSync } from 'node:fs';
import { upstreams } from '../../generated/upstreams.ts';
import type { UpstreamPolicy } from '../contract/upstream.ts';
import type { Environment } from './environment.ts';
import { SETTINGS, type Setting } from './settings.ts';

/** Ends the name of a variable that names the file of a secret. */
export const FILE_ENDING = '_FILE';
/** No key, token or address of a database is longer. */
const MOST_BYTES = 65_536;

/** Variables that hold a secret: settings of the server, and keys of sources. */
export const SECRET_VARIABLES: readonly string[] = [
  ...Object.values<Setting<unknown>>(SETTINGS)
    .filter(({ isSecret }) => isSecret)
    .map(({ name }) => name),
  ...new Set(Object.values<UpstreamPolicy>(upstreams).flatMap(({ keys }) => keys.map(({ env }) => env))),
];

/** The environment with secrets in place of their files, and what was wrong with these: a sentence each, without their contents. */
export function withSecretFiles(environment: Environment): { environment: Environment; faults: readonly string[] } {
  const faults: string[] = [];
  const read: Record<string, string | undefined> = { ...environment };
  for (const name of SECRET_VARIABLES) {
    const file = environment[name + FILE_ENDING] ?? '';
    if (file === '') continue;
    delete read[name + FILE_ENDING];
    if ((environment[name] ?? '') !== '') {
      faults.push(`${name} and ${name}${FILE_ENDING} exclude each other: set one of them.`);
      continue;
    }
    const secret = secretOf(file);
    if (secret === undefined)
      faults.push(`${name}${FILE_ENDING} must be a file with the secret alone, at most 64 KiB.`);
    else read[name] = secret;
  }
  return { environment: read, faults };
}

/** The file's text without the newline at its end; undefined where it cannot be read, is empty or too long. */
function secretOf(file: string): string | undefined {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES) return undefined;
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch {
    return undefined;
  }
}
