// Entry point of `/key`.

import { KeyPage, type KeyPageProps } from '../components/key-page.ts';
import { island } from './island.ts';

island<KeyPageProps>('key')?.awake(KeyPage);
