import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
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
];
