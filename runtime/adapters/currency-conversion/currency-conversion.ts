import type { CurrencyConversionHandlers } from '../../../generated/services/currency-conversion/operations.ts';
import type {
  ConvertCurrencyArguments,
  ConvertCurrencyResult,
  EndedCurrency,
  GetExchangeRatesArguments,
  GetExchangeRatesResult,
  ListCurrenciesResult,
} from '../../../generated/services/currency-conversion/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import {
  type CodeArguments,
  checkDated,
  converted,
  currencyName,
  datedFreshness,
  type EcbFx,
  ENDED,
  type Freshness,
  latestFreshness,
  noRates,
  type RateDay,
  rateOf,
  ratesAgainst,
  requireCurrent,
  today,
} from '../../sources/ecb-fx/ecb-fx.ts';
import type { Context } from '../context.ts';

export function create(context: Context<'currency-conversion'>): CurrencyConversionHandlers {
  const source = context.source('ecb-fx');
  return {
    convert_currency: (args, call) => convert(source, args, call),
    get_exchange_rates: (args, call) => exchangeRates(source, args, call),
    list_currencies: (_args, call) => listCurrencies(source, call),
  };
}

async function convert(
  source: EcbFx,
  args: ConvertCurrencyArguments,
  call: Call,
): Promise<AdapterResult<ConvertCurrencyResult>> {
  const codes = { base: args.base.toUpperCase(), target: args.target.toUpperCase() };
  const { day, ...dates } = await applicable(source, args.date, codes, call);
  return {
    amount: args.amount,
    ...codes,
    rate: rateOf(day, codes.base, codes.target) as number,
    converted_amount: converted(day, args.amount, codes.base, codes.target) as number,
    ...dates,
  };
}

async function exchangeRates(
  source: EcbFx,
  args: GetExchangeRatesArguments,
  call: Call,
): Promise<AdapterResult<GetExchangeRatesResult>> {
  const base = args.base.toUpperCase();
  const { day, ...dates } = await applicable(source, args.date, { base }, call);
  const rates = ratesAgainst(day, base);
  return { base, count: Object.keys(rates).length, rates, ...dates };
}

async function listCurrencies(source: EcbFx, call: Call): Promise<AdapterResult<ListCurrenciesResult>> {
  const day = await source.latest(call);
  const codes = day.codes();
  const currencies = codes.map((code) => ({ code, name: currencyName(code) ?? code }));
  const ended = Object.entries(ENDED)
    .filter(([code]) => !codes.includes(code))
    .map(([code, { last, reason, successor = null }]): AdapterResult<EndedCurrency> => {
      return { code, name: currencyName(code) ?? code, last_rate_date: last, reason, successor };
    });
  const standing = latestFreshness(day.date, call.now());
  return { rate_date: day.date, count: codes.length, currencies, ended, ...standing };
}

interface Applicable extends Freshness {
  readonly day: RateDay;
  readonly requested_date: string | null;
  readonly rate_date: string;
}

/** Returns the latest rates, or those that apply to `date`. The result contains a rate for every code. */
async function applicable(
  source: EcbFx,
  date: string | undefined,
  codes: CodeArguments,
  call: Call,
): Promise<Applicable> {
  const now = call.now();
  if (date === undefined) {
    const day = await source.latest(call);
    requireCurrent(source, day, codes);
    return { day, requested_date: null, rate_date: day.date, ...latestFreshness(day.date, now) };
  }
  checkDated(source, date, codes, now);
  const finding = await source.on(date, today(now), Object.values(codes), call);
  if (!finding.found) throw noRates(source, finding.missing, codes, date);
  const { day, published } = finding;
  const standing = datedFreshness(date, day.date, published, now);
  return { day, requested_date: date, rate_date: day.date, ...standing };
}
