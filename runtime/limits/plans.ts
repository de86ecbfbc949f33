import type { Plan } from '../contract/gate.ts';

export type Plans = Readonly<Record<string, Plan>>;

/** Also used for keys whose plan is no longer declared. */
export const SIGN_UP_PLAN = 'free';
