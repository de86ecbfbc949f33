// Services and areas of the generated catalog.

import { readFileSync } from 'node:fs';
import { areas, services } from '../../generated/catalog.ts';
import type { Operation, Service } from '../contract/operation.ts';
import type { AnyHandler } from '../dispatch/binding.ts';

/** Everything callers can use except pages. */
export interface Catalog {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  /** JSON array of `tools/list` for a service or area (`api/<area>`). */
  readonly toolsJson: (slug: string) => string;
  /** Handlers for operations without an adapter. */
  readonly handlers: ReadonlyMap<Operation, AnyHandler>;
}

export const generatedCatalog: Catalog = {
  services,
  areas,
  toolsJson: (slug) => {
    const folder = slug.startsWith('api/') ? slug : `services/${slug}`;
    return readFileSync(new URL(`../../generated/${folder}/mcp.json`, import.meta.url), 'utf8');
  },
  handlers: new Map(),
};
