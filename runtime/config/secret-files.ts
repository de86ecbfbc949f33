// Reads secrets from files, as container engines and systemd provide them: `NAME_FILE` is the path for NAME. Other code only
// sees NAME.

import { readFileSync, statSync } from 'node:fs';
import { sources } from '../../generated/sources.ts';
import type { SourcePolicy } from '../contract/source.ts';
import type { Environment } from './environment.ts';
import { SETTINGS, type Setting } from './settings.ts';

export const FILE_ENDING = '_FILE';
/** Maximum length; no key, token or database URL is longer. */
const MAX_BYTES = 65_536;

export const SECRET_VARIABLES: readonly string[] = [
  ...Object.values<Setting<unknown>>(SETTINGS)
    .filter(({ isSecret }) => isSecret)
    .map(({ name }) => name),
  ...new Set(Object.values<SourcePolicy>(sources).flatMap(({ keys }) => keys.map(({ env }) => env))),
];

/** Errors are keyed by the secret's name and contain no file contents. */
export function withSecretFiles(environment: Environment): {
  environment: Environment;
  faults: ReadonlyMap<string, string>;
} {
  const faults = new Map<string, string>();
  const read: Record<string, string | undefined> = { ...environment };
  for (const name of SECRET_VARIABLES) {
    const file = environment[name + FILE_ENDING] ?? '';
    if (file === '') continue;
    delete read[name + FILE_ENDING];
    if ((environment[name] ?? '') !== '') {
      faults.set(name, `${name} and ${name}${FILE_ENDING} are mutually exclusive: set only one of them.`);
      continue;
    }
    try {
      read[name] = secretOf(file);
    } catch (error) {
      // Omit the value, because it may be the secret itself, entered by mistake.
      faults.set(
        name,
        `${name}${FILE_ENDING} must name a file that contains only the secret: it ${(error as Error).message}.`,
      );
    }
  }
  return { environment: read, faults };
}

/**
 * Returns the contents without a trailing newline.
 * @throws Error, whose message does not include the file's contents
 */
function secretOf(file: string): string {
  let text: string;
  try {
    if (statSync(file).size > MAX_BYTES) throw new Error('is larger than 64 KiB');
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new Error(`cannot be read (${code})`);
  }
  if (text === '') throw new Error('is empty');
  return text;
}
