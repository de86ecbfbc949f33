// Runs economic-indicators with its four sources on loopback. Used by several test files.

import type {
  GetEconomicDataArguments,
  GetEconomicDataResult,
} from '../../../generated/services/economic-indicators/types.ts';
import { create } from '../../../runtime/adapters/economic-indicators/economic-indicators.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { decoded } from '../../support/decoded.ts';
import { callAt } from '../../support/played-folder.ts';
import { type Instead, withRecorded } from '../../support/recorded-sources.ts';

export type Handlers = HandlersOf<'economic-indicators'>;

type Body = (handlers: Handlers, requests: () => string[]) => Promise<void>;

export const withOwnService = (body: Body, options: { instead?: Instead; environment?: Record<string, string> } = {}) =>
  withRecorded(
    ['world-bank', 'oecd', 'eurostat', 'bls'],
    async ({ source, requests: requestedUrls }) => {
      const sources = {
        'world-bank': await source('world-bank'),
        oecd: await source('oecd'),
        eurostat: await source('eurostat'),
        bls: await source('bls'),
      };
      await body(adapter('economic-indicators', create, sources), requestedUrls);
    },
    options,
  );

export const now = '2026-10-01T12:00:00Z';
export const data = async (
  handlers: Handlers,
  indicator: string,
  country: string | readonly string[] | undefined,
  more: object = {},
) => {
  const values = { indicator, country, limit: 360, ...more };
  const args = decoded<object>('economic-indicators.get_economic_data', values) as GetEconomicDataArguments;
  return (await handlers.get_economic_data(args, callAt(now))) as AdapterResult<GetEconomicDataResult>;
};
export const search = async (handlers: Handlers, query: string, limit = 10) =>
  handlers.search_economic_indicators({ query, limit }, callAt(now));

/** Responds to requests for a path with the first cube whose `when` is a substring of the request. */
export const answering =
  (path: string, ...cubes: readonly object[]): Instead =>
  (request, _seen, response) => {
    if (!request.includes(path)) return undefined;
    const cube = cubes.find((each) => request.includes(String((each as { when?: string }).when ?? ''))) ?? {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cube));
    return true;
  };
