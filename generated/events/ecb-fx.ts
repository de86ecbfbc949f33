// Generated from spec/events/ecb-fx.yaml by `make generate`: do not edit.

export interface Rate {
  /** ISO 4217 code. */
  currency: string;
  /** What the rate is against. */
  base: 'EUR';
  /** Day for which it was published. */
  date: string;
  /** Units of the currency for one euro. */
  rate: number;
}
