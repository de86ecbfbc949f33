// Almanac as in production, with an additional service of 150 tools. Logs at `warn`, because the peers do not log.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAlmanac } from '../../../runtime/app/serve-http.ts';
import { readConfig } from '../../../runtime/config/config.ts';
import { announce } from './conversion.ts';
import { manyTools } from './many-tools.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
const level = process.env['ALMANAC_LOG_LEVEL'] ?? 'warn';
const config = readConfig({ ...process.env, PORT: '0', DATA_DIR: dataDir, ALMANAC_LOG_LEVEL: level });
const almanac = await startAlmanac(config, { offer: manyTools() });
const { key } = await almanac.accounts.operators.create({ email: 'bench@example.org', plan: 'partner' });
announce(almanac.address.port, key);
