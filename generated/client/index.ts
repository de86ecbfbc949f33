// Generated from spec/ by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import { answerFunctions } from './answers.ts';
import { airQualityFunctions } from './api/air-quality.ts';
import { opendataFunctions } from './api/opendata.ts';
import { preprintsFunctions } from './api/preprints.ts';
import { AlmanacError, Caller, type ClientOptions } from './core.ts';
import { crisisIntelligenceFunctions } from './crisis-intelligence.ts';
import { currencyConversionFunctions } from './currency-conversion.ts';
import { dkRegistryFunctions } from './dk-registry.ts';
import { economicIndicatorsFunctions } from './economic-indicators.ts';
import { euBankFxFunctions } from './eu-bank-fx.ts';
import { euBankStatsFunctions } from './eu-bank-stats.ts';
import { euLawFunctions } from './eu-law.ts';
import { euResearchFunctions } from './eu-research.ts';
import { flightsFunctions } from './flights.ts';
import { foodAgriFunctions } from './food-agri.ts';
import { horoscopesFunctions } from './horoscopes.ts';
import { maritimeFunctions } from './maritime.ts';
import { migrationFunctions } from './migration.ts';
import { noParliamentFunctions } from './no-parliament.ts';
import { noRegistryFunctions } from './no-registry.ts';
import { placesFunctions } from './places.ts';
import { queryFunction } from './queries.ts';
import { scholarlyFunctions } from './scholarly.ts';
import { seParliamentFunctions } from './se-parliament.ts';
import { seStatisticsFunctions } from './se-statistics.ts';
import { spaceWeatherFunctions } from './space-weather.ts';
import { sportsFunctions } from './sports.ts';
import { trialsFunctions } from './trials.ts';
import { unitConversionFunctions } from './unit-conversion.ts';
import { usHealthFunctions } from './us-health.ts';
import { webhooksFunctions } from './webhooks.ts';
import { worldTimeFunctions } from './world-time.ts';

export { type AnswerCheck, type AnswerKeys, type StoredAnswer, type Verification, verifyAnswer } from './answers.ts';

export type { QueryAnswer, QueryRequest, QueryTable } from './queries.ts';

export { AlmanacError, type CallOptions, type ClientOptions, type WrongArgument } from './core.ts';

/** Error codes, as listed at `/problems`. */
export type ProblemCode = components['schemas']['Problem']['code'];

/** Whether an error has this code: `isProblem(error, 'not_found')`. */
export function isProblem<Code extends ProblemCode>(error: unknown, code: Code): error is AlmanacError<Code> {
  return error instanceof AlmanacError && error.code === code;
}

/**
 * All operations: `client.<service>.<tool>(arguments)` and `client.api.<area>.<endpoint>(arguments)`. `client.query`
 * makes several calls in one request; `client.answers` opens and checks stored answers.
 */
export type Client = ReturnType<typeof createClient>;

/**
 * Creates a client for one server. Its functions return the result described on the tool's page, and throw an
 * AlmanacError if a call is rejected.
 */
export function createClient(options: ClientOptions) {
  const caller = new Caller(options, 'Service-API-Key');
  return {
    crisisIntelligence: crisisIntelligenceFunctions(caller),
    currencyConversion: currencyConversionFunctions(caller),
    dkRegistry: dkRegistryFunctions(caller),
    economicIndicators: economicIndicatorsFunctions(caller),
    euBankFx: euBankFxFunctions(caller),
    euBankStats: euBankStatsFunctions(caller),
    euLaw: euLawFunctions(caller),
    euResearch: euResearchFunctions(caller),
    flights: flightsFunctions(caller),
    foodAgri: foodAgriFunctions(caller),
    horoscopes: horoscopesFunctions(caller),
    maritime: maritimeFunctions(caller),
    migration: migrationFunctions(caller),
    noParliament: noParliamentFunctions(caller),
    noRegistry: noRegistryFunctions(caller),
    places: placesFunctions(caller),
    scholarly: scholarlyFunctions(caller),
    seParliament: seParliamentFunctions(caller),
    seStatistics: seStatisticsFunctions(caller),
    spaceWeather: spaceWeatherFunctions(caller),
    sports: sportsFunctions(caller),
    trials: trialsFunctions(caller),
    unitConversion: unitConversionFunctions(caller),
    usHealth: usHealthFunctions(caller),
    webhooks: webhooksFunctions(caller),
    worldTime: worldTimeFunctions(caller),
    api: {
      airQuality: airQualityFunctions(caller),
      opendata: opendataFunctions(caller),
      preprints: preprintsFunctions(caller),
    },
    query: queryFunction(caller),
    answers: answerFunctions(caller),
  };
}
