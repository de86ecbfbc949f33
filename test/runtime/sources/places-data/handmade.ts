import type { PlaceRow } from '../../../../codegen/embedded/geonames.ts';
import { asciiOf } from '../../../../runtime/sources/places-data/ascii.ts';

let nextId = 100;

function place(country: string, name: string, population: number, more: Partial<PlaceRow> = {}): PlaceRow {
  nextId += 7;
  return {
    geonameid: nextId,
    name,
    asciiName: asciiOf(name),
    alternateNames: [],
    latitude: 4_700_001,
    longitude: -800_003,
    feature: 'PPL',
    country,
    admin1: '09',
    population,
    elevation: 12,
    zone: 'Europe/Oslo',
    ...more,
  };
}

/** Ordered by country and id, like the rows that the build writes. */
export const handmadePlaces: readonly PlaceRow[] = [
  place('AT', 'Vienna', 1_691_468, { alternateNames: ['Wien', 'Beč', 'Вена', '維也納'], zone: 'Europe/Vienna' }),
  place('AT', 'Wiener Neustadt', 44_820, { zone: 'Europe/Vienna' }),
  place('AT', 'Würmla', 0, { asciiName: 'Wuermla', zone: 'Europe/Vienna' }),
  place('CA', 'Lac-des-Aigles', 629, { feature: '', admin1: '', latitude: 4_799_038, longitude: -6_867_777 }),
  place('DE', 'Osloß', 0, { asciiName: 'Osloss', elevation: -9999, zone: 'Europe/Berlin' }),
  place('DE', 'Wienhausen', 4_278, { zone: 'Europe/Berlin' }),
  place('NO', 'Oslo', 580_000, {
    alternateNames: ['Christiania', 'Kristiania', 'Осло'],
    geonameid: 3_143_244,
    feature: 'PPLC',
  }),
  place('NO', 'Tromsø', 64_448, { asciiName: 'Tromso', geonameid: 3_200_000 }),
  place('PS', 'Jericho', 19_783, { elevation: -258, latitude: 3_186_667, longitude: 3_544_444 }),
  place('US', 'New York City', 8_804_190, {
    alternateNames: ['Big Apple', 'New Amsterdam', 'NYC'],
    zone: 'America/New_York',
  }),
  place('US', 'York', 43_992, { zone: 'America/New_York' }),
  place('US', 'York, Town of', 900, { zone: 'America/New_York' }),
  place('US', 'Yorktown Heights', 1_781, { zone: 'America/New_York' }),
  place('US', 'St. John’s', 7_865, { zone: 'America/New_York' }),
];
