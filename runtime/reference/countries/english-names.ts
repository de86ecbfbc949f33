// English names that are not in the table: official, former and short names, and spellings of the World Bank, the UN,
// UNHCR, FAOSTAT, CORDIS and ClinicalTrials.gov. `whole.ts` handles reordered or abbreviated names ("Rep.", "Dem.") and
// missing articles.

/** Folded, separated by `|`. */
export const ENGLISH_NAMES = `
AE uae|emirates|the emirates
AG antigua
AX aland islands
BA bosnia|bosnia herzegovina|bosnia hercegovina
BL st barthelemy|st barts|saint barts
BN brunei darussalam
BO plurinational state of bolivia
BQ bonaire sint eustatius and saba|bonaire saint eustatius and saba|caribbean netherlands|netherlands antilles bonaire
CC cocos islands|keeling islands
CD drc|dr congo|democratic republic of congo|congo kinshasa|congo dem rep|congo democratic republic|zaire
CG congo brazzaville|republic of congo|congo rep|congo republic
CI cote divoire|cote d ivoire
CN peoples republic of china|prc|mainland china|china mainland
CV cape verde
CZ czech republic
DM commonwealth of dominica
EG egypt arab rep|arab republic of egypt
EH sahrawi arab democratic republic
FK falkland islands malvinas|falklands|malvinas
FM federated states of micronesia|micronesia fed sts
FO faeroe islands|faroes|faroe|faeroes
FR metropolitan france
GB uk|u k|great britain|britain|united kingdom of great britain and northern ireland
GE republic of georgia|sakartvelo
GM the gambia|gambia the
GN republic of guinea|guinea conakry
GQ republic of equatorial guinea
GR hellas|hellenic republic
HK hong kong sar|hong kong china|china hong kong sar|hong kong special administrative region
HM heard and mcdonald islands
IE republic of ireland|eire
IM man isle of
IO chagos islands
IR islamic republic of iran|iran islamic rep|persia
KG kyrgyz republic
KN st kitts and nevis|st kitts
KP democratic peoples republic of korea|korea dem peoples rep|korea north|dprk
KR republic of korea|korea rep|korea republic of|korea south
LA lao pdr|lao peoples democratic republic|lao
LC st lucia
LY libyan arab jamahiriya|state of libya
MD republic of moldova
MF saint martin french part|st martin french part
MK macedonia|former yugoslav republic of macedonia|the former yugoslav republic of macedonia|fyrom|macedonia fyr
MM burma
MO macau|macao sar|macao sar china|china macao sar|macau sar
MP northern marianas
NL the netherlands|holland|kingdom of the netherlands
PM st pierre and miquelon
PN pitcairn
PR puerto rico us
PS west bank and gaza|state of palestine|palestinian authority|palestinian territory|occupied palestinian territory|palestinian territory occupied|gaza|gaza strip|west bank
RU russian federation
SH st helena|saint helena ascension and tristan da cunha|ascension and tristan da cunha saint helena
SJ svalbard|svalbard and jan mayen islands|jan mayen
SK slovak republic
SO somalia fed rep|federal republic of somalia
ST sao tome
SX sint maarten dutch part|st maarten
SY syrian arab republic|syrian arab rep
SZ swaziland
TC turks and caicos
TF french southern and antarctic territories|french southern and antarctic lands
TL timor leste|democratic republic of timor leste
TR turkey|turkiye|republic of turkiye|turkey turkiye
TW taiwan china|taiwan province of china|chinese taipei|republic of china
TZ united republic of tanzania|tanzania united republic of
UM us minor outlying islands|united states minor outlying islands|us minor is
US usa|u s|u s a|us|america|united states of america|the states
VA holy see|vatican|holy see vatican city state
VC st vincent and the grenadines|st vincent
VE venezuela rb|bolivarian republic of venezuela
VG virgin islands british
VI us virgin islands|united states virgin islands|virgin islands us|virgin islands usa
VN viet nam
WF wallis and futuna islands
XK republic of kosovo|kosovo under unscr 1244 99|kosovo unscr 1244 99|kosovo under un security council resolution 1244
YE yemen rep|republic of yemen
ZA republic of south africa|rsa
`;
