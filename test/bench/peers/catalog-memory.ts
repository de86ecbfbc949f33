// Harvests a synthetic list and prints the peak memory of this process. Argument: number of rows.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildListFile } from '../../../runtime/sources/catalogs/building.ts';
import { syntheticRows } from '../statistics.ts';

const rows = Number(process.argv[2] ?? 0);
const directory = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
const began = performance.now();
await buildListFile(join(directory, 'list.sqlite'), syntheticRows(rows), 0, () => {});
const seconds = (performance.now() - began) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
await rm(directory, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ megabytes, seconds })}\n`);
