/** Folded names separated by `|`, keyed by the country that contains the place. */
export const PLACES_WITHIN: Readonly<Record<string, string>> = {
  AU: 'new south wales|south australia|western australia|northern australia',
  CA: 'british columbia|new brunswick',
  GB:
    'england|angleterre|inglaterra|inghilterra|engeland|anglia|englanti|scotland|schottland|skottland|ecosse|escocia|scozia|schotland|szkocja|skotlanti|' +
    'wales|pays de galles|gales|galles|walia|northern ireland|ireland northern|north ireland|nordirland|irlande du nord|irlanda del norte|irlanda del nord|noord ierland',
  GS: 'south georgia|south georgia island|sudgeorgien',
  GT: 'guatemala city',
  ID: 'irian jaya|west papua',
  KW: 'kuwait city',
  LU: 'luxembourg city',
  MX: 'gulf of california|baja california|baja california sur|baja california norte|mexico city|ciudad de mexico|state of mexico|estado de mexico',
  PA: 'panama city|panama canal',
  PG: 'new britain|new ireland|new guinea island',
  PT: 'cape st vincent|cape saint vincent|cabo de sao vicente',
  RU: 'north ossetia',
  SB: 'new georgia',
  TZ: 'zanzibar|sansibar',
  US: 'jersey city|jersey shore|new england',
  ZA: 'cape town|western cape|northern cape|eastern cape|kapstadt',
};

/** Places that are not in a single country. */
export const PLACES_OF_NONE =
  'south america|latin american countries|central america|north american|south american|latin american|central american|' +
  'americas|the americas|sudamerika|sydamerika|amerique du sud|america del sur|sudamerica|america latina|nordamerika|nordamerica|america del norte|amerique du nord|' +
  'southern africa|east africa|eastern africa|west africa|western africa|north africa|northern africa|central africa|' +
  'gulf of mexico|golfo de mexico|golf von mexiko|gulf of guinea|gulf of oman|gulf of thailand|gulf of aden|persian gulf|arabian sea|' +
  'sea of japan|japan sea|japan trench|south china sea|east china sea|indian ocean|indiska oceanen|indischer ozean|indiahavet|ocean indien|oceano indico|' +
  'norwegian sea|greenland sea|iceland sea|philippine sea|philippine trench|peru chile trench|english channel|irish sea|north sea|' +
  'mozambique channel|french frigate shoals|new guinea|papua region|' +
  'guinea fowl|guinea fowls|guineafowl|guinea pig|guinea pigs|guinea worm|guinea corn|guinea grass|guinea pepper|' +
  'brazil nut|brazil nuts|turkey meat|turkey eggs|turkey hen|turkeys|china clay|fine china|bone china|swiss chard|swiss cheese|' +
  'french fries|french beans|french bread|danish pastry|canada goose|canada geese|jersey cow|jersey cows|jersey cattle|peru balsam|' +
  'panama disease|panama hat|dutch disease|spanish flu|german measles|lyme disease|japanese encephalitis|hong kong flu|indian corn|' +
  'native american|native americans|american indian|american indians|african american|african americans|asian american|asian americans|' +
  'bank of america|voice of america';
