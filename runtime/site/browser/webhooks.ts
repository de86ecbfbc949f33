// Entry point of `/webhooks`.

import { Console, type ConsoleProps } from '../components/console.ts';
import { drawLandWith } from '../components/filter-fields.ts';
import { island } from './island.ts';

drawLandWith(async () => (await import('./area-land.ts')).landPath);
island<ConsoleProps>('webhooks')?.awake(Console);
