// The OECD's API returns status 500 if a request has a structured Accept header but no Accept-Language header.

export const STRUCTURE_HEADERS = {
  accept: 'application/vnd.sdmx.structure+json; version=1.0; charset=utf-8',
  'accept-language': 'en',
};

export const DATA_HEADERS = {
  accept: 'application/vnd.sdmx.data+csv; labels=both; charset=utf-8',
  'accept-language': 'en',
};
