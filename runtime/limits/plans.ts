// Plans as spec/platform.yaml declares them; the generated table is handed in.

import type { Plan } from '../contract/gate.ts';

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plan of sign-ups, and of keys whose plan is no longer declared. */
export const SIGN_UP_PLAN = 'free';
