// Plans as spec/platform.yaml declares them; the generated table is handed in.

/** What a key may do. */
export interface Plan {
  readonly name: string;
  /** Counted calls in a UTC day; absent for no limit. */
  readonly callsPerDay?: number;
  /** Calls a second over time, and how many may come at once; absent for no cap. */
  readonly burst?: { readonly perSecond: number; readonly size: number };
  /** Webhook subscriptions at a time. */
  readonly subscriptions: number;
}

export type Plans = Readonly<Record<string, Plan>>;

/** The plan of sign-ups, and of keys whose plan is no longer declared. */
export const SIGN_UP_PLAN = 'free';
