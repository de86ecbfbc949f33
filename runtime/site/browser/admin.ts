// Entry point of `/admin`.

import { AdminPanel, type AdminProps } from '../components/admin.ts';
import { island } from './island.ts';

island<AdminProps>('admin')?.awake(AdminPanel);
