import { type EntityTest, shown, xml } from '../../runtime/webhooks/entity.ts';

export const entities: readonly EntityTest[] = [
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
];
