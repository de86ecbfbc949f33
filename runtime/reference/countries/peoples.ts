// Adjectives and demonyms that mean a country in a question ("Swedish house prices"): in English and, for the countries
// most often asked about, also in Swedish, Norwegian, Danish, German, French and Spanish. Single folded words, or
// phrases joined with `_`.

/** One country per line. */
export const PEOPLES = `
AF afghan
AL albanian
AM armenian
AR argentine argentinian
AT austrian osterreichisch
AU australian
BD bangladeshi
BE belgian belge belgisch
BG bulgarian
BO bolivian
BR brazilian bresilien brasileno
CA canadian canadien
CH swiss suisse schweizer
CL chilean chileno
CN chinese chinois
CO colombian
CU cuban
CY cypriot
CZ czech tschechische_republik
DE german deutsch deutsche deutschen allemand aleman alemana tysk
DK danish dansk danois danisch
DZ algerian
EE estonian
EG egyptian
ES spanish espagnol spanisch espanol espanola spansk
ET ethiopian
FI finnish finlandais finnisch finsk
FR french francais francaise franzosisch fransk frances
GB british britannique britisch scottish welsh
GH ghanaian
GR greek grec griechisch
HR croatian
HT haitian
HU hungarian
ID indonesian
IE irish irlandais
IL israeli
IN indian
IQ iraqi
IR iranian
IS icelandic
IT italian italien italienisch italiano italiensk
JO jordanian
JP japanese japonais japanisch japones
KE kenyan
KP north_korean
KR south_korean
LB lebanese
LT lithuanian
LU luxembourgish
LV latvian
LY libyan
MA moroccan
MM burmese
MX mexican mexicano
MY malaysian
NG nigerian
NL dutch niederlandisch neerlandais
NO norwegian norsk norvegien norwegisch
NP nepalese nepali
NZ new_zealander
PE peruvian
PH philippine filipino
PK pakistani
PL polish polonais polnisch polaco
PS palestinian
PT portuguese portugais
RO romanian roumain rumanisch
RS serbian
RU russian russe russisch
SA saudi
SD sudanese
SE swedish svensk svenska suedois schwedisch sueco
SI slovenian slovene
SK slovak
SS south_sudanese
SY syrian
TH thai
TN tunisian
TR turkish
TW taiwanese
TZ tanzanian
UA ukrainian
US american americain amerikanisch eeuu
VE venezuelan
VN vietnamese
YE yemeni
ZA south_african
ZW zimbabwean
`;
