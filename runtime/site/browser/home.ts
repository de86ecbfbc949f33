// Entry point of the front page.

import { AskBox, type AskedProps } from '../components/ask.ts';
import { Connect, type ConnectProps } from '../components/connect.ts';
import { prepareViews } from './drawings.ts';
import { filterServices } from './filter.ts';
import { island } from './island.ts';

const ask = island<AskedProps>('ask');
await prepareViews(ask?.props.first?.views ?? []);
ask?.awake(AskBox);
island<ConnectProps>('connect')?.awake(Connect);
filterServices();
