// Without Accept-Language, the OECD's API answers a structured Accept header with status 500.

export const STRUCTURE_HEADERS = {
  accept: 'application/vnd.sdmx.structure+json; version=1.0; charset=utf-8',
  'accept-language': 'en',
};

export const DATA_HEADERS = {
  accept: 'application/vnd.sdmx.data+csv; labels=both; charset=utf-8',
  'accept-language': 'en',
};
