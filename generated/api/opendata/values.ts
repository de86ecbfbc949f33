// Generated from spec/api/opendata/service.yaml by `make generate`: do not edit.

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export const PORTAL_NAME_VALUES = ['us', 'uk', 'ca'] as const;

/** What the words of PORTAL_NAME_VALUES are called. */
export const PORTAL_NAME_NAMES = {
  us: ['data.gov', 'catalog.data.gov', 'USA', 'United States'],
  uk: ['data.gov.uk', 'GB', 'United Kingdom'],
  ca: ['open.canada.ca', 'Canada'],
};
