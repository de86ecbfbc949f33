// The answer ids of all examples that recordings or built-in data can answer, on every transport. Run as a program, it starts a server
// with its environment, calls the examples, and writes the ids to standard output as JSON.

import type { AlmanacOptions } from '../../../runtime/app/app.ts';
import { OWN_META } from '../../../runtime/transports/mcp/protocol.ts';
import { openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import type { Answer } from '../../support/http.ts';
import { byGet, byMcp, byPost, type Offered, offer, REPLAYING } from '../../support/operations.ts';

export interface Example {
  readonly name: string;
  readonly offered: Offered;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Ids by transport; `again` is from a second call, whose sources are cached. */
export type Ids = Readonly<Partial<Record<'GET' | 'POST' | 'MCP' | 'again', string>>>;

export async function answerable(): Promise<Example[]> {
  const all = (await offer()).filter(
    ({ unrecorded, operation }) => unrecorded.length === 0 && operation.effect === 'read',
  );
  return all.flatMap((offered) =>
    offered.operation.examples.map(({ arguments: input }, index) => {
      const isArgument = ([name]: readonly [string, unknown]) => name !== offered.operation.keyArgument;
      return {
        name: `${offered.id} ${index + 1}`,
        offered,
        values: Object.fromEntries(Object.entries(input).filter(isArgument)),
      };
    }),
  );
}

export function idOf(answer: Answer): string | undefined {
  return answer.json?.result?._meta?.[OWN_META.answer]?.id ?? answer.headers['content-location']?.split('/').at(-1);
}

export async function idsOf(server: TestAlmanac, key: string, { offered, values }: Example): Promise<Ids> {
  const ids: Record<string, string | undefined> = {};
  for (const method of [...offered.methods, 'again'] as const) {
    const byQuery = method === 'GET' || (method === 'again' && offered.methods[0] === 'GET');
    ids[method] = idOf(await server.send(byQuery ? byGet(offered, values, key) : byPost(offered, values, key)));
  }
  if (offered.service.kind === 'service') ids['MCP'] = idOf(await server.send(byMcp(offered, values, key)));
  return ids;
}

/** Runs all examples on a server that starts with an empty data folder. */
export async function collect(
  variables: Readonly<Record<string, string>> = {},
  options: AlmanacOptions = {},
): Promise<Record<string, Ids>> {
  const server = await openAlmanac({ ...REPLAYING, ...variables }, options);
  try {
    const key = await server.key();
    const found: Record<string, Ids> = {};
    for (const example of await answerable()) found[example.name] = await idsOf(server, key, example);
    return found;
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const { DATABASE_URL, ALMANAC_MASTER_KEY } = process.env;
  const found = await collect(
    DATABASE_URL === undefined ? {} : { DATABASE_URL, ALMANAC_MASTER_KEY: ALMANAC_MASTER_KEY ?? '' },
  );
  process.stdout.write(JSON.stringify(found));
}
