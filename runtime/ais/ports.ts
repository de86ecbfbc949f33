// The world's larger ports by name, each with a box of water around it: no AIS source takes the name of a port. Positions are those
// of the harbour, to a few hundred metres where it is one basin and to some kilometres where it stretches along a river.

import { foldWords } from '../language/fold.ts';
import { nearestFew } from '../language/nearest.ts';

/** Degrees; `west` is east of `east` where the box crosses the 180th meridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A port by its name, with the water around it. */
export interface Port {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly box: Box;
}

/** Half of a box's height in degrees (some 11 km) where the table says nothing else. */
const HALF_HEIGHT = 0.1;

/** `name/other names,country,latitude,longitude[,half height]`, by region. */
const PORTS = `
Helsinki/Helsingfors,FI,60.155,24.955
Turku/Abo,FI,60.435,22.22
Kotka/HaminaKotka,FI,60.44,26.95
Hamina,FI,60.525,27.165
Hanko/Hango,FI,59.82,22.97
Naantali,FI,60.465,22.02
Rauma,FI,61.13,21.46
Pori,FI,61.59,21.47
Vaasa,FI,63.09,21.55
Kokkola,FI,63.865,23.03
Oulu,FI,65.005,25.41
Kemi,FI,65.68,24.52
Mariehamn,FI,60.09,19.93
Porvoo/Skoldvik/Kilpilahti,FI,60.3,25.55
Stockholm,SE,59.33,18.11
Gothenburg/Goteborg,SE,57.69,11.85
Malmo,SE,55.62,12.99
Helsingborg,SE,56.04,12.69
Trelleborg,SE,55.365,13.16
Karlshamn,SE,56.16,14.86
Norrkoping,SE,58.61,16.24
Gavle,SE,60.69,17.22
Lulea,SE,65.57,22.2
Nynashamn,SE,58.905,17.955
Visby,SE,57.635,18.28
Brofjorden/Lysekil,SE,58.35,11.42
Oslo,NO,59.895,10.735
Bergen,NO,60.4,5.31
Stavanger,NO,58.975,5.73
Trondheim,NO,63.44,10.4
Tromso,NO,69.65,18.965
Narvik,NO,68.43,17.41
Bodo,NO,67.285,14.38
Kristiansand,NO,58.14,7.99
Alesund,NO,62.47,6.16
Hammerfest,NO,70.665,23.68
Kirkenes,NO,69.73,30.05
Mongstad,NO,60.81,5.03
Karsto,NO,59.275,5.53
Larvik,NO,59.04,10.04
Longyearbyen,NO,78.23,15.6
Copenhagen/Kobenhavn,DK,55.705,12.61
Aarhus,DK,56.155,10.235
Fredericia,DK,55.56,9.76
Esbjerg,DK,55.465,8.43
Aalborg,DK,57.055,9.93
Frederikshavn,DK,57.435,10.545
Skagen,DK,57.72,10.595
Torshavn,FO,62.007,-6.765
Reykjavik,IS,64.155,-21.9
Tallinn/Muuga,EE,59.46,24.8
Riga,LV,57.03,24.07
Ventspils,LV,57.4,21.54
Liepaja,LV,56.52,20.99
Klaipeda,LT,55.7,21.12
Gdansk/Danzig,PL,54.395,18.68
Gdynia,PL,54.535,18.54
Szczecin/Stettin,PL,53.45,14.6
Swinoujscie,PL,53.91,14.27
Saint Petersburg/St Petersburg/Sankt-Peterburg,RU,59.885,30.2
Ust-Luga,RU,59.68,28.4
Primorsk,RU,60.34,28.7
Kaliningrad,RU,54.7,20.45
Murmansk,RU,68.98,33.06
Arkhangelsk,RU,64.55,40.5
Novorossiysk,RU,44.72,37.81
Vladivostok,RU,43.1,131.9
Nakhodka/Vostochny,RU,42.76,132.98
Hamburg,DE,53.54,9.94
Bremerhaven,DE,53.57,8.54
Wilhelmshaven,DE,53.58,8.15
Rostock,DE,54.15,12.1
Kiel,DE,54.35,10.16
Lubeck/Travemunde,DE,53.94,10.86
Brunsbuttel,DE,53.89,9.14
Rotterdam/Europoort/Maasvlakte,NL,51.95,4.12,0.12
Amsterdam/IJmuiden,NL,52.43,4.75
Vlissingen/Flushing,NL,51.45,3.65
Antwerp/Antwerpen/Anvers,BE,51.29,4.32
Zeebrugge,BE,51.34,3.2
Ghent/Gent,BE,51.13,3.76
Le Havre,FR,49.475,0.12
Dunkirk/Dunkerque,FR,51.03,2.28
Calais,FR,50.97,1.86
Rouen,FR,49.43,1.02
Brest,FR,48.37,-4.47
Saint-Nazaire/Nantes,FR,47.28,-2.17
La Rochelle,FR,46.155,-1.22
Bordeaux,FR,45.0,-0.53
Marseille/Fos/Marseille-Fos,FR,43.35,5.15,0.15
Toulon,FR,43.1,5.92
London/Tilbury/London Gateway,GB,51.48,0.42
Felixstowe/Harwich,GB,51.95,1.31
Southampton,GB,50.89,-1.4
Dover,GB,51.12,1.33
Portsmouth,GB,50.81,-1.1
Liverpool,GB,53.44,-3.02
Immingham/Grimsby,GB,53.63,-0.18
Hull,GB,53.74,-0.28
Teesport/Tees,GB,54.63,-1.17
Bristol/Avonmouth,GB,51.5,-2.71
Milford Haven,GB,51.7,-5.05
Aberdeen,GB,57.14,-2.07
Belfast,GB,54.62,-5.9
Sullom Voe,GB,60.46,-1.29
Gibraltar,GI,36.14,-5.37
Dublin,IE,53.345,-6.19
Cork/Ringaskiddy,IE,51.83,-8.3
Lisbon/Lisboa,PT,38.69,-9.15
Sines,PT,37.94,-8.87
Leixoes/Porto,PT,41.185,-8.705
Algeciras,ES,36.13,-5.43
Valencia,ES,39.44,-0.31
Barcelona,ES,41.35,2.16
Bilbao,ES,43.36,-3.07
Cartagena Spain,ES,37.59,-0.98
Tarragona,ES,41.1,1.23
Malaga,ES,36.71,-4.41
Palma/Palma de Mallorca,ES,39.55,2.63
Las Palmas,ES,28.14,-15.41
Santa Cruz de Tenerife,ES,28.47,-16.24
Genoa/Genova,IT,44.4,8.9
La Spezia,IT,44.1,9.85
Livorno/Leghorn,IT,43.56,10.29
Civitavecchia,IT,42.1,11.78
Naples/Napoli,IT,40.84,14.28
Gioia Tauro,IT,38.45,15.9
Taranto,IT,40.48,17.2
Augusta,IT,37.2,15.22
Ravenna,IT,44.48,12.29
Venice/Venezia,IT,45.44,12.29
Trieste,IT,45.63,13.75
Cagliari,IT,39.2,9.1
Koper,SI,45.55,13.73
Rijeka,HR,45.33,14.43
Split,HR,43.5,16.44
Valletta,MT,35.9,14.52
Marsaxlokk/Malta Freeport,MT,35.82,14.54
Durres,AL,41.3,19.45
Piraeus,GR,37.94,23.61
Thessaloniki,GR,40.62,22.92
Patras,GR,38.25,21.73
Limassol,CY,34.65,33.02
Istanbul/Bosphorus,TR,41.03,29.0,0.15
Ambarli,TR,40.96,28.68
Izmir,TR,38.44,27.14
Aliaga,TR,38.82,26.93
Mersin,TR,36.79,34.64
Iskenderun,TR,36.6,36.17
Gemlik,TR,40.43,29.12
Constanta,RO,44.14,28.67
Varna,BG,43.19,27.9
Burgas,BG,42.48,27.48
Odesa/Odessa,UA,46.49,30.75
Pivdennyi/Yuzhny,UA,46.61,31.02
Poti,GE,42.15,41.65
Batumi,GE,41.65,41.64
Haifa,IL,32.83,35.01
Ashdod,IL,31.83,34.64
Beirut,LB,33.9,35.52
Port Said,EG,31.25,32.33
Suez,EG,29.94,32.56
Alexandria,EG,31.18,29.86
Damietta,EG,31.47,31.76
Aqaba,JO,29.5,35.0
Tanger Med,MA,35.89,-5.5
Casablanca,MA,33.61,-7.61
Algiers/Alger,DZ,36.77,3.07
Arzew,DZ,35.83,-0.27
Skikda,DZ,36.89,6.92
Rades/Tunis,TN,36.8,10.28
Tripoli Libya,LY,32.91,13.19
Dakar,SN,14.68,-17.43
Abidjan,CI,5.29,-4.01
Tema,GH,5.63,0.01
Lome,TG,6.14,1.28
Cotonou,BJ,6.35,2.43
Lagos/Apapa/Lekki,NG,6.43,3.39
Bonny/Onne,NG,4.55,7.15
Douala,CM,4.05,9.68
Pointe-Noire,CG,-4.78,11.83
Luanda,AO,-8.78,13.25
Walvis Bay,NA,-22.95,14.48
Cape Town,ZA,-33.91,18.43
Saldanha Bay,ZA,-33.03,17.98
Durban,ZA,-29.87,31.05
Richards Bay,ZA,-28.8,32.08
Ngqura/Coega/Port Elizabeth/Gqeberha,ZA,-33.84,25.68
Maputo,MZ,-25.97,32.55
Beira,MZ,-19.82,34.84
Dar es Salaam,TZ,-6.84,39.3
Mombasa,KE,-4.05,39.64
Djibouti,DJ,11.6,43.13
Port Louis,MU,-20.15,57.49
Toamasina/Tamatave,MG,-18.15,49.42
Port Sudan,SD,19.61,37.23
Jeddah,SA,21.47,39.15
Yanbu,SA,23.95,38.23
King Abdullah Port,SA,22.53,39.1
Dammam,SA,26.5,50.2
Jubail,SA,27.05,49.65
Ras Tanura,SA,26.68,50.15
Aden,YE,12.8,45.0
Salalah,OM,16.95,54.0
Sohar,OM,24.52,56.63
Muscat,OM,23.63,58.57
Jebel Ali/Dubai,AE,25.02,55.05
Abu Dhabi/Khalifa,AE,24.82,54.65
Fujairah,AE,25.18,56.4
Sharjah/Khor Fakkan,AE,25.35,56.38
Ras Laffan,QA,25.92,51.6
Hamad/Doha,QA,25.02,51.62
Bahrain/Khalifa bin Salman,BH,26.2,50.71
Shuwaikh/Kuwait,KW,29.36,47.93
Umm Qasr,IQ,30.03,47.95
Basra Oil Terminal,IQ,29.68,48.82
Bandar Abbas/Shahid Rajaee,IR,27.1,56.06
Kharg Island,IR,29.23,50.32
Karachi,PK,24.83,66.98
Port Qasim,PK,24.77,67.33
Mundra,IN,22.74,69.71
Kandla/Deendayal,IN,23.02,70.22
Sikka/Jamnagar,IN,22.5,69.8
Mumbai/Bombay,IN,18.94,72.87
Nhava Sheva/Jawaharlal Nehru,IN,18.95,72.95
Goa/Mormugao,IN,15.42,73.8
Mangalore/New Mangalore,IN,12.93,74.81
Cochin/Kochi,IN,9.97,76.26
Tuticorin,IN,8.76,78.2
Chennai/Madras,IN,13.1,80.31
Visakhapatnam/Vizag,IN,17.69,83.29
Paradip,IN,20.26,86.68
Haldia/Kolkata/Calcutta,IN,22.03,88.08
Colombo,LK,6.95,79.84
Hambantota,LK,6.12,81.1
Chittagong/Chattogram,BD,22.28,91.8
Yangon/Rangoon/Thilawa,MM,16.68,96.25
Port Klang/Klang,MY,3.0,101.35
Tanjung Pelepas,MY,1.36,103.55
Johor/Pasir Gudang,MY,1.43,103.91
Penang,MY,5.42,100.36
Bintulu,MY,3.27,113.07
Singapore,SG,1.24,103.82,0.15
Tanjung Priok/Jakarta,ID,-6.08,106.88
Surabaya/Tanjung Perak,ID,-7.19,112.73
Belawan,ID,3.79,98.7
Balikpapan,ID,-1.27,116.81
Makassar,ID,-5.11,119.41
Laem Chabang,TH,13.08,100.89
Bangkok/Khlong Toei,TH,13.6,100.58
Map Ta Phut,TH,12.65,101.15
Sihanoukville,KH,10.65,103.5
Ho Chi Minh City/Saigon/Cat Lai,VN,10.72,106.75
Cai Mep/Vung Tau,VN,10.48,107.02
Hai Phong,VN,20.83,106.8
Da Nang,VN,16.12,108.22
Manila,PH,14.58,120.95
Subic Bay,PH,14.8,120.27
Cebu,PH,10.31,123.92
Davao,PH,7.11,125.65
Hong Kong,HK,22.31,114.12
Shenzhen/Yantian,CN,22.56,114.28
Shekou/Chiwan,CN,22.46,113.88
Guangzhou/Nansha,CN,22.63,113.67
Zhuhai,CN,21.95,113.2
Zhanjiang,CN,21.17,110.42
Qinzhou,CN,21.68,108.61
Haikou,CN,20.04,110.28
Xiamen,CN,24.45,118.04
Quanzhou,CN,24.82,118.75
Fuzhou,CN,26.0,119.48
Ningbo/Beilun,CN,29.93,121.88
Zhoushan,CN,29.98,122.15
Shanghai,CN,31.35,121.6,0.15
Yangshan,CN,30.62,122.07
Taicang,CN,31.62,121.22
Nanjing,CN,32.17,118.85
Lianyungang,CN,34.74,119.45
Rizhao,CN,35.37,119.56
Qingdao,CN,36.02,120.25
Yantai,CN,37.57,121.4
Weihai,CN,37.5,122.17
Tianjin/Xingang,CN,38.97,117.78
Caofeidian/Tangshan,CN,38.93,118.5
Qinhuangdao,CN,39.91,119.62
Jinzhou,CN,40.81,121.07
Yingkou/Bayuquan,CN,40.3,122.08
Dalian,CN,38.96,121.75
Kaohsiung,TW,22.58,120.29
Taichung,TW,24.28,120.5
Keelung,TW,25.15,121.75
Taipei,TW,25.16,121.38
Busan/Pusan,KR,35.09,129.07
Incheon,KR,37.45,126.6
Gwangyang,KR,34.9,127.69
Ulsan,KR,35.48,129.39
Pyeongtaek,KR,36.98,126.83
Yeosu,KR,34.75,127.75
Daesan,KR,37.02,126.42
Tokyo,JP,35.6,139.79
Yokohama,JP,35.44,139.67
Kawasaki,JP,35.49,139.76
Chiba,JP,35.57,140.08
Nagoya,JP,35.04,136.86
Yokkaichi,JP,34.95,136.65
Osaka,JP,34.64,135.41
Kobe,JP,34.67,135.22
Hakata/Fukuoka,JP,33.62,130.39
Kitakyushu/Moji,JP,33.93,130.9
Mizushima,JP,34.48,133.73
Tomakomai,JP,42.63,141.63
Niigata,JP,37.96,139.08
Naha,JP,26.22,127.67
Sydney/Port Botany,AU,-33.97,151.22
Melbourne,AU,-37.84,144.91
Brisbane,AU,-27.38,153.17
Fremantle/Perth,AU,-32.05,115.73
Adelaide,AU,-34.78,138.49
Newcastle Australia,AU,-32.92,151.79
Port Hedland,AU,-20.31,118.58
Dampier,AU,-20.66,116.71
Gladstone,AU,-23.83,151.25
Hay Point/Dalrymple Bay,AU,-21.28,149.3
Darwin,AU,-12.47,130.85
Townsville,AU,-19.25,146.83
Auckland,NZ,-36.84,174.78
Tauranga,NZ,-37.65,176.17
Lyttelton,NZ,-43.61,172.72
Wellington,NZ,-41.28,174.79
Suva,FJ,-18.13,178.42
Port Moresby,PG,-9.47,147.13
Noumea,NC,-22.27,166.43
Papeete,PF,-17.54,-149.57
Apra/Guam,GU,13.45,144.65
Honolulu,US,21.31,-157.87
Anchorage,US,61.24,-149.89
Dutch Harbor,US,53.89,-166.54
Valdez,US,61.1,-146.4
Vancouver,CA,49.29,-123.1
Prince Rupert,CA,54.3,-130.35
Montreal,CA,45.56,-73.52
Quebec,CA,46.82,-71.2
Halifax,CA,44.65,-63.57
Saint John,CA,45.26,-66.06
St Johns Newfoundland,CA,47.56,-52.7
Sept-Iles,CA,50.2,-66.39
Seattle,US,47.59,-122.36
Tacoma,US,47.27,-122.41
Portland Oregon,US,45.63,-122.76
Oakland,US,37.8,-122.32
San Francisco,US,37.81,-122.4
Los Angeles/San Pedro,US,33.74,-118.25
Long Beach,US,33.74,-118.2
San Diego,US,32.7,-117.17
Houston,US,29.7,-95.1,0.12
Galveston,US,29.33,-94.78
Texas City,US,29.37,-94.9
Corpus Christi,US,27.83,-97.25
Port Arthur/Beaumont,US,29.83,-93.95
Lake Charles,US,30.12,-93.3
New Orleans,US,29.94,-90.06
South Louisiana,US,30.05,-90.55
Mobile,US,30.65,-88.03
Tampa,US,27.9,-82.44
Miami,US,25.77,-80.17
Port Everglades/Fort Lauderdale,US,26.09,-80.12
Port Canaveral,US,28.41,-80.6
Jacksonville,US,30.39,-81.5
Savannah,US,32.08,-81.0
Charleston,US,32.8,-79.9
Wilmington,US,34.19,-77.95
Norfolk/Hampton Roads/Virginia,US,36.93,-76.33
Baltimore,US,39.24,-76.55
Philadelphia,US,39.9,-75.13
New York/Newark/New York and New Jersey,US,40.65,-74.1
Boston,US,42.35,-71.02
Portland Maine,US,43.65,-70.24
Duluth,US,46.76,-92.1
San Juan,PR,18.45,-66.1
Nassau,BS,25.08,-77.34
Freeport Bahamas,BS,26.52,-78.77
Havana,CU,23.14,-82.34
Mariel,CU,23.0,-82.76
Kingston,JM,17.96,-76.81
Caucedo/Santo Domingo,DO,18.42,-69.63
Port of Spain,TT,10.65,-61.52
Point Lisas,TT,10.4,-61.49
Willemstad/Curacao,CW,12.11,-68.93
Bridgetown,BB,13.1,-59.62
Veracruz,MX,19.21,-96.12
Altamira/Tampico,MX,22.48,-97.88
Manzanillo Mexico,MX,19.07,-104.3
Lazaro Cardenas,MX,17.94,-102.18
Ensenada,MX,31.85,-116.62
Puerto Quetzal,GT,13.92,-90.79
Puerto Cortes,HN,15.84,-87.96
Limon/Moin,CR,10.0,-83.07
Colon/Cristobal/Manzanillo Panama,PA,9.36,-79.9
Balboa/Panama City,PA,8.95,-79.56
Cartagena/Cartagena Colombia,CO,10.39,-75.53
Buenaventura,CO,3.88,-77.07
Barranquilla,CO,10.98,-74.77
Puerto Cabello,VE,10.48,-68.0
La Guaira,VE,10.6,-66.94
Guayaquil,EC,-2.28,-79.9
Callao/Lima,PE,-12.05,-77.15
Chancay,PE,-11.58,-77.28
Iquique,CL,-20.2,-70.16
Antofagasta,CL,-23.64,-70.4
San Antonio,CL,-33.59,-71.62
Valparaiso,CL,-33.03,-71.62
Punta Arenas,CL,-53.17,-70.9
Buenos Aires,AR,-34.58,-58.36
Bahia Blanca,AR,-38.79,-62.27
Rosario,AR,-32.95,-60.63
Ushuaia,AR,-54.81,-68.3
Montevideo,UY,-34.9,-56.21
Stanley,FK,-51.69,-57.86
Santos,BR,-23.97,-46.3
Paranagua,BR,-25.5,-48.51
Itajai/Navegantes,BR,-26.9,-48.66
Rio Grande,BR,-32.07,-52.08
Rio de Janeiro,BR,-22.88,-43.2
Itaguai/Sepetiba,BR,-22.93,-43.85
Vitoria/Tubarao,BR,-20.29,-40.25
Salvador,BR,-12.96,-38.51
Suape/Recife,BR,-8.39,-34.96
Pecem/Fortaleza,BR,-3.54,-38.8
Itaqui/Sao Luis,BR,-2.57,-44.37
Vila do Conde/Belem,BR,-1.54,-48.75
Manaus,BR,-3.14,-60.03
Georgetown,GY,6.81,-58.17
Paramaribo,SR,5.82,-55.16
`;

interface Ports {
  readonly all: readonly Port[];
  readonly byName: ReadonlyMap<string, Port>;
}

let known: Ports | undefined;

/** All ports. */
export function allPorts(): readonly Port[] {
  return ports().all;
}

/** The port of this name in any case, with or without accents, "port of" and a country behind a comma; undefined for none. */
export function portNamed(text: string): Port | undefined {
  const { byName } = ports();
  const name = foldWords(text.split(',', 1)[0] ?? '');
  return byName.get(name) ?? byName.get(name.replace(/^(?:the )?(?:port|harbou?r) (?:of )?| (?:port|harbou?r)$/g, ''));
}

/** Names of ports near to a mistyped one. */
export function portsLike(text: string): string[] {
  return nearestFew(
    text.trim(),
    allPorts().map(({ name }) => name),
    5,
  );
}

function ports(): Ports {
  known ??= read();
  return known;
}

function read(): Ports {
  const byName = new Map<string, Port>();
  const all = PORTS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', country = '', latitude, longitude, half = HALF_HEIGHT] = line.split(',');
      const [name = '', ...others] = names.split('/');
      const port = { name, country, box: boxAround(Number(latitude), Number(longitude), Number(half)) };
      for (const each of [name, ...others]) byName.set(foldWords(each), port);
      return port;
    });
  return { all, byName };
}

/** Kilometres are shorter in degrees of longitude, the further from the equator. */
function boxAround(latitude: number, longitude: number, half: number): Box {
  const width = half / Math.cos((latitude * Math.PI) / 180);
  return {
    west: rounded(longitude - width),
    south: rounded(latitude - half),
    east: rounded(longitude + width),
    north: rounded(latitude + half),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
