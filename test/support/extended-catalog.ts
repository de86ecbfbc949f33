// Adds test services to the real services, for features that no real service uses yet and for benchmarks.

import { type Catalog, generatedCatalog } from '../../runtime/app/catalog.ts';
import type { Operation, Service } from '../../runtime/contract/operation.ts';
import type { AnyHandler } from '../../runtime/dispatch/binding.ts';

export interface Extra {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly handlers: ReadonlyMap<Operation, AnyHandler>;
  readonly toolsJson: (slug: string) => string;
}

export function catalogWith({ services, areas, handlers, toolsJson }: Extra): Catalog {
  const own = new Set(services.map(({ slug }) => slug));
  return {
    services: [...generatedCatalog.services, ...services],
    areas: [...generatedCatalog.areas, ...areas],
    handlers,
    toolsJson: (slug) => (own.has(slug) ? toolsJson(slug) : generatedCatalog.toolsJson(slug)),
  };
}
