// Generated from spec/ by `make generate`: do not edit.

import { type Service, sharedOperation } from '../runtime/contract/operation.ts';
import type { CurrencyConversionHandlers } from './services/currency-conversion/handlers.ts';
import type { DkRegistryHandlers } from './services/dk-registry/handlers.ts';
import type { EuBankFxHandlers } from './services/eu-bank-fx/handlers.ts';
import type { EuLawHandlers } from './services/eu-law/handlers.ts';
import type { EuResearchHandlers } from './services/eu-research/handlers.ts';
import type { HoroscopesHandlers } from './services/horoscopes/handlers.ts';
import type { NoParliamentHandlers } from './services/no-parliament/handlers.ts';
import type { NoRegistryHandlers } from './services/no-registry/handlers.ts';
import type { PlacesHandlers } from './services/places/handlers.ts';
import type { SeParliamentHandlers } from './services/se-parliament/handlers.ts';
import type { UnitConversionHandlers } from './services/unit-conversion/handlers.ts';
import type { UsHealthHandlers } from './services/us-health/handlers.ts';
import type { WorldTimeHandlers } from './services/world-time/handlers.ts';
import type { SharedHandlers } from './shared/handlers.ts';
import * as currencyConversion from './services/currency-conversion/operations.ts';
import * as dkRegistry from './services/dk-registry/operations.ts';
import * as euBankFx from './services/eu-bank-fx/operations.ts';
import * as euLaw from './services/eu-law/operations.ts';
import * as euResearch from './services/eu-research/operations.ts';
import * as horoscopes from './services/horoscopes/operations.ts';
import * as noParliament from './services/no-parliament/operations.ts';
import * as noRegistry from './services/no-registry/operations.ts';
import * as places from './services/places/operations.ts';
import * as seParliament from './services/se-parliament/operations.ts';
import * as unitConversion from './services/unit-conversion/operations.ts';
import * as usHealth from './services/us-health/operations.ts';
import * as worldTime from './services/world-time/operations.ts';
import * as shared from './shared/operations.ts';

/** Tool services, by slug. The tools that every service gets come last in each. */
export const services: readonly Service[] = [
  {
    slug: 'currency-conversion',
    title: 'Currency conversion',
    summary: "Amounts converted between some 30 currencies at the European Central Bank's daily reference rates, today's or of any day since 1999.",
    lifecycle: 'maintained',
    upstreams: ['ecb-fx'],
    operations: [
      currencyConversion.convertCurrency,
      currencyConversion.getExchangeRates,
      currencyConversion.listCurrencies,
      sharedOperation(shared.reportFeedback, 'currency-conversion'),
    ],
  },
  {
    slug: 'dk-registry',
    title: 'Danish business register',
    summary: 'Danish companies from the Central Business Register (CVR) by number, by name, or by one of their production units.',
    lifecycle: 'maintained',
    upstreams: ['cvr', 'cvr-virk'],
    operations: [
      dkRegistry.lookupDkregistryCompany,
      dkRegistry.searchDkregistryCompany,
      dkRegistry.lookupDkregistryProductionUnit,
      sharedOperation(shared.reportFeedback, 'dk-registry'),
    ],
  },
  {
    slug: 'eu-bank-fx',
    title: 'Euro reference exchange rates',
    summary: 'Daily euro foreign exchange reference rates of the European Central Bank, with cross rates between all its currencies.',
    lifecycle: 'maintained',
    upstreams: ['ecb-fx'],
    operations: [
      euBankFx.getRate,
      euBankFx.getRates,
      euBankFx.getHistory,
      sharedOperation(shared.reportFeedback, 'eu-bank-fx'),
    ],
  },
  {
    slug: 'eu-law',
    title: 'EU legislation',
    summary: 'Regulations, directives and decisions of the European Union by title, number, date and EuroVoc subject, with links to their texts.',
    lifecycle: 'maintained',
    upstreams: ['cellar'],
    operations: [
      euLaw.searchLegislation,
      euLaw.getDocument,
      euLaw.getRecent,
      euLaw.searchBySubject,
      sharedOperation(shared.reportFeedback, 'eu-law'),
    ],
  },
  {
    slug: 'eu-research',
    title: 'EU research projects',
    summary: 'Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Data of CORDIS.',
    lifecycle: 'maintained',
    upstreams: ['cordis'],
    operations: [
      euResearch.searchProjects,
      euResearch.getProject,
      euResearch.searchByProgramme,
      euResearch.getRecentProjects,
      sharedOperation(shared.reportFeedback, 'eu-research'),
    ],
  },
  {
    slug: 'horoscopes',
    title: 'Horoscopes',
    summary: 'Zodiac signs, daily readings and compatibility, from built-in tables, for entertainment.',
    lifecycle: 'maintained',
    upstreams: [],
    operations: [
      horoscopes.listZodiacSigns,
      horoscopes.getZodiacSign,
      horoscopes.getDailyHoroscope,
      horoscopes.getZodiacSignByBirthday,
      horoscopes.checkZodiacCompatibility,
      horoscopes.listAstrologicalElements,
      sharedOperation(shared.reportFeedback, 'horoscopes'),
    ],
  },
  {
    slug: 'no-parliament',
    title: 'Norwegian parliament',
    summary: 'The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, ballots and topics. Names and titles are in Norwegian.',
    lifecycle: 'flagship',
    upstreams: ['stortinget'],
    operations: [
      noParliament.listSessions,
      noParliament.getCurrentRepresentatives,
      noParliament.getRepresentatives,
      noParliament.listParties,
      noParliament.listCommittees,
      noParliament.getCases,
      noParliament.getCase,
      noParliament.getVotes,
      noParliament.listTopics,
      sharedOperation(shared.reportFeedback, 'no-parliament'),
    ],
  },
  {
    slug: 'no-registry',
    title: 'Norwegian business registry',
    summary: 'Norwegian companies, organisations and their branches from the Brønnøysund registers, with roles, branches and tracked changes.',
    lifecycle: 'maintained',
    upstreams: ['brreg'],
    operations: [
      noRegistry.lookupRegistryCompany,
      noRegistry.searchRegistryCompanies,
      noRegistry.getRegistryCompanyRoles,
      noRegistry.getRegistrySubsidiaries,
      noRegistry.getRegistryRecentChanges,
      sharedOperation(shared.reportFeedback, 'no-registry'),
    ],
  },
  {
    slug: 'places',
    title: 'Places',
    summary: 'Cities of the world with coordinates, population and time zone; countries; time zones. Data of GeoNames, CC BY 4.0.',
    lifecycle: 'maintained',
    upstreams: ['places-data'],
    operations: [
      places.searchCities,
      places.getCity,
      places.getCountries,
      places.getCountry,
      places.searchTimezones,
      places.getTimezone,
      sharedOperation(shared.reportFeedback, 'places'),
    ],
  },
  {
    slug: 'se-parliament',
    title: 'Swedish parliament',
    summary: "The Swedish parliament (Riksdag): documents, members and every member's votes. Texts are in Swedish.",
    lifecycle: 'maintained',
    upstreams: ['riksdagen'],
    operations: [
      seParliament.searchDocuments,
      seParliament.getDocument,
      seParliament.listVotes,
      seParliament.getVoteDetail,
      seParliament.searchMembers,
      seParliament.getMember,
      sharedOperation(shared.reportFeedback, 'se-parliament'),
    ],
  },
  {
    slug: 'unit-conversion',
    title: 'Unit conversion',
    summary: 'Exact conversion between some 300 units of length, mass, volume, area, speed, time, temperature, data, energy and pressure.',
    lifecycle: 'maintained',
    upstreams: [],
    operations: [
      unitConversion.convertUnits,
      unitConversion.listUnitCategories,
      unitConversion.listUnitsInCategory,
      sharedOperation(shared.reportFeedback, 'unit-conversion'),
    ],
  },
  {
    slug: 'us-health',
    title: 'US hospitals and health care providers',
    summary: 'US hospitals with star ratings, quality measures and Medicare spending, and the national registry of physicians, nurses and health care organizations.',
    lifecycle: 'maintained',
    upstreams: ['cms', 'nppes'],
    operations: [
      usHealth.searchHospitals,
      usHealth.getHospitalQuality,
      usHealth.searchProviders,
      usHealth.getSpending,
      sharedOperation(shared.reportFeedback, 'us-health'),
    ],
  },
  {
    slug: 'world-time',
    title: 'World time',
    summary: 'Current time, conversions and daylight saving rules for every time zone of the IANA database.',
    lifecycle: 'maintained',
    upstreams: [],
    operations: [
      worldTime.getCurrentTime,
      worldTime.convertTime,
      worldTime.getTimezoneInfo,
      worldTime.listTimezones,
      sharedOperation(shared.reportFeedback, 'world-time'),
    ],
  },
];

/** Areas of `/api`. */
export const areas: readonly Service[] = [];

/** What must be implemented: one adapter a service or area, one method an operation. */
export interface Adapters {
  'currency-conversion': CurrencyConversionHandlers;
  'dk-registry': DkRegistryHandlers;
  'eu-bank-fx': EuBankFxHandlers;
  'eu-law': EuLawHandlers;
  'eu-research': EuResearchHandlers;
  horoscopes: HoroscopesHandlers;
  'no-parliament': NoParliamentHandlers;
  'no-registry': NoRegistryHandlers;
  places: PlacesHandlers;
  'se-parliament': SeParliamentHandlers;
  'unit-conversion': UnitConversionHandlers;
  'us-health': UsHealthHandlers;
  'world-time': WorldTimeHandlers;
  shared: SharedHandlers;
}
