// Generated from spec/api/opendata.yaml by `make generate`: do not edit.

/** us: catalog.data.gov; uk: data.gov.uk; ca: open.canada.ca. */
export const PORTAL_NAME_VALUES = ['us', 'uk', 'ca'] as const;
