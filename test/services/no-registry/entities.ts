import type { EntityTest, State } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';
import type { Answers } from '../../support/played-folder.ts';

export const entities: readonly EntityTest[] = [
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
];
