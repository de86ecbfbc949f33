// All operations in the manifests, and whether they work in tests because their sources are built in or have recordings
// under test/services.

import { existsSync } from 'node:fs';
import type { Operation, Service, Spec } from '../../codegen/model/model.ts';
import { FIXTURES, fixtureFolder } from './fixtures.ts';
import type { Answer, Sent } from './http.ts';
import { mcpCall, queryString } from './http.ts';
import { readManifests } from './published.ts';

/** Environment variables with which all sources are replayed from recordings. */
export const REPLAYING = {
  UPSTREAM_REPLAY: FIXTURES,
  ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST: '974760673',
};

export interface Offered {
  readonly id: string;
  readonly service: Service;
  readonly operation: Operation;
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly builtIn: boolean;
  readonly unrecorded: readonly string[];
}

export async function offer(): Promise<Offered[]> {
  const spec = await readManifests();
  return [...spec.services, ...spec.areas].flatMap((service) =>
    service.operations.map((operation) => offered(spec, service, operation)),
  );
}

function offered(spec: Spec, service: Service, operation: Operation): Offered {
  const fetched = spec.sources.filter(({ id, embedded }) => embedded !== true && service.sources.includes(id));
  const sources = operation.shared ? [] : fetched.map(({ id }) => id);
  const gettable = operation.effect === 'read' || service.getFirst;
  const onlyGet = service.kind === 'area';
  return {
    id: `${service.slug}.${operation.name}`,
    service,
    operation,
    path: operation.path ?? `/rest/${service.slug}/${operation.name}`,
    methods: [...(gettable || onlyGet ? (['GET'] as const) : []), ...(onlyGet ? [] : (['POST'] as const))],
    builtIn: sources.length === 0,
    unrecorded: sources.filter((id) => !existsSync(fixtureFolder(id))),
  };
}

type Values = Readonly<Record<string, unknown>>;

export function byGet({ path }: Offered, values: Values, key: string): Sent {
  const rest = { ...values };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: `${filled}${queryString(rest)}`, key };
}

export function byPost({ path }: Offered, values: Values, key: string): Sent {
  return { path, body: values, key };
}

export function byMcp({ service, operation }: Offered, values: Values, key: string): Sent {
  return mcpCall(service.slug, operation.tool?.name ?? operation.name, values, key);
}

export function brief(answer: Answer): string {
  return `${answer.status} ${answer.text.slice(0, 400)}`;
}
