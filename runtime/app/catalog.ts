// What a process offers: the services and areas of the generated catalogue, with the tool lists that the generator wrote.

import { readFileSync } from 'node:fs';
import { areas, services } from '../../generated/catalog.ts';
import type { Operation, Service } from '../contract/operation.ts';
import type { AnyHandler } from '../dispatch/binding.ts';

/** Everything that a caller can reach, apart from pages. */
export interface Catalog {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  /** The tools of a service, or of an area (`api/<area>`), as `tools/list` sends them: JSON text of an array. */
  readonly toolsJson: (slug: string) => string;
  /** Handlers of operations that no adapter answers. */
  readonly handlers: ReadonlyMap<Operation, AnyHandler>;
}

/** What spec/ declares. */
export const generatedCatalog: Catalog = {
  services,
  areas,
  toolsJson: (slug) => {
    const folder = slug.startsWith('api/') ? slug : `services/${slug}`;
    return readFileSync(new URL(`../../generated/${folder}/mcp.json`, import.meta.url), 'utf8');
  },
  handlers: new Map(),
};
