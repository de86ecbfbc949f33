// Returns arguments as an adapter receives them. They are read by the tool's generated decoder, which replaces country
// names with codes.

import { areas, services } from '../../generated/catalog.ts';
import { Problem } from '../../runtime/contract/problem.ts';

const operations = new Map([...services, ...areas].flatMap((each) => each.operations.map((one) => [one.id, one])));

/**
 * Decodes arguments for `<service>.<tool>`.
 * @throws Problem `invalid_arguments` with the errors of the decoder
 */
export function decoded<Args extends object>(id: string, args: Args): Args {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`Unknown tool ${id}.`);
  const found = operation.decode({ encoding: 'json', values: args as Readonly<Record<string, unknown>> });
  if (!found.ok) {
    throw new Problem(
      'invalid_arguments',
      found.problems.map(({ parameter, message }) => `${parameter}: ${message}`).join('; '),
      {
        errors: [...found.problems],
      },
    );
  }
  return found.arguments as Args;
}
