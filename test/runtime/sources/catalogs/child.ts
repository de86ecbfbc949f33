// A process that slowly fetches a list until it is killed. Arguments: directory, rows, milliseconds per batch.

import { SourceCatalogs } from '../../../../runtime/sources/catalogs/catalogs.ts';
import { syntheticList } from './synthetic.ts';

const [directory = '', rows = '0', delay = '0'] = process.argv.slice(2);
const catalogs = new SourceCatalogs({ directory, now: () => new Date() });
const list = catalogs.list(syntheticList({ rows: Number(rows), delay: Number(delay), version: 'new' }));
process.stdout.write('started\n');
await list.refresh();
process.stdout.write('done\n');
await catalogs.close();
