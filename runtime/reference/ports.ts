// Large ports by name and UN/LOCODE, each with a bounding box of water. Each position is that of the harbor, accurate
// to a few hundred meters for a single basin and to a few kilometers along a river. A port also has the UN/LOCODEs of
// its parts; a port whose code is uncertain has none.

import { foldWords } from '../lib/text/fold.ts';
import { nearestFew } from '../lib/text/nearest.ts';
import { countryCalled, countryOf, meaningOf, usStateLike } from './countries/countries.ts';

/** Degrees; `west` is east of `east` if the box crosses the 180th meridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Port {
  readonly name: string;
  readonly country: string;
  readonly box: Box;
}

/** Default half height of the box, in degrees (about 11 km). */
const HALF_HEIGHT = 0.1;

/** `name/other names,country[ codes without the country],latitude,longitude[,half height]`, grouped by region. */
const PORTS = `
Helsinki/Helsingfors,FI HEL,60.155,24.955
Turku/Abo,FI TKU,60.435,22.22
Kotka/HaminaKotka,FI KTK,60.44,26.95
Hamina,FI HMN,60.525,27.165
Hanko/Hango,FI HKO,59.82,22.97
Naantali,FI NLI,60.465,22.02
Rauma,FI RAU,61.13,21.46
Pori,FI POR MTL,61.59,21.47
Vaasa,FI VAA,63.09,21.55
Kokkola,FI KOK,63.865,23.03
Oulu,FI OLU,65.005,25.41
Kemi,FI KEM,65.68,24.52
Mariehamn,FI MHQ,60.09,19.93
Porvoo/Skoldvik/Kilpilahti,FI PRV SKV,60.3,25.55
Stockholm,SE STO,59.33,18.11
Gothenburg/Goteborg,SE GOT,57.69,11.85
Malmo,SE MMA,55.62,12.99
Helsingborg,SE HEL,56.04,12.69
Trelleborg,SE TRG,55.365,13.16
Karlshamn,SE KAN,56.16,14.86
Norrkoping,SE NRK,58.61,16.24
Gavle,SE GVX,60.69,17.22
Lulea,SE LLA,65.57,22.2
Nynashamn,SE NYN,58.905,17.955
Visby,SE VBY,57.635,18.28
Brofjorden/Lysekil,SE BRO LYS,58.35,11.42
Oslo,NO OSL,59.895,10.735
Bergen,NO BGO,60.4,5.31
Stavanger,NO SVG,58.975,5.73
Trondheim,NO TRD,63.44,10.4
Tromso,NO TOS,69.65,18.965
Narvik,NO NVK,68.43,17.41
Bodo,NO BOO,67.285,14.38
Kristiansand,NO KRS,58.14,7.99
Alesund,NO AES,62.47,6.16
Hammerfest,NO HFT,70.665,23.68
Kirkenes,NO KKN,69.73,30.05
Mongstad,NO MON,60.81,5.03
Karsto,NO KAS,59.275,5.53
Larvik,NO LAR,59.04,10.04
Longyearbyen/SJLYR,NO,78.23,15.6
Copenhagen/Kobenhavn,DK CPH,55.705,12.61
Aarhus,DK AAR,56.155,10.235
Fredericia,DK FRC,55.56,9.76
Esbjerg,DK EBJ,55.465,8.43
Aalborg,DK AAL,57.055,9.93
Frederikshavn,DK FDH,57.435,10.545
Skagen,DK SKA,57.72,10.595
Torshavn,FO THO,62.007,-6.765
Reykjavik,IS REY,64.155,-21.9
Tallinn/Muuga,EE TLL MUG,59.46,24.8
Riga,LV RIX,57.03,24.07
Ventspils,LV VNT,57.4,21.54
Liepaja,LV LPX,56.52,20.99
Klaipeda,LT KLJ,55.7,21.12
Gdansk/Danzig,PL GDN,54.395,18.68
Gdynia,PL GDY,54.535,18.54
Szczecin/Stettin,PL SZZ,53.45,14.6
Swinoujscie,PL SWI,53.91,14.27
Saint Petersburg/St Petersburg/Sankt-Peterburg,RU LED,59.885,30.2
Ust-Luga,RU ULU,59.68,28.4
Primorsk,RU PRI,60.34,28.7
Kaliningrad,RU KGD,54.7,20.45
Murmansk,RU MMK,68.98,33.06
Arkhangelsk,RU ARH,64.55,40.5
Novorossiysk,RU NVS,44.72,37.81
Vladivostok,RU VVO,43.1,131.9
Nakhodka/Vostochny,RU NJK,42.76,132.98
Hamburg,DE HAM,53.54,9.94
Bremerhaven,DE BRV,53.57,8.54
Wilhelmshaven,DE WVN,53.58,8.15
Rostock,DE RSK,54.15,12.1
Kiel,DE KEL,54.35,10.16
Lubeck/Travemunde,DE LBC,53.94,10.86
Brunsbuttel,DE BRB,53.89,9.14
Rotterdam/Europoort/Maasvlakte,NL RTM,51.95,4.12,0.12
Amsterdam/IJmuiden,NL AMS,52.43,4.75
Vlissingen/Flushing,NL VLI,51.45,3.65
Antwerp/Antwerpen/Anvers,BE ANR,51.29,4.32
Zeebrugge,BE ZEE,51.34,3.2
Ghent/Gent,BE GNE,51.13,3.76
Le Havre,FR LEH,49.475,0.12
Dunkirk/Dunkerque,FR DKK,51.03,2.28
Calais,FR CQF,50.97,1.86
Rouen,FR URO,49.43,1.02
Brest,FR BES,48.37,-4.47
Saint-Nazaire/Nantes,FR SNR NTE,47.28,-2.17
La Rochelle,FR LRH,46.155,-1.22
Bordeaux,FR BOD,45.0,-0.53
Marseille/Fos/Marseille-Fos,FR MRS,43.35,5.15,0.15
Toulon,FR TLN,43.1,5.92
London/Tilbury/London Gateway,GB TIL LGP LON,51.48,0.42
Felixstowe/Harwich,GB FXT HRW,51.95,1.31
Southampton,GB SOU,50.89,-1.4
Dover,GB DVR,51.12,1.33
Portsmouth,GB PME,50.81,-1.1
Liverpool,GB LIV,53.44,-3.02
Immingham/Grimsby,GB IMM GSY,53.63,-0.18
Hull,GB HUL,53.74,-0.28
Teesport/Tees,GB TEE,54.63,-1.17
Bristol/Avonmouth,GB AVO BRS,51.5,-2.71
Milford Haven,GB MLF,51.7,-5.05
Aberdeen,GB ABD,57.14,-2.07
Belfast,GB BEL,54.62,-5.9
Sullom Voe,GB SUL,60.46,-1.29
Gibraltar,GI GIB,36.14,-5.37
Dublin,IE DUB,53.345,-6.19
Cork/Ringaskiddy,IE ORK,51.83,-8.3
Lisbon/Lisboa,PT LIS,38.69,-9.15
Sines,PT SIE,37.94,-8.87
Leixoes/Porto,PT LEI OPO,41.185,-8.705
Algeciras,ES ALG,36.13,-5.43
Valencia,ES VLC,39.44,-0.31
Barcelona,ES BCN,41.35,2.16
Bilbao,ES BIO,43.36,-3.07
Cartagena Spain/Cartagena,ES CAR,37.59,-0.98
Tarragona,ES TAR,41.1,1.23
Malaga,ES AGP,36.71,-4.41
Palma/Palma de Mallorca,ES PMI,39.55,2.63
Las Palmas,ES LPA,28.14,-15.41
Santa Cruz de Tenerife,ES SCT,28.47,-16.24
Genoa/Genova,IT GOA,44.4,8.9
La Spezia,IT SPE,44.1,9.85
Livorno/Leghorn,IT LIV,43.56,10.29
Civitavecchia,IT CVV,42.1,11.78
Naples/Napoli,IT NAP,40.84,14.28
Gioia Tauro,IT GIT,38.45,15.9
Taranto,IT TAR,40.48,17.2
Augusta,IT AUG,37.2,15.22
Ravenna,IT RAN,44.48,12.29
Venice/Venezia,IT VCE,45.44,12.29
Trieste,IT TRS,45.63,13.75
Cagliari,IT CAG,39.2,9.1
Koper,SI KOP,45.55,13.73
Rijeka,HR RJK,45.33,14.43
Split,HR SPU,43.5,16.44
Valletta,MT MLA,35.9,14.52
Marsaxlokk/Malta Freeport,MT MAR,35.82,14.54
Durres,AL DRZ,41.3,19.45
Piraeus,GR PIR,37.94,23.61
Thessaloniki,GR SKG,40.62,22.92
Patras,GR GPA,38.25,21.73
Limassol,CY LMS,34.65,33.02
Istanbul/Bosphorus,TR IST,41.03,29.0,0.15
Ambarli,TR,40.96,28.68
Izmir,TR IZM,38.44,27.14
Aliaga,TR ALI,38.82,26.93
Mersin,TR MER,36.79,34.64
Iskenderun,TR ISK,36.6,36.17
Gemlik,TR GEM,40.43,29.12
Constanta,RO CND,44.14,28.67
Varna,BG VAR,43.19,27.9
Burgas,BG BOJ,42.48,27.48
Odesa/Odessa,UA ODS,46.49,30.75
Pivdennyi/Yuzhny,UA YUZ,46.61,31.02
Poti,GE PTI,42.15,41.65
Batumi,GE BUS,41.65,41.64
Haifa,IL HFA,32.83,35.01
Ashdod,IL ASH,31.83,34.64
Beirut,LB BEY,33.9,35.52
Port Said,EG PSD,31.25,32.33
Suez,EG SUZ,29.94,32.56
Alexandria,EG ALY,31.18,29.86
Damietta,EG DAM,31.47,31.76
Aqaba,JO AQJ,29.5,35.0
Tanger Med,MA PTM,35.89,-5.5
Casablanca,MA CAS,33.61,-7.61
Algiers/Alger,DZ ALG,36.77,3.07
Arzew,DZ AZW,35.83,-0.27
Skikda,DZ SKI,36.89,6.92
Rades/Tunis,TN RDS TUN,36.8,10.28
Tripoli Libya,LY TIP,32.91,13.19
Dakar,SN DKR,14.68,-17.43
Abidjan,CI ABJ,5.29,-4.01
Tema,GH TEM,5.63,0.01
Lome,TG LFW,6.14,1.28
Cotonou,BJ COO,6.35,2.43
Lagos/Apapa/Lekki,NG APP LOS,6.43,3.39
Bonny/Onne,NG BON ONN,4.55,7.15
Douala,CM DLA,4.05,9.68
Pointe-Noire,CG PNR,-4.78,11.83
Luanda,AO LAD,-8.78,13.25
Walvis Bay,NA WVB,-22.95,14.48
Cape Town,ZA CPT,-33.91,18.43
Saldanha Bay,ZA SDB,-33.03,17.98
Durban,ZA DUR,-29.87,31.05
Richards Bay,ZA RCB,-28.8,32.08
Ngqura/Coega/Port Elizabeth/Gqeberha,ZA ZBA PLZ,-33.84,25.68
Maputo,MZ MPM,-25.97,32.55
Beira,MZ BEW,-19.82,34.84
Dar es Salaam,TZ DAR,-6.84,39.3
Mombasa,KE MBA,-4.05,39.64
Djibouti,DJ JIB,11.6,43.13
Port Louis,MU PLU,-20.15,57.49
Toamasina/Tamatave,MG TOA,-18.15,49.42
Port Sudan,SD PZU,19.61,37.23
Jeddah,SA JED,21.47,39.15
Yanbu,SA YNB,23.95,38.23
King Abdullah Port,SA KAC,22.53,39.1
Dammam,SA DMM DMN,26.5,50.2
Jubail,SA JUB,27.05,49.65
Ras Tanura,SA RTA,26.68,50.15
Aden,YE ADE,12.8,45.0
Salalah,OM SLL,16.95,54.0
Sohar,OM SOH,24.52,56.63
Muscat,OM MCT,23.63,58.57
Jebel Ali/Dubai,AE JEA DXB,25.02,55.05
Abu Dhabi/Khalifa,AE AUH,24.82,54.65
Fujairah,AE FJR,25.18,56.4
Sharjah/Khor Fakkan,AE KLF,25.35,56.38
Ras Laffan,QA RLF,25.92,51.6
Hamad/Doha,QA DOH HMD,25.02,51.62
Bahrain/Khalifa bin Salman,BH KBS BAH,26.2,50.71
Shuwaikh/Kuwait,KW SWK KWI,29.36,47.93
Umm Qasr,IQ UQR,30.03,47.95
Basra Oil Terminal,IQ,29.68,48.82
Bandar Abbas/Shahid Rajaee,IR BND,27.1,56.06
Kharg Island,IR KHK,29.23,50.32
Karachi,PK KHI,24.83,66.98
Port Qasim,PK BQM,24.77,67.33
Mundra,IN MUN,22.74,69.71
Kandla/Deendayal,IN IXY,23.02,70.22
Sikka/Jamnagar,IN SIK,22.5,69.8
Mumbai/Bombay,IN BOM,18.94,72.87
Nhava Sheva/Jawaharlal Nehru,IN NSA,18.95,72.95
Goa/Mormugao,IN GOI,15.42,73.8
Mangalore/New Mangalore,IN IXE NML,12.93,74.81
Cochin/Kochi,IN COK,9.97,76.26
Tuticorin,IN TUT,8.76,78.2
Chennai/Madras,IN MAA,13.1,80.31
Visakhapatnam/Vizag,IN VTZ,17.69,83.29
Paradip,IN PRT,20.26,86.68
Haldia/Kolkata/Calcutta,IN HAL,22.03,88.08
Colombo,LK CMB,6.95,79.84
Hambantota,LK HBA,6.12,81.1
Chittagong/Chattogram,BD CGP,22.28,91.8
Yangon/Rangoon/Thilawa,MM RGN,16.68,96.25
Port Klang/Klang,MY PKG,3.0,101.35
Tanjung Pelepas,MY TPP,1.36,103.55
Johor/Pasir Gudang,MY PGU,1.43,103.91
Penang,MY PEN BWH,5.42,100.36
Bintulu,MY BTU,3.27,113.07
Singapore,SG SIN,1.24,103.82,0.15
Tanjung Priok/Jakarta,ID TPP JKT,-6.08,106.88
Surabaya/Tanjung Perak,ID SUB,-7.19,112.73
Belawan,ID BLW,3.79,98.7
Balikpapan,ID BPN,-1.27,116.81
Makassar,ID MAK,-5.11,119.41
Laem Chabang,TH LCH,13.08,100.89
Bangkok/Khlong Toei,TH BKK,13.6,100.58
Map Ta Phut,TH MAT,12.65,101.15
Sihanoukville,KH KOS,10.65,103.5
Ho Chi Minh City/Saigon/Cat Lai,VN CLI SGN,10.72,106.75
Cai Mep/Vung Tau,VN TOT CMT VUT,10.48,107.02
Hai Phong,VN HPH,20.83,106.8
Da Nang,VN DAD,16.12,108.22
Manila,PH MNL,14.58,120.95
Subic Bay,PH SFS,14.8,120.27
Cebu,PH CEB,10.31,123.92
Davao,PH DVO,7.11,125.65
Hong Kong,HK HKG,22.31,114.12
Shenzhen/Yantian,CN SZX YTN,22.56,114.28
Shekou/Chiwan,CN CWN SHK,22.46,113.88
Guangzhou/Nansha,CN NSA CAN,22.63,113.67
Zhuhai,CN ZUH,21.95,113.2
Zhanjiang,CN ZHA,21.17,110.42
Qinzhou,CN QZH,21.68,108.61
Haikou,CN HAK,20.04,110.28
Xiamen,CN XAM XMN,24.45,118.04
Quanzhou,CN QZJ,24.82,118.75
Fuzhou,CN FOC,26.0,119.48
Ningbo/Beilun,CN NGB NBO,29.93,121.88
Zhoushan,CN ZOS,29.98,122.15
Shanghai,CN SGH SHA,31.35,121.6,0.15
Yangshan,CN,30.62,122.07
Taicang,CN TAG,31.62,121.22
Nanjing,CN NKG,32.17,118.85
Lianyungang,CN LYG,34.74,119.45
Rizhao,CN RZH,35.37,119.56
Qingdao,CN TAO QIN,36.02,120.25
Yantai,CN YNT YTG,37.57,121.4
Weihai,CN WEI,37.5,122.17
Tianjin/Xingang,CN TSN TXG XGG,38.97,117.78
Caofeidian/Tangshan,CN CFD,38.93,118.5
Qinhuangdao,CN SHP,39.91,119.62
Jinzhou,CN JNZ,40.81,121.07
Yingkou/Bayuquan,CN YIK,40.3,122.08
Dalian,CN DLC,38.96,121.75
Kaohsiung,TW KHH,22.58,120.29
Taichung,TW TXG,24.28,120.5
Keelung,TW KEL,25.15,121.75
Taipei,TW TPE,25.16,121.38
Busan/Pusan,KR PUS,35.09,129.07
Incheon,KR INC,37.45,126.6
Gwangyang,KR KAN,34.9,127.69
Ulsan,KR USN,35.48,129.39
Pyeongtaek,KR PTK,36.98,126.83
Yeosu,KR YOS,34.75,127.75
Daesan,KR TSN,37.02,126.42
Tokyo,JP TYO,35.6,139.79
Yokohama,JP YOK,35.44,139.67
Kawasaki,JP KWS,35.49,139.76
Chiba,JP CHB,35.57,140.08
Nagoya,JP NGO,35.04,136.86
Yokkaichi,JP YKK,34.95,136.65
Osaka,JP OSA,34.64,135.41
Kobe,JP UKB,34.67,135.22
Hakata/Fukuoka,JP HKT,33.62,130.39
Kitakyushu/Moji,JP KKJ,33.93,130.9
Mizushima,JP MIZ,34.48,133.73
Tomakomai,JP TMK,42.63,141.63
Niigata,JP KIJ,37.96,139.08
Naha,JP NAH,26.22,127.67
Sydney/Port Botany,AU SYD,-33.97,151.22
Melbourne,AU MEL,-37.84,144.91
Brisbane,AU BNE,-27.38,153.17
Fremantle/Perth,AU FRE,-32.05,115.73
Adelaide,AU ADL,-34.78,138.49
Newcastle Australia,AU NTL,-32.92,151.79
Port Hedland,AU PHE,-20.31,118.58
Dampier,AU DAM,-20.66,116.71
Gladstone,AU GLT,-23.83,151.25
Hay Point/Dalrymple Bay,AU HPT,-21.28,149.3
Darwin,AU DRW,-12.47,130.85
Townsville,AU TSV,-19.25,146.83
Auckland,NZ AKL,-36.84,174.78
Tauranga,NZ TRG,-37.65,176.17
Lyttelton,NZ LYT,-43.61,172.72
Wellington,NZ WLG,-41.28,174.79
Suva,FJ SUV,-18.13,178.42
Port Moresby,PG POM,-9.47,147.13
Noumea,NC NOU,-22.27,166.43
Papeete,PF PPT,-17.54,-149.57
Apra/Guam,GU GUM,13.45,144.65
Honolulu,US HNL,21.31,-157.87
Anchorage,US ANC,61.24,-149.89
Dutch Harbor,US DUT,53.89,-166.54
Valdez,US VDZ,61.1,-146.4
Vancouver,CA VAN,49.29,-123.1
Prince Rupert,CA PRR,54.3,-130.35
Montreal,CA MTR,45.56,-73.52
Quebec,CA QUE,46.82,-71.2
Halifax,CA HAL,44.65,-63.57
Saint John,CA SJB,45.26,-66.06
St Johns Newfoundland,CA SJF,47.56,-52.7
Sept-Iles,CA SEI,50.2,-66.39
Seattle,US SEA,47.59,-122.36
Tacoma,US TIW,47.27,-122.41
Portland Oregon/Portland,US PDX,45.63,-122.76
Oakland,US OAK,37.8,-122.32
San Francisco,US SFO,37.81,-122.4
Los Angeles/San Pedro,US LAX,33.74,-118.25
Long Beach,US LGB,33.74,-118.2
San Diego,US SAN,32.7,-117.17
Houston,US HOU,29.7,-95.1,0.12
Galveston,US GLS,29.33,-94.78
Texas City,US TXT,29.37,-94.9
Corpus Christi,US CRP,27.83,-97.25
Port Arthur/Beaumont,US POA BPT,29.83,-93.95
Lake Charles,US LCH,30.12,-93.3
New Orleans,US MSY,29.94,-90.06
South Louisiana,US,30.05,-90.55
Mobile,US MOB,30.65,-88.03
Tampa,US TPA,27.9,-82.44
Miami,US MIA,25.77,-80.17
Port Everglades/Fort Lauderdale,US PEF,26.09,-80.12
Port Canaveral,US PCV,28.41,-80.6
Jacksonville,US JAX,30.39,-81.5
Savannah,US SAV,32.08,-81.0
Charleston,US CHS,32.8,-79.9
Wilmington,US ILM,34.19,-77.95
Norfolk/Hampton Roads/Virginia,US ORF,36.93,-76.33
Baltimore,US BAL,39.24,-76.55
Philadelphia,US PHL,39.9,-75.13
New York/Newark/New York and New Jersey,US NYC EWR,40.65,-74.1
Boston,US BOS,42.35,-71.02
Portland Maine/Portland,US PWM,43.65,-70.24
Duluth,US DLH,46.76,-92.1
San Juan,PR SJU,18.45,-66.1
Nassau,BS NAS,25.08,-77.34
Freeport Bahamas,BS FPO,26.52,-78.77
Havana,CU HAV,23.14,-82.34
Mariel,CU MAR,23.0,-82.76
Kingston,JM KIN,17.96,-76.81
Caucedo/Santo Domingo,DO CAU,18.42,-69.63
Port of Spain,TT POS,10.65,-61.52
Point Lisas,TT PTS,10.4,-61.49
Willemstad/Curacao,CW WIL,12.11,-68.93
Bridgetown,BB BGI,13.1,-59.62
Veracruz,MX VER,19.21,-96.12
Altamira/Tampico,MX ATM TAM,22.48,-97.88
Manzanillo Mexico/Manzanillo,MX ZLO,19.07,-104.3
Lazaro Cardenas,MX LZC,17.94,-102.18
Ensenada,MX ESE,31.85,-116.62
Puerto Quetzal,GT PRQ,13.92,-90.79
Puerto Cortes,HN PCR,15.84,-87.96
Limon/Moin,CR LIO MOB,10.0,-83.07
Colon/Cristobal/Manzanillo Panama/Manzanillo,PA CTB ONX,9.36,-79.9
Balboa/Panama City,PA BLB,8.95,-79.56
Cartagena Colombia/Cartagena,CO CTG,10.39,-75.53
Buenaventura,CO BUN,3.88,-77.07
Barranquilla,CO BAQ,10.98,-74.77
Puerto Cabello,VE PBL,10.48,-68.0
La Guaira,VE LAG,10.6,-66.94
Guayaquil,EC GYE,-2.28,-79.9
Callao/Lima,PE CLL,-12.05,-77.15
Chancay,PE CHY,-11.58,-77.28
Iquique,CL IQQ,-20.2,-70.16
Antofagasta,CL ANF,-23.64,-70.4
San Antonio,CL SAI,-33.59,-71.62
Valparaiso,CL VAP,-33.03,-71.62
Punta Arenas,CL PUQ,-53.17,-70.9
Buenos Aires,AR BUE,-34.58,-58.36
Bahia Blanca,AR BHI,-38.79,-62.27
Rosario,AR ROS,-32.95,-60.63
Ushuaia,AR USH,-54.81,-68.3
Montevideo,UY MVD,-34.9,-56.21
Stanley,FK PSY,-51.69,-57.86
Santos,BR SSZ,-23.97,-46.3
Paranagua,BR PNG,-25.5,-48.51
Itajai/Navegantes,BR NVT ITJ,-26.9,-48.66
Rio Grande,BR RIG,-32.07,-52.08
Rio de Janeiro,BR RIO,-22.88,-43.2
Itaguai/Sepetiba,BR IGI,-22.93,-43.85
Vitoria/Tubarao,BR VIX,-20.29,-40.25
Salvador,BR SSA,-12.96,-38.51
Suape/Recife,BR SUA,-8.39,-34.96
Pecem/Fortaleza,BR PEC,-3.54,-38.8
Itaqui/Sao Luis,BR ITQ,-2.57,-44.37
Vila do Conde/Belem,BR VLC,-1.54,-48.75
Manaus,BR MAO,-3.14,-60.03
Georgetown,GY GEO,6.81,-58.17
Paramaribo,SR PBM,5.82,-55.16
`;

interface Ports {
  readonly all: readonly Port[];
  readonly byName: ReadonlyMap<string, readonly Port[]>;
}

let known: Ports | undefined;

export function allPorts(): readonly Port[] {
  return ports().all;
}

/**
 * Accepts a name or UN/LOCODE (NLRTM, NL RTM), ignoring case, accents and "port of"; a country may follow a comma. Empty if the
 * country does not match; several ports if they share the name.
 */
export function portsNamed(text: string): readonly Port[] {
  const { byName } = ports();
  const [name = '', ...behind] = text.split(',');
  const found = called(byName, foldWords(name));
  const where = behind.join(',').trim();
  if (where === '') return found;
  const inState = portsInState(name, behind, found);
  if (inState.length > 0) return inState;
  // For "Newcastle, AU", the table contains "Newcastle Australia".
  const meant = meaningOf(where);
  const country = meant?.kind === 'country' ? meant.country : countryOf(where.toUpperCase());
  const whole = called(byName, foldWords(`${name} ${country?.name ?? where}`));
  if (whole.length > 0) return whole;
  const countries = meant?.kind === 'ambiguous' ? meant.candidates : [country];
  return found.filter((port) => countries.some((each) => each?.iso2 === port.country));
}

/** Handles "Savannah, Georgia" and "Houston, TX, USA". The table does not contain states. */
function portsInState(name: string, behind: readonly string[], found: readonly Port[]): readonly Port[] {
  const [state, ...others] = behind.map((part) => part.trim());
  const known = usStateLike(state ?? '');
  const isInUs = others.every((part) => countryCalled(part)?.iso2 === 'US');
  if (known?.isState !== true || !isInUs) return [];
  const whole = called(ports().byName, foldWords(`${name} ${known.name}`));
  return (whole.length > 0 ? whole : found).filter((port) => port.country === 'US');
}

function called(byName: Ports['byName'], name: string): readonly Port[] {
  const bare = name.replace(/^(?:the )?(?:port|harbou?r) (?:of )?| (?:port|harbou?r)$/g, '');
  return byName.get(name) ?? byName.get(bare) ?? byName.get(joinedCode(name)) ?? [];
}

/** In UN publications, a space follows the country code. */
function joinedCode(name: string): string {
  return name.length === 6 && name[2] === ' ' ? name.replace(' ', '') : name;
}

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
  const byName = new Map<string, Port[]>();
  const all = PORTS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', place = '', latitude, longitude, half = HALF_HEIGHT] = line.split(',');
      const [name = '', ...others] = names.split('/');
      const [country = '', ...codes] = place.split(' ');
      const port = { name, country, box: boxAround(Number(latitude), Number(longitude), Number(half)) };
      for (const each of [name, ...others, ...codes.map((code) => country + code)]) {
        const key = foldWords(each);
        byName.set(key, [...(byName.get(key) ?? []), port]);
      }
      return port;
    });
  return { all, byName };
}

/** Widens the box with latitude, because a degree of longitude gets shorter away from the equator. */
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
