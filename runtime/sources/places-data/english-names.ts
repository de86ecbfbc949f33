// English names of cities whose main name in GeoNames is the local one. GeoNames lists them as alternate names without
// a language, so without this table a search for "Antwerp" could not prefer the Belgian city to a village in Ohio.
// Includes former English names that are still in use (Bombay).

import { foldWords } from '../../lib/text/fold.ts';

/** Each line contains the ISO 3166-1 code of a country, followed by the names of its cities. */
const TABLE = `
AO Kuito
AT Klagenfurt
BD Chittagong, Barisal, Dacca
BE Antwerp, Ghent, Bruges, Louvain, Ypres, Courtrai
BY Gomel, Mogilev
CH Geneva, Lucerne, Basle, Berne, Saint Gallen, Biel
CN Peking, Canton, Nanking, Tientsin, Mukden, Amoy, Chungking, Port Arthur, Soochow, Hangchow, Tsingtao
CR Puerto Limon
DE Cologne, Nuremberg, Frankfurt, Brunswick, Hanover, Constance, Hamelin
DK Elsinore, Aarhus
ES Seville, Saragossa, La Coruna, Palma de Mallorca, Las Palmas, Vitoria, Castellon, Cordova
FI Helsingfors
FR Lyons, Marseilles, Rheims, Dunkirk, Cherbourg
GB Newcastle, Londonderry, Stoke
GR Salonica, Salonika, Patras, Heraklion, Larissa
IE Galway
IN Bombay, Calcutta, Madras, Bangalore, Poona, Benares, Cawnpore, Trivandrum, Kochi, Calicut, Baroda, Pondicherry, Simla, Prayagraj, Mysuru, Mangaluru, Tuticorin
IQ Basra
IT Leghorn, Padua, Mantua, Syracuse, Trent
JP Gifu
KZ Nur-Sultan, Karaganda
MA Fez, Marrakech, Oujda
MD Kishinev
MM Rangoon, Naypyidaw, Moulmein, Pegu
MN Ulaanbaatar
MX Leon, Acapulco, Queretaro, Xalapa, Durango, Tuxtla Gutierrez, Pachuca
NL Flushing, Leyden
PA Panama City
PH Cebu, Zamboanga City
PL Cracow, Breslau, Danzig, Stettin
PT Oporto
RO Jassy
RS Nish
RU St. Petersburg, Nizhny Novgorod, Rostov-on-Don, Archangel, Grozny, Leningrad, Stalingrad
SE Gothenburg
TH Ayutthaya
TR Constantinople, Smyrna, Antioch, Trebizond, Adrianople
UA Kiev, Odessa, Lvov, Kharkov, Kryvyi Rih, Dnipropetrovsk
US New York, St. Paul
UZ Samarqand
VN Saigon
ZA Gqeberha, Mbombela
`;

/** Countries by folded city name. */
export const ENGLISH_NAMES: ReadonlyMap<string, readonly string[]> = countriesByName();

function countriesByName(): Map<string, string[]> {
  const countries = new Map<string, string[]>();
  for (const line of TABLE.trim().split('\n')) {
    const country = line.slice(0, 2);
    for (const name of line.slice(3).split(', ')) {
      const folded = foldWords(name);
      countries.set(folded, [...(countries.get(folded) ?? []), country]);
    }
  }
  return countries;
}
