// Generated from spec/services/eu-bank-fx/events/ecb-fx.yaml by `make generate`: do not edit.

export interface Rate {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Currency against which the rate is quoted. */
  readonly base: 'EUR';
  /** Day of publication. */
  readonly date: string;
  /** Units of the currency per euro. */
  readonly rate: number;
}
