// Synthetic responses of realistic size: a session with 700 cases, 169 members, a case with 150 ballots and roll calls.

const NAMESPACES = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://data.stortinget.no"';
const VERSION = '<respons_dato_tid>2026-11-10T12:58:07.0332746+01:00</respons_dato_tid><versjon>1.6</versjon>';

const PARTIES = [
  ['A', 'Arbeiderpartiet'],
  ['FrP', 'Fremskrittspartiet'],
  ['H', 'Høyre'],
  ['KrF', 'Kristelig Folkeparti'],
  ['MDG', 'Miljøpartiet De Grønne'],
  ['R', 'Rødt'],
  ['Sp', 'Senterpartiet'],
  ['SV', 'Sosialistisk Venstreparti'],
  ['V', 'Venstre'],
] as const;
const COUNTIES = [
  ['Ak', 'Akershus'],
  ['MR', 'Møre og Romsdal'],
  ['SF', 'Sogn og Fjordane'],
  ['ST', 'Sør-Trøndelag'],
] as const;
const COMMITTEES = [
  ['ARBSOS', 'Arbeids- og sosialkomiteen'],
  ['ENERGI', 'Energi- og miljøkomiteen'],
  ['FAMKULT', 'Familie- og kulturkomiteen'],
  ['HELSEOMS', 'Helse- og omsorgskomiteen'],
  ['KOMMFORV', 'Kommunal- og forvaltningskomiteen'],
  ['UFK', 'Utdannings- og forskningskomiteen'],
] as const;
const TOPICS = ['ARBEIDSLIV', 'KLIMA OG FORURENSNING', 'OFFENTLIG FORVALTNING', 'UTENRIKSSAKER', 'VEIER'];

type Pair = readonly [string, string];

function nth<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function times(count: number, item: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => item(index)).join('');
}

function named(element: string, [id, name]: Pair): string {
  return `<${element}>${VERSION}<id>${id}</id><navn>${name}</navn></${element}>`;
}

function document(root: string, inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root} ${NAMESPACES}>${VERSION}${inside}</${root}>`;
}

function person(index: number): string {
  return `${VERSION}<doedsdato i:nil="true" /><etternavn>Gudbrandsen-${index}</etternavn><foedselsdato>1980-02-22T00:00:00+01:00</foedselsdato><fornavn>Anne Margrete</fornavn><id>AM${index}</id><kjoenn>kvinne</kjoenn>${named('fylke', nth(COUNTIES, index))}${named('parti', nth(PARTIES, index))}`;
}

function topics(index: number): string {
  return times(3, (each) => named('emne', [String(each + index), nth(TOPICS, each + index)]));
}

function caseRow(index: number): string {
  const words = `samtykke til deltakelse i en beslutning i EØS-komiteen om innlemmelse i EØS-avtalen av forordning nr. ${index}`;
  return `<sak>${VERSION}<behandlet_sesjon_id>2026-2027</behandlet_sesjon_id><dokumentgruppe>representantforslag</dokumentgruppe><emne_liste>${topics(index)}</emne_liste><henvisning>Dokument 8:${index} S (2026-2027), Innst. ${index} S (2026-2027)</henvisning><id>${100_000 + index}</id><innstilling_id>${20_000 + index}</innstilling_id>${named('komite', nth(COMMITTEES, index))}<korttittel>${words}</korttittel><sak_fremmet_id>${100_000 + index}</sak_fremmet_id><saksordfoerer_liste>${times(3, (each) => `<representant>${person(each + index)}</representant>`)}</saksordfoerer_liste><sist_oppdatert_dato>2026-11-03T09:15:00.123+01:00</sist_oppdatert_dato><status>til_behandling</status><tittel>Representantforslag om ${words}</tittel><type>alminneligsak</type></sak>`;
}

/** Returns a session with the given number of cases, about 3.2 KB each. */
export function sessionXml(cases = 700): string {
  const list = `<saker_liste>${times(cases, caseRow)}</saker_liste>`;
  return document('saker_oversikt', `${list}<sesjon_id>2026-2027</sesjon_id>`);
}

export function currentRepresentativesXml(): string {
  const row = (index: number) => {
    const deputy = index % 8 === 0;
    const place = deputy ? `<fast_vara_for>${person(index + 500)}</fast_vara_for>` : '';
    return `<dagensrepresentant>${person(index)}<epost>anne.gudbrandsen${index}@stortinget.no</epost><komiteer_liste>${named('komite', nth(COMMITTEES, index))}</komiteer_liste><vara_representant>${deputy}</vara_representant>${place}</dagensrepresentant>`;
  };
  const list = `<dagensrepresentanter_liste>${times(169, row)}</dagensrepresentanter_liste>`;
  return document('dagensrepresentanter_oversikt', list);
}

export function representativesXml(): string {
  const list = times(169, (index) => `<representant>${person(index)}</representant>`);
  const period = '<stortingsperiode_id>2021-2025</stortingsperiode_id>';
  return document('representanter_oversikt', `<representanter_liste>${list}</representanter_liste>${period}`);
}

export function caseXml(): string {
  const text = times(400, (index) => `<p>§ ${index} Kongen kan gi forskrift om gjennomføring av loven.</p>`);
  const escaped = text.replaceAll('<', '&lt;');
  const publication = (index: number) =>
    `<publikasjon_referanse>${VERSION}<eksport_id>inns-202627-${index}</eksport_id><lenke_tekst>Innst. ${index} S (2026-2027)</lenke_tekst><lenke_url>//www.stortinget.no/no/Saker-og-publikasjoner/Publikasjoner/Innstillinger/Stortinget/2026-2027/inns-${index}/</lenke_url><type>innstilling</type><undertype>storting</undertype></publikasjon_referanse>`;
  const people = times(20, (index) => `<representant>${person(index)}</representant>`);
  return document(
    'detaljert_sak',
    `<emne_liste>${topics(0)}</emne_liste><ferdigbehandlet>true</ferdigbehandlet><id>101010</id><innstillingstekst>${escaped}</innstillingstekst><kortvedtak>${escaped}</kortvedtak><publikasjon_referanse_liste>${times(40, publication)}</publikasjon_referanse_liste><sak_opphav><forslagstiller_liste>${people}</forslagstiller_liste></sak_opphav><saksordfoerer_liste>${people}</saksordfoerer_liste><tittel>Lov om noe</tittel><vedtakstekst>${escaped}</vedtakstekst>`,
  );
}

export function ballotsXml(): string {
  const row = (index: number) =>
    `<sak_votering>${VERSION}<alternativ_votering_id>-1</alternativ_votering_id><antall_for>46</antall_for><antall_ikke_tilstede>82</antall_ikke_tilstede><antall_mot>41</antall_mot><personlig_votering>true</personlig_votering><president>${person(index)}</president><sak_id>101010</sak_id><vedtatt>true</vedtatt><votering_id>${20_000 + index}</votering_id><votering_resultat_type>ikke_spesifisert</votering_resultat_type><votering_tema>Forslag nr. ${index} fra Sosialistisk Venstreparti, Rødt og Miljøpartiet De Grønne om endringer i bevilgningene</votering_tema><votering_tid>2026-11-05T15:00:37.96</votering_tid></sak_votering>`;
  return document(
    'sak_votering_oversikt',
    `<sak_id>101010</sak_id><sak_votering_liste>${times(150, row)}</sak_votering_liste>`,
  );
}

export function rollCallXml(ballotId: number): string {
  const row = (index: number) =>
    `<representant_voteringsresultat>${VERSION}<representant>${person(index)}</representant><votering>${nth(['for', 'mot', 'ikke_tilstede'], index)}</votering></representant_voteringsresultat>`;
  const list = `<voteringsresultat_liste>${times(169, row)}</voteringsresultat_liste>`;
  return document('voteringsresultat_oversikt', `<votering_id>${ballotId}</votering_id>${list}`);
}

export function sessionsXml(): string {
  const session = (from: number) =>
    `<id>${from}-${from + 1}</id><fra>${from}-10-01T00:00:00+02:00</fra><til>${from + 1}-09-30T23:59:00</til>`;
  const list = times(42, (index) => `<sesjon>${session(2027 - index)}</sesjon>`);
  return document(
    'sesjoner_oversikt',
    `<innevaerende_sesjon>${session(2026)}</innevaerende_sesjon><sesjoner_liste>${list}</sesjoner_liste>`,
  );
}

export function partiesXml(): string {
  const row = (index: number) =>
    `<parti>${VERSION}<id>P${index}</id><navn>Sosialistisk Venstreparti ${index}</navn><representert_parti>false</representert_parti></parti>`;
  return document('partier_oversikt', `<partier_liste>${times(60, row)}</partier_liste>`);
}

export function committeesXml(): string {
  const list = times(20, (index) => named('komite', nth(COMMITTEES, index)));
  return document('komiteer_oversikt', `<komiteer_liste>${list}</komiteer_liste><sesjon_id>2026-2027</sesjon_id>`);
}

export function topicsXml(): string {
  const topic = (id: number, inside: string) =>
    `<emne>${VERSION}<er_hovedemne>true</er_hovedemne><id>${id}</id><navn>${nth(TOPICS, id)} ${id}</navn><underemne_liste>${inside}</underemne_liste></emne>`;
  const list = times(22, (index) =>
    topic(
      index,
      times(12, (each) => topic(100 * index + each, '')),
    ),
  );
  return document('emne_oversikt', `<emne_liste>${list}</emne_liste>`);
}
