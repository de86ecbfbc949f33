// Entry point of `/docs/clients`.

import { ClientPage, type ClientPageProps } from '../components/client-page.ts';
import { island } from './island.ts';

island<ClientPageProps>('clients')?.awake(ClientPage);
