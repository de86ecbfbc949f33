// What the OECD's API wants to be told: without Accept-Language a structured Accept is answered with 500.

/** Headers that structures are asked with. */
export const STRUCTURE_HEADERS = {
  accept: 'application/vnd.sdmx.structure+json; version=1.0; charset=utf-8',
  'accept-language': 'en',
};

/** Headers that figures are asked with. */
export const DATA_HEADERS = {
  accept: 'application/vnd.sdmx.data+csv; labels=both; charset=utf-8',
  'accept-language': 'en',
};
