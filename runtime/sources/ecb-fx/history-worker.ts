// A thread of its own for the file of all days since 1999: parsing its 8 MB takes a second or two, in which the server would
// answer nobody. Gets the file's bytes, hands back the table.

import { parentPort, workerData } from 'node:worker_threads';
import { readCubes } from './read-cubes.ts';

const table = readCubes(new TextDecoder().decode(workerData as Uint8Array));
parentPort?.postMessage(table, [table.days.buffer, table.rates.buffer]);
