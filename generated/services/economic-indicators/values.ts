// Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.

/** development_bank: World Bank; economic_cooperation_org: OECD; eu_statistics_office: Eurostat; us_labour_statistics: US Bureau of Labor Statistics. */
export const ECONOMIC_SOURCE_VALUES = [
  'development_bank', 'economic_cooperation_org', 'eu_statistics_office', 'us_labour_statistics',
] as const;

/** What the words of ECONOMIC_SOURCE_VALUES are called. */
export const ECONOMIC_SOURCE_NAMES = {
  development_bank: [
    'World Bank', 'The World Bank', 'World Bank Group', 'WB', 'WDI', 'World Development Indicators',
    'data.worldbank.org',
  ],
  economic_cooperation_org: [
    'OECD', 'The OECD', 'OCDE', 'Organisation for Economic Co-operation and Development',
    'Organization for Economic Co-operation and Development', 'OECD Data Explorer',
  ],
  eu_statistics_office: [
    'Eurostat', 'ESTAT', 'Statistical Office of the European Union', 'European Statistical Office',
    'ec.europa.eu/eurostat',
  ],
  us_labour_statistics: [
    'BLS', 'US BLS', 'Bureau of Labor Statistics', 'Bureau of Labour Statistics', 'US Bureau of Labor Statistics',
    'U.S. Bureau of Labor Statistics', 'us_labor_statistics', 'bls.gov',
  ],
};

/** How often there is a figure. */
export const FREQUENCY_VALUES = ['annual', 'half_yearly', 'quarterly', 'monthly', 'weekly', 'daily'] as const;

/** answered; nothing_found: the search found nothing that fits; no_data: nothing in these years; not_covered: nothing for this country; unknown_indicator: another source's id; choose: the id stands for many series, see choices; failed: the source is down, spent or not ready, see message. */
export const OUTCOME_VALUES = [
  'answered', 'nothing_found', 'no_data', 'not_covered', 'unknown_indicator', 'choose', 'failed',
] as const;

/** ok; limited: it works within a small quota, or its list of indicators is still being fetched; down: it failed lately and is not asked for the moment. */
export const SOURCE_STATUS_VALUES = ['ok', 'limited', 'down'] as const;
