import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
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
];
