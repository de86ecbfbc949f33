// Generated from spec/ by `make generate`: do not edit.

import { type Service, sharedOperation } from '../runtime/contract/operation.ts';
import * as apiAirQuality from './api/air-quality/operations.ts';
import * as apiOpendata from './api/opendata/operations.ts';
import * as apiPreprints from './api/preprints/operations.ts';
import * as crisisIntelligence from './services/crisis-intelligence/operations.ts';
import * as currencyConversion from './services/currency-conversion/operations.ts';
import * as dkRegistry from './services/dk-registry/operations.ts';
import * as economicIndicators from './services/economic-indicators/operations.ts';
import * as euBankFx from './services/eu-bank-fx/operations.ts';
import * as euBankStats from './services/eu-bank-stats/operations.ts';
import * as euLaw from './services/eu-law/operations.ts';
import * as euResearch from './services/eu-research/operations.ts';
import * as flights from './services/flights/operations.ts';
import * as foodAgri from './services/food-agri/operations.ts';
import * as horoscopes from './services/horoscopes/operations.ts';
import * as maritime from './services/maritime/operations.ts';
import * as migration from './services/migration/operations.ts';
import * as noParliament from './services/no-parliament/operations.ts';
import * as noRegistry from './services/no-registry/operations.ts';
import * as places from './services/places/operations.ts';
import * as scholarly from './services/scholarly/operations.ts';
import * as seParliament from './services/se-parliament/operations.ts';
import * as seStatistics from './services/se-statistics/operations.ts';
import * as spaceWeather from './services/space-weather/operations.ts';
import * as sports from './services/sports/operations.ts';
import * as trials from './services/trials/operations.ts';
import * as unitConversion from './services/unit-conversion/operations.ts';
import * as usHealth from './services/us-health/operations.ts';
import * as webhooks from './services/webhooks/operations.ts';
import * as worldTime from './services/world-time/operations.ts';
import * as shared from './shared/operations.ts';

/** Tool services by slug. Shared tools come last in each service. */
export const services: readonly Service[] = [
  {
    slug: 'crisis-intelligence',
    title: 'Disasters, warnings and crisis news',
    summary: 'Disasters worldwide, earthquakes, weather and flood warnings for the USA and the Nordic countries, and news about them, from eight sources combined.',
    lacks: ['weather forecasts', 'evacuation advice', 'crime reports'],
    lifecycle: 'maintained',
    quality: { level: 'bronze', next: 'silver', missing: ['usgs-earthquakes: the license has no URL'] },
    subject: 'earth',
    sources: [
      'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings', 'gdelt',
    ],
    operations: [
      crisisIntelligence.searchCrises,
      crisisIntelligence.getActiveCrises,
      crisisIntelligence.listCrisisSources,
      sharedOperation(shared.reportFeedback, 'crisis-intelligence'),
    ],
  },
  {
    slug: 'currency-conversion',
    title: 'Currency conversion',
    summary: 'Converts amounts of money between about 30 currencies and returns full tables of exchange rates, for today or any day since 1999. For the latest rate of one pair without an amount, or its history, use eu-bank-fx.',
    lacks: ['cryptocurrencies', 'exchange rate forecasts', 'bank fees'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'money',
    sources: ['ecb-fx'],
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
    summary: 'Danish companies from the Central Business Register (CVR), by number, by name or by production unit.',
    lacks: ['share prices', 'job openings'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['search_dkregistry_company, lookup_dkregistry_production_unit: tested only with synthetic responses'],
    },
    subject: 'companies',
    sources: ['cvr', 'cvr-virk'],
    operations: [
      dkRegistry.lookupDkregistryCompany,
      dkRegistry.searchDkregistryCompany,
      dkRegistry.lookupDkregistryProductionUnit,
      sharedOperation(shared.reportFeedback, 'dk-registry'),
    ],
  },
  {
    slug: 'economic-indicators',
    title: 'Economic indicators',
    summary: 'Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US Bureau of Labor Statistics: search across all four, and figures as time series.',
    lacks: ['share prices', 'figures of individual companies'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['search_economic_indicators, list_economic_sources: tested only with synthetic responses'],
    },
    subject: 'money',
    sources: ['world-bank', 'oecd', 'eurostat', 'bls'],
    operations: [
      economicIndicators.searchEconomicIndicators,
      economicIndicators.getEconomicData,
      economicIndicators.listEconomicSources,
      sharedOperation(shared.reportFeedback, 'economic-indicators'),
    ],
  },
  {
    slug: 'eu-bank-fx',
    title: 'Euro reference exchange rates',
    summary: "The European Central Bank's latest reference rates for a pair of currencies, or for one currency against all others, and their history over up to 90 days. For amounts of money and earlier days, use currency-conversion.",
    lacks: ['cryptocurrencies', 'exchange rate forecasts'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'money',
    sources: ['ecb-fx'],
    operations: [
      euBankFx.getRate,
      euBankFx.getRates,
      euBankFx.getHistory,
      sharedOperation(shared.reportFeedback, 'eu-bank-fx'),
    ],
  },
  {
    slug: 'eu-bank-stats',
    title: 'European Central Bank statistics',
    summary: 'European Central Bank statistics on the euro area: money, banks, interest and exchange rates, prices, balance of payments, as time series selected by SDMX keys.',
    lacks: ['mortgage offers', 'account balances'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['search_datasets, list_datasets, get_data, compare_series: tested only with synthetic responses'],
    },
    subject: 'money',
    sources: ['ecb-sdmx'],
    operations: [
      euBankStats.searchDatasets,
      euBankStats.listDatasets,
      euBankStats.getDatasetStructure,
      euBankStats.getData,
      euBankStats.compareSeries,
      sharedOperation(shared.reportFeedback, 'eu-bank-stats'),
    ],
  },
  {
    slug: 'eu-law',
    title: 'EU legislation',
    summary: 'European Union regulations, directives and decisions by title, number, date and EuroVoc subject, with links to the full texts.',
    lacks: ['court judgments', 'national laws', 'legal advice'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: [
        'search_legislation, get_document, get_recent, search_by_subject: tested only with synthetic responses',
      ],
    },
    subject: 'politics',
    sources: ['cellar'],
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
    summary: 'Research projects funded by the European Union since FP5 (1998), with funding, partners and dates. Source: CORDIS.',
    lacks: ['calls for proposals', 'application deadlines'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['search_projects, search_by_programme, get_recent_projects: tested only with synthetic responses'],
    },
    subject: 'research',
    sources: ['cordis'],
    operations: [
      euResearch.searchProjects,
      euResearch.getProject,
      euResearch.searchByProgramme,
      euResearch.getRecentProjects,
      sharedOperation(shared.reportFeedback, 'eu-research'),
    ],
  },
  {
    slug: 'flights',
    title: 'Flights and award seats',
    summary: 'Flight offers with prices, award seats for points, and SAS award seats from Oslo to North America.',
    lacks: ['flight delays', 'flight status', 'hotel rooms'],
    lifecycle: 'maintained',
    quality: { level: 'bronze', next: 'silver', missing: ['airline-awards: the license has no URL'] },
    subject: 'travel',
    sources: ['duffel', 'seats-aero', 'airline-awards'],
    operations: [
      flights.searchFlights,
      flights.searchAwardFlights,
      flights.listFlightSources,
      flights.airlineAwardsSearch,
      flights.airlineAwardsListDestinations,
      flights.airlineAwardsGetConfig,
      sharedOperation(shared.reportFeedback, 'flights'),
    ],
  },
  {
    slug: 'food-agri',
    title: 'Food and agriculture statistics',
    summary: 'Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade, prices, food balances, food security, land, inputs, emissions.',
    lacks: ['recipes', 'supermarket prices'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: [
        'get_domain_dimensions, get_dimension_codes, get_data, compare_countries: tested only with synthetic responses',
      ],
    },
    subject: 'money',
    sources: ['faostat'],
    operations: [
      foodAgri.searchDatasets,
      foodAgri.listDatasets,
      foodAgri.getDomainDimensions,
      foodAgri.getDimensionCodes,
      foodAgri.getData,
      foodAgri.compareCountries,
      sharedOperation(shared.reportFeedback, 'food-agri'),
    ],
  },
  {
    slug: 'horoscopes',
    title: 'Horoscopes',
    summary: 'Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for entertainment.',
    lacks: ['tarot', 'birth charts', 'numerology'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'people',
    sources: [],
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
    slug: 'maritime',
    title: 'Vessels at sea',
    summary: 'Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area. Every result states the coverage of its sources.',
    lacks: ['ferry tickets', 'cruise prices', 'sailing schedules'],
    lifecycle: 'maintained',
    quality: { level: 'bronze', next: 'silver', missing: ['aisstream: the license has no URL'] },
    subject: 'travel',
    sources: ['digitraffic-ais', 'barentswatch-ais', 'aisstream'],
    operations: [
      maritime.getVessel,
      maritime.vesselsInArea,
      maritime.getVesselTrack,
      maritime.searchVessel,
      sharedOperation(shared.reportFeedback, 'maritime'),
    ],
  },
  {
    slug: 'migration',
    title: 'Displacement statistics',
    summary: 'Refugees, asylum seekers, internally displaced and stateless people by year, country of origin and country of asylum, from UNHCR.',
    lacks: ['visas', 'residence permits'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'people',
    sources: ['unhcr'],
    operations: [
      migration.getPopulation,
      migration.getDemographics,
      migration.getSolutions,
      migration.listCountries,
      sharedOperation(shared.reportFeedback, 'migration', ['GET', 'POST']),
    ],
  },
  {
    slug: 'no-parliament',
    title: 'Norwegian parliament',
    summary: 'The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, votes and topics. Names and titles are in Norwegian.',
    lacks: ['election results', 'opinion polls'],
    lifecycle: 'flagship',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['get_current_representatives: tested only with synthetic responses'],
    },
    subject: 'politics',
    sources: ['stortinget'],
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
    summary: 'Norwegian companies, organizations and their branches from the Brønnøysund registers, with roles, branches and tracked changes.',
    lacks: ['share prices', 'job openings'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['get_registry_recent_changes: tested only with synthetic responses'],
    },
    subject: 'companies',
    sources: ['brreg'],
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
    summary: 'Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a country. For the current time in a place, use world-time. Data: GeoNames, CC BY 4.0.',
    lacks: ['street addresses', 'postal codes', 'distances between cities', 'hotels'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'travel',
    sources: ['places-data', 'tzdb'],
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
    slug: 'scholarly',
    title: 'Scholarly works',
    summary: 'Research papers in all fields with authors, abstracts and citations, and researchers with their institutions and h-index, from OpenAlex.',
    lacks: ['full texts of papers', 'plagiarism checks'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['search_papers, list_citations: tested only with synthetic responses'],
    },
    subject: 'research',
    sources: ['openalex'],
    operations: [
      scholarly.searchPapers,
      scholarly.getPaper,
      scholarly.getAuthorProfile,
      scholarly.listCitations,
      scholarly.searchAuthors,
      sharedOperation(shared.reportFeedback, 'scholarly'),
    ],
  },
  {
    slug: 'se-parliament',
    title: 'Swedish parliament',
    summary: "The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and text are in Swedish.",
    lacks: ['election results', 'opinion polls'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'politics',
    sources: ['riksdagen'],
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
    slug: 'se-statistics',
    title: 'Statistics Sweden',
    summary: 'Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden (SCB) database, by path or by search.',
    lacks: ['data on individuals'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['list_subjects, get_data: tested only with synthetic responses'],
    },
    subject: 'money',
    sources: ['scb'],
    operations: [
      seStatistics.listSubjects,
      seStatistics.browseSubject,
      seStatistics.getTableMetadata,
      seStatistics.getData,
      sharedOperation(shared.reportFeedback, 'se-statistics'),
    ],
  },
  {
    slug: 'space-weather',
    title: 'Space weather',
    summary: 'Solar flares, geomagnetic storms with their Kp index, and the current position of the International Space Station.',
    lacks: ['aurora forecasts', 'rocket launches', 'sunrise times'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'earth',
    sources: ['donki', 'iss'],
    operations: [
      spaceWeather.getSolarFlares,
      spaceWeather.getGeomagneticStorms,
      spaceWeather.getIssPosition,
      sharedOperation(shared.reportFeedback, 'space-weather'),
    ],
  },
  {
    slug: 'sports',
    title: 'Sports',
    summary: 'Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced TheSportsDB.',
    lacks: ['betting odds', 'match tickets'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'people',
    sources: ['thesportsdb'],
    operations: [
      sports.searchTeams,
      sports.getTeam,
      sports.searchPlayers,
      sports.getLeagueTable,
      sports.getEventsByDate,
      sports.getLastEvents,
      sports.getNextEvents,
      sharedOperation(shared.reportFeedback, 'sports'),
    ],
  },
  {
    slug: 'trials',
    title: 'Clinical trials',
    summary: 'Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor, phase and status; complete records by NCT number.',
    lacks: ['drug prices', 'medical advice'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'health',
    sources: ['clinicaltrials'],
    operations: [
      trials.searchTrials,
      trials.getTrial,
      trials.getTrialsByCondition,
      trials.getTrialsBySponsor,
      sharedOperation(shared.reportFeedback, 'trials'),
    ],
  },
  {
    slug: 'unit-conversion',
    title: 'Unit conversion',
    summary: 'Exact conversion between about 300 units of length, mass, volume, area, speed, time, temperature, data, energy and pressure.',
    lacks: ['shoe sizes', 'clothing sizes'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'tools',
    sources: [],
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
    lacks: [
      'drug spending', 'drug prices', 'prices of treatments', 'insurance plans', 'nursing homes', 'appointments',
    ],
    lifecycle: 'maintained',
    quality: { level: 'silver', next: 'gold', missing: ['get_spending: tested only with synthetic responses'] },
    subject: 'health',
    sources: ['cms', 'nppes'],
    operations: [
      usHealth.searchHospitals,
      usHealth.getHospitalQuality,
      usHealth.searchProviders,
      usHealth.getSpending,
      sharedOperation(shared.reportFeedback, 'us-health'),
    ],
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    summary: 'Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes.',
    lacks: ['email notifications', 'text messages'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'tools',
    sources: [],
    operations: [
      webhooks.subscribe,
      webhooks.unsubscribe,
      webhooks.listSubscriptions,
      webhooks.resetSubscription,
      webhooks.listDeliveries,
      webhooks.getWebhookMetrics,
      sharedOperation(shared.reportFeedback, 'webhooks', ['GET', 'POST']),
    ],
  },
  {
    slug: 'world-time',
    title: 'World time',
    summary: 'The current time in any IANA time zone, conversion of a time of day between zones, and dates of clock changes. For the zone of a city or country, use places.',
    lacks: ['sunrise times', 'public holidays', 'alarms'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'travel',
    sources: ['tzdb'],
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
export const areas: readonly Service[] = [
  {
    slug: 'api/air-quality',
    title: 'Air quality',
    summary: 'Air quality anywhere, now and over the last 72 hours: European and US indices, particles, nitrogen dioxide, ozone and more.',
    lacks: ['pollen counts', 'air quality forecasts'],
    lifecycle: 'maintained',
    quality: {
      level: 'silver',
      next: 'gold',
      missing: ['current, city, history: tested only with synthetic responses'],
    },
    subject: 'earth',
    sources: ['air-quality'],
    operations: [apiAirQuality.current, apiAirQuality.city, apiAirQuality.history],
  },
  {
    slug: 'api/opendata',
    title: 'Open-data portals',
    summary: 'Datasets and publishers on the open-data portals of the United States, the United Kingdom and Canada, in a common format.',
    lacks: ['portals of other countries'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'research',
    sources: ['data-gov', 'data-gov-uk', 'open-canada'],
    operations: [apiOpendata.search, apiOpendata.dataset, apiOpendata.organizations, apiOpendata.organization],
  },
  {
    slug: 'api/preprints',
    title: 'Preprints',
    summary: 'Preprints on arXiv by search words, author, category or date, with abstracts.',
    lacks: ['journal articles'],
    lifecycle: 'maintained',
    quality: { level: 'gold', missing: [] },
    subject: 'research',
    sources: ['arxiv'],
    operations: [
      apiPreprints.search,
      apiPreprints.paper,
      apiPreprints.author,
      apiPreprints.recent,
      apiPreprints.categories,
    ],
  },
];

/**
 * The adapters to implement: one per service or area, one method per operation, with the sources that it may query.
 */
export interface Adapters {
  'crisis-intelligence': { handlers: crisisIntelligence.CrisisIntelligenceHandlers; sources: 'gdacs' | 'usgs-earthquakes' | 'nws-alerts' | 'nve-flood' | 'smhi-warnings' | 'dmi-warnings' | 'fmi-warnings' | 'gdelt' };
  'currency-conversion': { handlers: currencyConversion.CurrencyConversionHandlers; sources: 'ecb-fx' };
  'dk-registry': { handlers: dkRegistry.DkRegistryHandlers; sources: 'cvr' | 'cvr-virk' };
  'economic-indicators': { handlers: economicIndicators.EconomicIndicatorsHandlers; sources: 'world-bank' | 'oecd' | 'eurostat' | 'bls' };
  'eu-bank-fx': { handlers: euBankFx.EuBankFxHandlers; sources: 'ecb-fx' };
  'eu-bank-stats': { handlers: euBankStats.EuBankStatsHandlers; sources: 'ecb-sdmx' };
  'eu-law': { handlers: euLaw.EuLawHandlers; sources: 'cellar' };
  'eu-research': { handlers: euResearch.EuResearchHandlers; sources: 'cordis' };
  flights: { handlers: flights.FlightsHandlers; sources: 'duffel' | 'seats-aero' | 'airline-awards' };
  'food-agri': { handlers: foodAgri.FoodAgriHandlers; sources: 'faostat' };
  horoscopes: { handlers: horoscopes.HoroscopesHandlers; sources: never };
  maritime: { handlers: maritime.MaritimeHandlers; sources: 'digitraffic-ais' | 'barentswatch-ais' | 'aisstream' };
  migration: { handlers: migration.MigrationHandlers; sources: 'unhcr' };
  'no-parliament': { handlers: noParliament.NoParliamentHandlers; sources: 'stortinget' };
  'no-registry': { handlers: noRegistry.NoRegistryHandlers; sources: 'brreg' };
  places: { handlers: places.PlacesHandlers; sources: 'places-data' | 'tzdb' };
  scholarly: { handlers: scholarly.ScholarlyHandlers; sources: 'openalex' };
  'se-parliament': { handlers: seParliament.SeParliamentHandlers; sources: 'riksdagen' };
  'se-statistics': { handlers: seStatistics.SeStatisticsHandlers; sources: 'scb' };
  'space-weather': { handlers: spaceWeather.SpaceWeatherHandlers; sources: 'donki' | 'iss' };
  sports: { handlers: sports.SportsHandlers; sources: 'thesportsdb' };
  trials: { handlers: trials.TrialsHandlers; sources: 'clinicaltrials' };
  'unit-conversion': { handlers: unitConversion.UnitConversionHandlers; sources: never };
  'us-health': { handlers: usHealth.UsHealthHandlers; sources: 'cms' | 'nppes' };
  webhooks: { handlers: webhooks.WebhooksHandlers; sources: never };
  'world-time': { handlers: worldTime.WorldTimeHandlers; sources: 'tzdb' };
  'api/air-quality': { handlers: apiAirQuality.ApiAirQualityHandlers; sources: 'air-quality' };
  'api/opendata': { handlers: apiOpendata.ApiOpendataHandlers; sources: 'data-gov' | 'data-gov-uk' | 'open-canada' };
  'api/preprints': { handlers: apiPreprints.ApiPreprintsHandlers; sources: 'arxiv' };
  shared: { handlers: shared.SharedHandlers; sources: never };
}
