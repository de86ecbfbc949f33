// Entry point of `/status`, for operators.

import { StatusPanel, type StatusPanelProps } from '../components/status-board.ts';
import { island } from './island.ts';

island<StatusPanelProps>('status')?.awake(StatusPanel);
