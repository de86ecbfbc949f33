// Synthetic responses of realistic size: a report of 40 points, 349 voting members, 2,500 current and former members.

const PARTIES = ['S', 'M', 'SD', 'C', 'V', 'KD', 'L', 'MP'];
const CONSTITUENCIES = [
  'Västra Götalands läns västra',
  'Stockholms kommun',
  'Skåne läns norra och östra',
  'Gotlands län',
];

function nth<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function times<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

const personId = (index: number) => `02576125${String(index).padStart(5, '0')}`;

function assignment(index: number) {
  const year = 2026 - index;
  return {
    organ_kod: nth(['kam', 'MJU', 'UFöU', 'FiU'], index),
    roll_kod: nth(['Riksdagsledamot', 'Suppleant', 'Ledamot'], index),
    ordningsnummer: '72',
    status: 'Tjänstgörande',
    typ: 'kammaruppdrag',
    from: `${year}-10-01`,
    tom: `${year + (index < 6 ? 4 : 1)}-09-30`,
    uppgift: ['Miljö- och jordbruksutskottet'],
  };
}

function person(index: number, assignments: number) {
  return {
    intressent_id: personId(index),
    fodd_ar: '1969',
    kon: 'kvinna',
    efternamn: `Gudbrandsdotter ${index}`,
    tilltalsnamn: 'Anna-Margareta',
    sorteringsnamn: `Gudbrandsdotter ${index},Anna-Margareta`,
    parti: nth(PARTIES, index),
    valkrets: nth(CONSTITUENCIES, index),
    status: 'Tjänstgörande riksdagsledamot',
    bild_url_192: `http://data.riksdagen.se/filarkiv/bilder/ledamot/767eb0fc-ed36-49ca-8801-${index}_192.jpg`,
    personuppdrag: { uppdrag: times(assignments, assignment) },
    personuppgift: {
      uppgift: times(12, (nr) => ({ kod: `Bakgrund ${nr}`, uppgift: ['Lantbrukare. '.repeat(8)], typ: 'biografi' })),
    },
  };
}

export function membersJson(members: number, assignments: number): string {
  const list = times(members, (index) => person(index, assignments));
  return JSON.stringify({ personlista: { '@hits': String(members), person: list } });
}

export function votesJson(rows: number): string {
  const votering = times(rows, (index) => ({
    rm: '2026/27',
    beteckning: `CU${Math.floor(index / 349 / 10) + 1}`,
    punkt: String((Math.floor(index / 349) % 10) + 1),
    votering_id: '6D58E372-9EBF-4C31-A1D0-81B9DF219174',
    intressent_id: personId(index % 349),
    namn: `Anna-Margareta Gudbrandsdotter ${index % 349}`,
    fornamn: 'Anna-Margareta',
    efternamn: `Gudbrandsdotter ${index % 349}`,
    valkrets: nth(CONSTITUENCIES, index),
    parti: nth(PARTIES, index),
    avser: 'sakfrågan',
    votering: 'huvud',
    rost: nth(['Ja', 'Nej', 'Frånvarande'], index),
    dok_id: 'HE01CU1',
    systemdatum: '2026-11-01 00:00:00',
  }));
  return JSON.stringify({ voteringlista: { '@antal': String(rows), votering } });
}

export function documentsJson(): string {
  const dokument = times(20, (index) => ({
    dok_id: `HE02${index}`,
    titel: 'En långsiktig strategi för landsbygdens service och för den kommunala ekonomin',
    undertitel: 'av Anna-Margareta Gudbrandsdotter m.fl. (C)',
    doktyp: 'mot',
    subtyp: 'Kommittémotion',
    rm: '2026/27',
    beteckning: String(index),
    nummer: String(index),
    organ: 'CU',
    datum: '2026-10-01',
    publicerad: '2026-10-01 00:00:00',
    status: 'Motionen bereds i utskott',
    notis: 'Motionen föreslår <span class="traff-markering">att</span> riksdagen ställer sig bakom det. '.repeat(12),
    dokument_url_html: `//data.riksdagen.se/dokument/HE02${index}.html`,
    dokintressent: {
      intressent: times(12, (nr) => ({
        intressent_id: personId(nr),
        namn: 'Anna-Margareta Gudbrandsdotter',
        partibet: 'C',
        roll: 'undertecknare',
      })),
    },
  }));
  return JSON.stringify({ dokumentlista: { '@traffar': '3000', '@sida': '1', '@sidor': '150', dokument } });
}

/**
 * Returns a report with the given number of paragraphs of about 600 characters, in HTML as exported from a word
 * processor.
 */
export function reportJson(paragraphs: number): string {
  const html = `<style>${'p { margin: 0 } '.repeat(100)}</style>${'<p class="NormalIndent" style="line-height:16pt">\n\t\t<span style="-aw-sdt-tag:\'x\'">Riksdagen ställer sig bakom det som anförs i motionen. </span></p>'.repeat(paragraphs)}`;
  const table = {
    table: {
      tbody: { tr: times(9, (index) => ({ th: nth(PARTIES, index), td: ['100', '0', '0', '7'] })) },
      tfooter: { tr: { th: 'Totalt', td: ['284', '21', '0', '44'] } },
      caption: { '#text': 'Utskottets förslag mot reservation 1 (C)' },
    },
  };
  const status = {
    dokument: {
      dok_id: 'HE01CU1',
      rm: '2026/27',
      beteckning: 'CU1',
      doktyp: 'bet',
      organ: 'CU',
      titel: 'Utgiftsområde 18 Samhällsplanering, bostadsförsörjning och byggande',
      html,
    },
    dokutskottsforslag: {
      utskottsforslag: times(40, (index) => ({
        punkt: String(index + 1),
        rubrik: 'Anslag för 2027 inom utgiftsområde 18 och mål för bostadspolitiken i hela landet',
        forslag: 'Riksdagen avslår motionerna 2026/27:100 av Anna Gudbrandsdotter (C) yrkandena 1 och 2. '.repeat(15),
        beslutstyp: 'röstning',
        vinnare: 'utskottet',
        votering_id: '6d58e372-9ebf-4c31-a1d0-81b9df219174',
        votering_sammanfattning_html: table,
      })),
    },
    dokmotforslag: {
      motforslag: times(60, (index) => ({ nummer: String(index), partier: '"S, V, MP"', typ: 'reservation' })),
    },
    dokaktivitet: {
      aktivitet: times(12, () => ({
        kod: 'BEH',
        namn: 'Behandling i utskottet',
        datum: '2026-11-01',
        status: 'inträffat',
      })),
    },
    dokuppgift: {
      uppgift: times(12, (index) => ({
        kod: `notis${index}`,
        namn: 'Notis',
        text: `${index} ${'Riksdagen sa ja. '.repeat(150)}`,
      })),
    },
    dokbilaga: {
      bilaga: times(12, (index) => ({
        titel: 'Betänkande 2026/27:CU1 Utgiftsområde 18',
        filtyp: 'pdf',
        filstorlek: '341805',
        fil_url: `//data.riksdagen.se/fil/65D24A1D-${index}`,
      })),
    },
    dokreferens: {
      referens: times(80, (index) => ({
        referenstyp: 'behandlar',
        ref_dok_id: `HE02${index}`,
        ref_dok_typ: 'mot',
        ref_dok_rm: '2026/27',
        ref_dok_bet: String(index),
        ref_dok_titel: 'En långsiktig strategi för landsbygdens service och för den kommunala ekonomin',
      })),
    },
    dokintressent: {
      intressent: times(20, (nr) => ({
        intressent_id: personId(nr),
        namn: 'Anna Öhman',
        partibet: 'C',
        roll: 'ledamot',
      })),
    },
  };
  return JSON.stringify({ dokumentstatus: status });
}
