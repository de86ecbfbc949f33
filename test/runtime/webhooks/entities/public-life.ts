// Exchange rates, companies, laws, parliaments and research money.

import { json } from '../../../support/fake-source.ts';
import type { Answers } from '../../sources/played-folder.ts';
import { type EntityTest, type State, shown, xml } from '../entity.ts';

export const entities: readonly EntityTest[] = [
  {
    type: 'ecb-fx_rate',
    answers: (state) => ({
      '/stats/eurofxref/eurofxref-daily.xml': xml(() => {
        const rates = shown(state, {
          A: ['2026-11-18', { USD: 1.08, NOK: 11.7, SEK: 11.5, BGN: 1.9558, DKK: 7.46 }],
          B: ['2026-11-19', { USD: 1.09, NOK: 11.7, SEK: 11.5, BGN: 1.9558, DKK: 7.46 }],
          half: ['2026-11-19', { USD: 1.09, NOK: 11.7 }],
          C: ['2026-11-19', { USD: 1.1, NOK: 11.7, SEK: 11.5, DKK: 7.46 }],
        } as const);
        const cubes = Object.entries(rates[1]).map(
          ([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`,
        );
        return `<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube><Cube time='${rates[0]}'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`;
      }),
    }),
    events: {
      B: ['updated USD date,rate', ...['NOK', 'SEK', 'BGN', 'DKK'].map((code) => `updated ${code} date`)],
      C: ['updated USD rate', 'removed BGN'],
    },
  },
  {
    type: 'brreg_company',
    environment: { ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST: '974760673,900000006,900000014' },
    answers: (state) => {
      const unit =
        (number: string, names: Readonly<Record<State, string | number>>): Answers[string] =>
        (response) => {
          const name = names[state()];
          if (typeof name === 'number') response.writeHead(name).end();
          else json(response, { organisasjonsnummer: number, navn: name });
        };
      const all = ['974760673', '900000006', '900000014'].map((organisasjonsnummer) => ({ organisasjonsnummer }));
      return {
        '/enheter/974760673': unit('974760673', { A: 'ONE', B: 'TWO', half: 'TWO', C: 'TWO' }),
        '/enheter/900000006': unit('900000006', { A: 'X', B: 'X', half: 500, C: 'X' }),
        '/enheter/900000014': unit('900000014', { A: 'Y', B: 'Y', half: 500, C: 410 }),
        '/oppdateringer/enheter?*': { _embedded: { oppdaterteEnheter: all }, page: { totalElements: 3 } },
        '/oppdateringer/underenheter?*': { page: { totalElements: 0 } },
      };
    },
    events: { B: ['updated 974760673 name'], C: ['removed 900000014'] },
  },
  {
    type: 'cellar_act',
    answers: (state) => ({
      'POST /webapi/rdf/sparql': (response) => {
        const act = (celex: string, title: string, date: string) => ({
          celex: { type: 'literal', value: celex },
          title: { type: 'literal', value: title },
          date: { type: 'literal', value: date },
        });
        const [one, two] = [
          act('32026R2001', 'Regulation one', '2026-11-10'),
          act('32026R2002', 'Regulation two', '2026-11-12'),
        ];
        const corrected = act('32026R2002', 'Regulation two, amended', '2026-11-12');
        const three = act('32026L0003', 'Directive three', '2026-11-18');
        const old = act('32026R1000', 'What is older than the first look', '2026-11-07');
        const bindings = shown(state, {
          A: [two, one],
          B: [three, corrected, one],
          half: [three],
          C: [three, corrected, old],
        });
        json(response, { head: { vars: ['celex', 'title', 'date'] }, results: { bindings } });
      },
    }),
    events: { B: ['created 32026L0003', 'updated 32026R2002 title'], C: [] },
  },
  {
    type: 'stortinget_case',
    answers: (state) => ({
      '/eksport/saker?sesjonid=2026-2027': xml(() => {
        const sak = (id: number, status: string, title: string) =>
          `<sak><behandlet_sesjon_id>2026-2027</behandlet_sesjon_id><dokumentgruppe>proposisjon</dokumentgruppe><emne_liste></emne_liste><henvisning>Prop. ${id}</henvisning><id>${id}</id><innstilling_id>-1</innstilling_id><komite><id>FINANS</id><navn>Finanskomiteen</navn></komite><korttittel>${title}</korttittel><sak_fremmet_id>${id}</sak_fremmet_id><sist_oppdatert_dato>2026-11-03T09:15:00+01:00</sist_oppdatert_dato><status>${status}</status><tittel>${title}</tittel><type>lovsak</type></sak>`;
        const cases = shown(state, {
          A: [sak(1, 'mottatt', 'En'), sak(2, 'til_behandling', 'To')],
          B: [sak(1, 'til_behandling', 'En'), sak(2, 'til_behandling', 'To'), sak(3, 'varslet', 'Tre')],
          half: [sak(3, 'varslet', 'Tre')],
          C: [sak(1, 'behandlet', 'En'), sak(3, 'varslet', 'Tre')],
        });
        return `<saker_oversikt xmlns="http://data.stortinget.no"><saker_liste>${cases.join('')}</saker_liste><sesjon_id>2026-2027</sesjon_id></saker_oversikt>`;
      }),
    }),
    events: { B: ['updated 1 status', 'created 3'], C: ['updated 1 status'] },
  },
  {
    type: 'riksdagen_document',
    answers: (state) => ({
      '/dokumentlista/?*': (response) => {
        const document = (id: string, titel: string, datum: string) => ({
          ...{ dok_id: id, id, titel, datum: `${datum} 00:00:00`, doktyp: 'mot', typ: 'mot', rm: '2026/27' },
          ...{ beteckning: '1', organ: 'TU', database: 'dokument', undertitel: '', status: '' },
        });
        const [one, two] = [document('HE021', 'Ett', '2026-11-10'), document('HE022', 'Två', '2026-11-12')];
        const dokument = shown(state, {
          A: [two, one],
          B: [document('HE023', 'Tre', '2026-11-18'), document('HE022', 'Två igen', '2026-11-12'), one],
          half: [document('HE023', 'Tre', '2026-11-18')],
          C: [document('HE023', 'Tre', '2026-11-18'), document('HE020', 'Gammal', '2026-11-01')],
        });
        const count = String(dokument.length);
        json(response, { dokumentlista: { '@sida': '1', '@sidor': '1', '@traffar': count, dokument } });
      },
    }),
    events: { B: ['created HE023', 'updated HE022 title'], C: [] },
  },
  {
    type: 'riksdagen_ballot',
    answers: (state) => ({
      '/voteringlista/?*': (response) => {
        const rows = (beteckning: string, punkt: string, votes: readonly string[]) =>
          votes.map((rost, index) => ({
            ...{
              rm: '2026/27',
              beteckning,
              punkt,
              votering_id: `${beteckning}-${punkt}`,
              intressent_id: String(index),
            },
            ...{ namn: `Ledamot ${index}`, parti: 'S', rost, avser: 'sakfrågan', votering: 'huvud' },
            ...{ dok_id: `HE01${beteckning}`, systemdatum: '2026-11-18 16:00:00' },
          }));
        const first = rows('TU3', '2', ['Ja', 'Nej']);
        const votering = shown(state, {
          A: first,
          B: [...first, ...rows('CU1', '1', ['Ja', 'Ja', 'Avstår'])],
          half: rows('CU1', '1', ['Ja', 'Ja', 'Avstår']),
          C: [...rows('TU3', '2', ['Ja', 'Ja']), ...rows('CU1', '1', ['Ja', 'Ja', 'Avstår'])],
        });
        json(response, { voteringlista: { '@antal': String(votering.length), votering } });
      },
    }),
    events: { B: ['created 2026/27:CU1:1'], C: ['updated 2026/27:TU3:2 yes,no'] },
  },
  {
    type: 'cordis_project',
    answers: (state) => ({
      '/api/search/results?*': (response) => {
        const project = (reference: string, title: string, startDate: string) => ({
          ...{ reference, id: reference, acronym: 'ACR', title, startDate, endDate: '30 {{month_11}} 2029' },
          ...{ coordinatedIn: 'Portugal', contentType: 'project', programme: [] },
        });
        const [one, two] = [project('101', 'One', '1 {{month_09}} 2026'), project('102', 'Two', '1 {{month_10}} 2026')];
        const results = shown(state, {
          A: [two, one],
          B: [project('103', 'Three', '1 {{month_11}} 2026'), project('102', 'Two again', '1 {{month_10}} 2026'), one],
          half: [one],
          C: [project('103', 'Three', '1 {{month_11}} 2026'), project('90', 'Late', '1 {{month_01}} 2026')],
        });
        const { length } = results;
        json(response, {
          status: true,
          payload: { total: length, page: 1, nItems: length, records: `1-${length}`, results },
        });
      },
    }),
    events: { B: ['created 103', 'updated 102 title'], C: [] },
  },
];
