// Arguments as an adapter gets them: read by the tool's generated decoder, which makes one code of a country's names.

import { areas, services } from '../../generated/catalog.ts';
import { Problem } from '../../runtime/contract/problem.ts';

const operations = new Map([...services, ...areas].flatMap((each) => each.operations.map((one) => [one.id, one])));

/**
 * The arguments of `<service>.<tool>` as its decoder reads a caller's.
 * @throws Problem `invalid_arguments` with what the decoder notes
 */
export function decoded<Args extends object>(id: string, args: Args): Args {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
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
