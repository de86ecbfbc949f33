import { type EntityTest, shown, xml } from '../../runtime/webhooks/entity.ts';

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
];
