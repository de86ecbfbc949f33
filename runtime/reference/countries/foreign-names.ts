// Source: CLDR 48. Swedish, Norwegian, Danish, German, French, Spanish, Italian, Dutch, Polish, Finnish and Portuguese
// names, and English names that are not in the table. Folded, separated by `|`. Omits ambiguous names ("kongo") and
// codes that are words.

/** One country per line; countries with the same name in every language are omitted. */
export const FOREIGN_NAMES = `
AD andorre|andora
AE forenade arabemiraten|de forente arabiske emirater|de forenede arabiske emirater|vereinigte arabische emirate|emirats arabes unis|emiratos arabes unidos|emirati arabi uniti|verenigde arabische emiraten|zjednoczone emiraty arabskie|arabiemiirikunnat|emirados arabes unidos
AF afganistan|afeganistao
AG antigua barbuda|antigua och barbuda|antigua og barbuda|antigua und barbuda|antigua et barbuda|antigua y barbuda|antigua e barbuda|antigua en barbuda|antigua i barbuda|antigua ja barbuda
AI anguila
AL albanien|albanie|shqiperia
AM armenien|armenie
AQ antarktis|antarctique|antartida|antartide|antarktyda
AR argentinien|argentine|argentinie|argentyna|argentiina
AS amerikanska samoa|amerikansk samoa|amerikanisch samoa|samoa americaines|samoa americana|samoa americane|amerikaans samoa|samoa amerykanskie|amerikan samoa
AT osterrike|ostrig|osterreich|autriche|oostenrijk|itavalta
AU australien|australie
AX aland islands|alandinseln|iles aland|islas aland|isole aland|wyspy alandzkie|ahvenanmaa|ilhas aland
AZ azerbajdzjan|aserbajdsjan|aserbaidschan|azerbaidjan|azerbaiyan|azerbaigian|azerbeidzjan|azerbejdzan|azerbaidzan|azerbaijao|azerbaycan
BA bosnia herzegovina|bosnia|bosnien och hercegovina|bosnia hercegovina|bosnien hercegovina|bosnien und herzegowina|bosnie herzegovine|bosnia y herzegovina|bosnia ed erzegovina|bosnie en herzegovina|bosnia i hercegowina|bosnia ja hertsegovina|bosnia e herzegovina|bosna i hercegovina
BB barbade
BD bangladesch|banglades|bangladesz
BE belgien|belgia|belgique|belgica|belgio|belgie
BF burquina faso
BG bulgarien|bulgarie|bulgarije
BH bahrein|barein|bahrajn
BL st barthelemy|s t barthelemy|san bartolome|sao bartolomeu
BM bermudes|bermudas|bermudy
BN brunei darussalam|negara brunei darussalam
BO bolivien|bolivie|boliwia
BQ caribbean netherlands|karibiska nederlanderna|karibisk nederland|de tidligere nederlandske antiller|karibische niederlande|pays bas caribeens|caribe neerlandes|caraibi olandesi|caribisch nederland|niderlandy karaibskie|karibian alankomaat|paises baixos caribenhos
BR brasilien|brasil|bresil|brasile|brazilie|brazylia|brasilia
BS bahamy|bahama
BT bhoutan|butan|butao|brug yul
BV bouveton|bouvetoya|bouvetoen|bouvetinsel|ile bouvet|isla bouvet|isola bouvet|bouveteiland|wyspa bouveta|bouvetnsaari|ilha bouvet
BW botsuana
BY bielorussie|bielorrusia|bielorussia|bialorus|valko venaja|bielorrussia
BZ belice
CA kanada
CC cocos islands|kokosoarna|kokosoyene|cocosoerne|kokosinseln|iles cocos|islas cocos|isole cocos keeling|cocoseilanden|wyspy kokosowe|kookossaaret keelingsaaret|ilhas cocos keeling
CD congo kinshasa|kongo kinshasa|republica democratica del congo|demokratyczna republika konga|kongon demokraattinen tasavalta|republique democratique du congo
CF centralafrikanska republiken|den sentralafrikanske republikk|den centralafrikanske republik|zentralafrikanische republik|republique centrafricaine|republica centroafricana|repubblica centrafricana|centraal afrikaanse republiek|republika srodkowoafrykanska|keski afrikan tasavalta|republica centro africana|kodorosese ti beafrika
CG congo brazzaville|kongo brazzaville|kongon tasavalta|republica do congo|republique du congo
CH schweiz|sveits|suisse|suiza|svizzera|zwitserland|szwajcaria|sveitsi|suica
CI cote divoire|elfenbenskusten|elfenbenskysten|costa davorio|ivoorkust|norsunluurannikko|costa do marfim
CK cookoarna|cookoyene|cookoerne|cookinseln|iles cook|islas cook|isole cook|cookeilanden|wyspy cooka|cookinsaaret|ilhas cook
CL chili|cile
CM kamerun|cameroun|camerun|kameroen|camaroes
CN kina|chine|cina|chiny|kiina
CO kolumbien|colombie|kolumbia
CR kostaryka
CU kuba|kuuba
CV cape verde|kap verde|kapp verde|cap vert|capo verde|kaapverdie|republika zielonego przyladka
CW curazao
CX julon|christmasoya|juleoen|weihnachtsinsel|ile christmas|isla de navidad|isola christmas|christmaseiland|wyspa bozego narodzenia|joulusaari|ilha christmas
CY cypern|kypros|zypern|chypre|chipre|cipro|cypr
CZ tjeckien|tsjekkia|tjekkiet|tschechien|tchequie|chequia|cechia|tsjechie|czechy|tsekki|tchequia|cesko
DE tyskland|deutschland|allemagne|alemania|germania|duitsland|niemcy|saksa|alemanha
DJ dschibuti|yibuti|gibuti|dzibuti|djibuti
DK danmark|danemark|dinamarca|danimarca|denemarken|dania|tanska
DM dominique|dominika
DO dominikanska republiken|den dominikanske republikk|den dominikanske republik|dominikanische republik|republique dominicaine|republica dominicana|repubblica dominicana|dominicaanse republiek|dominikana|dominikaaninen tasavalta
DZ algeriet|algerie|algerien|argelia|algerije|algieria
EC equateur|ekwador|equador
EE estland|estonie|viro|eesti
EG egypten|agypten|egypte|egipto|egitto|egipt|egypti|egito
EH vastsahara|vest sahara|vestsahara|westsahara|sahara occidental|sahara occidentale|westelijke sahara|sahara zachodnia|lansi sahara|saara ocidental
ER erythree|erytrea|eritreia
ES spanien|spania|espagne|espana|spagna|spanje|hiszpania|espanja|espanha
ET etiopien|etiopia|athiopien|ethiopie
FI finnland|finlande|finlandia|suomi
FJ fidschi|fidji|fiyi|figi|fidzi
FK falklandsoarna|falklandsoyene|falklandsoerne|falklandinseln|iles malouines|islas malvinas|isole falkland|falklandeilanden|falklandy|falklandinsaaret|ilhas malvinas
FM mikronesiafoderasjonen
FO faroarna|faeroyene|faeroerne|faroer|iles feroe|islas feroe|isole faer oer|faeroer|wyspy owcze|farsaaret|ilhas faroe|foroyar
FR frankrike|frankrig|frankreich|francia|frankrijk|francja|ranska|franca
GA gabun|gabao
GB uk|storbritannien|storbritannia|vereinigtes konigreich|royaume uni|reino unido|regno unito|verenigd koninkrijk|wielka brytania|wlk bryt|iso britannia|britannia
GD grenade|granada
GE georgien|georgie|gruzja
GF franska guyana|fransk guyana|franzosisch guayana|guyane francaise|guayana francesa|guyana francese|frans guyana|gujana francuska|ranskan guayana|guiana francesa
GG guernesey
GH gana
GI gibilterra
GL gronland|groenland|groenlandia|grenlandia|gronlanti|kalaallit nunaat
GM gambie
GP guadalupe|guadalupa|gwadelupa
GQ ekvatorialguinea|ekvatorial guinea|aekvatorialguinea|aquatorialguinea|guinee equatoriale|guinea ecuatorial|guinea equatoriale|equatoriaal guinea|gwinea rownikowa|paivantasaajan guinea|guine equatorial
GR grekland|hellas|graekenland|griechenland|grece|grecia|griekenland|grecja|kreikka
GS south georgia south sandwich islands|sydgeorgien och sydsandwichoarna|sor georgia og sor sandwichoyene|south georgia og de sydlige sandwichoer|sudgeorgien und die sudlichen sandwichinseln|georgie du sud et les iles sandwich du sud|islas georgia del sur y sandwich del sur|georgia del sud e sandwich australi|zuid georgia en zuidelijke sandwicheilanden|georgia poludniowa i sandwich poludniowy|etela georgia ja etelaiset sandwichinsaaret|ilhas georgia do sul e sandwich do sul
GT gwatemala
GW guinee bissau|guinea bisau|gwinea bissau|guine bissau
GY gujana|guiana
HK hong kong sar china|hongkong sar|hongkong|hongkong sar kina|sar hongkong|sonderverwaltungsregion hongkong|r a s chinoise de hong kong|rae de hong kong china|ras di hong kong|hongkong sar van china|sra hongkong chiny|hongkong kiinan erityishallintoalue|hong kong rae da china
HM heard mcdonald islands|heardon och mcdonaldoarna|heard og mcdonaldoyene|heard island og mcdonald islands|heard und mcdonaldinseln|iles heard et macdonald|islas heard y mcdonald|isole heard e mcdonald|heard en mcdonaldeilanden|wyspy heard i mcdonalda|heard ja mcdonaldinsaaret|ilhas heard e mcdonald
HR kroatien|kroatia|croatie|croacia|croazia|kroatie|chorwacja|hrvatska
HU ungern|ungarn|hongrie|hungria|ungheria|hongarije|wegry|unkari|magyarorszag
ID indonesien|indonesie|indonezja
IE irland|irlande|irlanda|ierland|irlandia|irlanti|eire
IL israele|izrael
IM ile de man|isla de man|isola di man|wyspa man|mansaari|ilha de man
IN indien|inde|indie|intia
IO brittiska territoriet i indiska oceanen|det britiske territoriet i indiahavet|det britiske territorium i det indiske ocean|britisches territorium im indischen ozean|territoire britannique de locean indien|territorio britanico del oceano indico|territorio britannico delloceano indiano|brits indische oceaanterritorium|brytyjskie terytorium oceanu indyjskiego|brittilainen intian valtameren alue|territorio britanico do oceano indico
IQ irak|iraque
IS island|islande|islandia|islanda|ijsland|islanti
IT italien|italia|italie|wlochy
JM jamaika|jamaique|giamaica|jamajka
JO jordanien|jordanie|jordania|giordania
JP japon|giappone|japonia|japani|japao
KE kenia|quenia
KG kirgizistan|kirgisistan|kirghizstan|kirguistan|kirghizistan|kirgizie|kirgistan|kirgisia|quirguistao
KH kambodja|kambodsja|cambodja|kambodscha|cambodge|camboya|cambogia|kambodza|camboja
KI quiribati
KM komorerna|komorene|comorerne|komoren|comores|comoras|comore|comoren|komory|komorit|komori
KN st kitts nevis|s t kitts och nevis|saint kitts og nevis|st kitts und nevis|saint christophe et nieves|san cristobal y nieves|saint kitts e nevis|saint kitts en nevis|saint kitts i nevis|saint kitts ja nevis|sao cristovao e nevis
KP nordkorea|nord korea|coree du nord|corea del norte|corea del nord|noord korea|korea polnocna|pohjois korea|coreia do norte
KR sydkorea|sor korea|sudkorea|coree du sud|corea del sur|corea del sud|zuid korea|korea poludniowa|etela korea|coreia do sul
KW koweit|koeweit|kuwejt
KY caymanoarna|caymanoyene|caymanoerne|kaimaninseln|iles caimans|islas caiman|isole cayman|kaaimaneilanden|kajmany|caymansaaret|ilhas cayman
KZ kazakstan|kasakhstan|kasachstan|kazajistan|kazakistan|kazachstan|cazaquistao
LB libanon|liban|libano
LC st lucia|s t lucia|sainte lucie|santa lucia
LK sri lamkava
LS lesoto
LT litauen|lituanie|lituania|litouwen|litwa|liettua|lietuva
LU luxemburg|luxemburgo|lussemburgo|luksemburg
LV lettland|letland|lettonie|letonia|lettonia|lotwa|latvija
LY libyen|libye|libia|libie
MA marocko|marokko|maroc|marruecos|marocco|maroko|marrocos
MC monako
MD moldavien|republik moldau|moldavie|moldavia|moldawia
ME czarnogora
MF st martin|san martin|sao martinho
MG madagaskar|madagasikara
MH marshalloarna|marshalloyene|marshalloerne|marshallinseln|iles marshall|islas marshall|isole marshall|marshalleilanden|wyspy marshalla|marshallinsaaret|ilhas marshall|majel
MK nordmakedonien|nord makedonia|nordmazedonien|macedoine du nord|macedonia del norte|macedonia del nord|noord macedonie|macedonia polnocna|pohjois makedonia|macedonia do norte
MM myanmar burma|myanmar birmanie|myanmar birmania|myanmar birma|mjanma birma|mianmar birmania
MN mongoliet|mongolei|mongolie
MO macao sar china|macao sar|macao sar kina|sar macao|sonderverwaltungsregion macau|macau|r a s chinoise de macao|rae de macao china|ras di macao|macau sar van china|sra makau chiny|makau|macao kiinan erityishallintoalue|macau rae da china
MP nordmarianerna|nord marianene|nordmarianerne|nordliche marianen|iles mariannes du nord|islas marianas del norte|isole marianne settentrionali|noordelijke marianen|mariany polnocne|pohjois mariaanit|ilhas marianas do norte
MQ martinica|martynika
MR mauretanien|mauritanie|mauretania
MT malte
MU maurice|mauricio
MV maldiverna|maldivene|maldiverne|malediven|maldivas|maldive|maldiven|malediwy|malediivit
MW malaui
MX mexiko|mexique|messico|meksyk|meksiko
MY malaisie|malasia|maleisie|malezja|malesia
MZ mocambique|mosambik|mozambico|mozambik
NA namibie
NC nya kaledonien|ny caledonia|ny kaledonien|neukaledonien|nouvelle caledonie|nueva caledonia|nuova caledonia|nieuw caledonie|nowa kaledonia|uusi kaledonia|nova caledonia
NF norfolkon|norfolkoya|norfolkinsel|ile norfolk|isla norfolk|isola norfolk|norfolk|norfolkinsaari|ilha norfolk
NI nikaragua
NL nederlanderna|nederland|nederlandene|niederlande|pays bas|paises bajos|paesi bassi|holandia|alankomaat|paises baixos
NO norge|norwegen|norvege|noruega|norvegia|noorwegen|norwegia|norja
NZ nya zeeland|neuseeland|nouvelle zelande|nueva zelanda|nuova zelanda|nieuw zeeland|nowa zelandia|uusi seelanti|nova zelandia
PE perou
PF franska polynesien|fransk polynesia|fransk polynesien|franzosisch polynesien|polynesie francaise|polinesia francesa|polinesia francese|frans polynesie|polinezja francuska|ranskan polynesia
PG papua nya guinea|papua ny guinea|papua neuguinea|papouasie nouvelle guinee|papua nueva guinea|papua nuova guinea|papoea nieuw guinea|papua nowa gwinea|papua uusi guinea|papua nova guine|papua niugini
PH filippinerna|filippinene|filippinerne|philippinen|filipinas|filippine|filipijnen|filipiny|filippiinit|pilipinas
PK paquistao
PL polen|pologne|polonia|polska|puola
PM st pierre miquelon|s t pierre och miquelon|saint pierre et miquelon|saint pierre og miquelon|st pierre und miquelon|san pedro y miquelon|saint pierre e miquelon|saint pierre en miquelon|saint pierre i miquelon|saint pierre ja miquelon|sao pedro e miquelao
PN pitcairn|pitcairnoarna|pitcairnoyene|pitcairninseln|iles pitcairn|islas pitcairn|isole pitcairn|pitcairneilanden|ilhas pitcairn
PR porto rico|portorico|portoryko
PS palestinian territories|palestinska territorierna|palestina|det palestinske omradet|de palaestinensiske omrader|palaestina|palastinensische autonomiegebiete|palastina|territoires palestiniens|territorios palestinos|territori palestinesi|palestijnse gebieden|terytoria palestynskie|palestyna|palestiinalaisalue|palestiina
PT portogallo|portugalia|portugali
PW palaos
PY paragwaj|paraguai
QA katar|catar
RE la reunion|riunione|reuniao
RO rumanien|rumaenien|roumanie|rumania|roemenie|rumunia|romenia
RS serbien|serbie|servie|servia
RU ryssland|russland|rusland|russie|rusia|rosja|venaja
RW ruanda
SA saudiarabien|saudi arabien|arabie saoudite|arabia saudi|arabia saudita|saoedi arabie|arabia saudyjska
SB salomonoarna|salomonoyene|salomonoerne|salomonen|iles salomon|islas salomon|isole salomone|salomonseilanden|wyspy salomona|salomonsaaret|ilhas salomao
SC seychellerna|seychellene|seychellerne|seychellen|seszele|seychellit|seicheles
SD soudan|soedan|sudao
SE sverige|schweden|suede|suecia|svezia|zweden|szwecja|ruotsi
SG singapur|singapour|singapura
SH st helena|s t helena|sainte helene|santa elena|santelena|sint helena|wyspa swietej heleny|santa helena
SI slovenien|slowenien|slovenie|eslovenia|slowenia|slovenija
SJ svalbard jan mayen|svalbard och jan mayen|svalbard og jan mayen|spitzbergen und jan mayen|svalbard et jan mayen|svalbard y jan mayen|svalbard e jan mayen|spitsbergen en jan mayen|svalbard i jan mayen|huippuvuoret ja jan mayen
SK slovakien|slovakiet|slowakei|slovaquie|eslovaquia|slovacchia|slowakije|slowacja|slovensko
SL sierra leona|serra leoa
SM saint marin
SO somalie|soomaaliya
SR surinam
SS sydsudan|sor sudan|sudsudan|soudan du sud|sudan del sur|sud sudan|zuid soedan|sudan poludniowy|etela sudan|sudao do sul
ST sao tome principe|sao tome och principe|sao tome og principe|sao tome und principe|sao tome et principe|santo tome y principe|sao tome e principe|sao tome en principe|wyspy swietego tomasza i ksiazeca|sao tome ja principe
SV salvador|salwador
SX saint martin partie neerlandaise
SY syrien|syrie|siria|syyria
SZ esuatini|essuatini
TC turks caicos islands|turks och caicosoarna|turks og caicosoyene|turks og caicosoerne|turks und caicosinseln|iles turques et caiques|islas turcas y caicos|isole turks e caicos|turks en caicoseilanden|turks i caicos|turks ja caicossaaret|ilhas turcas e caicos
TD tchad|tsjad|tschad|ciad|tsjaad|czad|tsad|chade
TF franska sydterritorierna|de franske sorterritorier|de franske besiddelser i det sydlige indiske ocean og antarktis|franzosische sud und antarktisgebiete|terres australes francaises|territorios australes franceses|terre australi francesi|franse gebieden in de zuidelijke indische oceaan|francuskie terytoria poludniowe i antarktyczne|ranskan etelaiset ja antarktiset alueet|territorios franceses do sul|territoire des terres australes et antarctiques fr
TH thailande|tailandia|thailandia|tajlandia|thaimaa
TJ tadzjikistan|tadsjikistan|tadschikistan|tadjikistan|tayikistan|tagikistan|tadzykistan|tadzikistan|tadjiquistao
TK tokelauoarna
TL timor leste|osttimor|ost timor|timor oriental|timor est|oost timor|timor wschodni|ita timor
TM turcomenistao
TN tunisien|tunesien|tunisie|tunez|tunesie|tunezja
TR turkiet|tyrkia|tyrkiet|turkei|turquie|turquia|turchia|turkije|turcja|turkki
TT trinidad tobago|trinidad och tobago|trinidad og tobago|trinidad und tobago|trinite et tobago|trinidad y tobago|trinidad e tobago|trinidad en tobago|trynidad i tobago|trinidad ja tobago
TW tajwan
TZ tansania|tanzanie
UA ukraina|ucrania|ucraina|oekraine
UG ouganda|oeganda
UM u s outlying islands|usa s yttre oar|usas ytre oyer|amerikanske oversoiske oer|amerikanische uberseeinseln|iles mineures eloignees des etats unis|islas menores alejadas de ee uu|isole minori esterne degli stati uniti|kleine afgelegen eilanden van de verenigde staten|dalekie wyspy mniejsze stanow zjednoczonych|yhdysvaltain erillissaaret|ilhas menores distantes dos eua|united states minor outlying islands
US us|usa|vereinigte staaten|etats unis|estados unidos|ee uu|stati uniti|verenigde staten|stany zjednoczone|yhdysvallat
UY urugwaj|uruguai
UZ usbekistan|ouzbekistan|oezbekistan|uzbequistao|ozbekiston
VA vatikanstaten|vatikanstadt|etat de la cite du vatican|ciudad del vaticano|citta del vaticano|vaticaanstad|watykan|vatikaani|cidade do vaticano|vaticano
VC st vincent grenadines|s t vincent och grenadinerna|st vincent og grenadinene|saint vincent og grenadinerne|st vincent und die grenadinen|saint vincent et les grenadines|san vicente y las granadinas|saint vincent e grenadine|saint vincent en de grenadines|saint vincent i grenadyny|saint vincent ja grenadiinit|sao vicente e granadinas
VE wenezuela
VG brittiska jungfruoarna|de britiske jomfruoyene|de britiske jomfruoer|britische jungferninseln|iles vierges britanniques|islas virgenes britanicas|isole vergini britanniche|britse maagdeneilanden|brytyjskie wyspy dziewicze|brittilaiset neitsytsaaret|ilhas virgens britanicas
VI amerikanska jungfruoarna|de amerikanske jomfruoyene|de amerikanske jomfruoer|amerikanische jungferninseln|iles vierges des etats unis|islas virgenes de ee uu|isole vergini americane|amerikaanse maagdeneilanden|wyspy dziewicze stanow zjednoczonych|yhdysvaltain neitsytsaaret|ilhas virgens americanas|united states virgin islands
VN viet nam|wietnam|vietna
WF wallis futuna|wallis och futunaoarna|wallis og futuna|wallis und futuna|wallis et futuna|wallis y futuna|wallis e futuna|wallis en futuna|wallis i futuna|wallis ja futuna
XK kosowo|republika e kosoves
YE jemen|iemen
YT majotta
ZA sydafrika|sor afrika|sudafrika|afrique du sud|sudafrica|zuid afrika|republika poludniowej afryki|etela afrikka|africa do sul
ZM sambia|zambie
ZW simbabwe|zimbabue
`;
