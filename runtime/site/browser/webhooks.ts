// Entry point of `/webhooks`.

import { Console, type ConsoleProps } from '../components/console.ts';
import { island } from './island.ts';

island<ConsoleProps>('webhooks')?.awake(Console);
