// Codes of the states, the federal district, territories, freely associated states and military post of the United States: those
// that stand in addresses of hospitals and providers.

import { invalidArgument } from '../../contract/problem.ts';

const CODES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN ' +
    'TX UT VT VA WA WV WI WY DC AS GU MP PR VI FM MH PW AA AE AP'
  ).split(' '),
);

/**
 * The code in capitals; undefined for none.
 * @throws Problem `invalid_arguments` for a code that no state has
 */
export function stateCode(code: string | undefined): string | undefined {
  const capital = code?.toUpperCase();
  if (capital === undefined || CODES.has(capital)) return capital;
  throw invalidArgument(
    'state',
    `${capital} is no state or territory of the United States`,
    `Known are ${[...CODES].join(', ')}.`,
  );
}
