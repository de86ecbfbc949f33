// Finding a tool takes one map lookup; only endpoints with path parameters are compared segment by segment.

import type { Operation, Service } from '../../contract/operation.ts';

export interface Route {
  readonly operation: Operation;
  readonly parameters: ReadonlyMap<string, readonly string[]> | undefined;
}

interface Pattern {
  readonly segments: readonly string[];
  readonly operation: Operation;
}

export class Routes {
  readonly #exact = new Map<string, Route>();
  readonly #patterns: Pattern[] = [];

  constructor(services: readonly Service[], areas: readonly Service[]) {
    for (const { slug, operations } of services) {
      for (const operation of operations) this.#add(`/rest/${slug}/${operation.name}`, operation);
    }
    for (const { operations } of areas)
      for (const operation of operations) this.#add(operation.path as string, operation);
  }

  /** Finds a route, with or without trailing slashes in the path. */
  find(path: string): Route | undefined {
    const exact = this.#exact.get(path);
    if (exact !== undefined) return exact;
    const bare = withoutSlashes(path);
    const known = this.#exact.get(bare);
    if (known !== undefined) return known;
    if (!bare.startsWith('/api/')) return undefined;
    const segments = bare.split('/');
    for (const pattern of this.#patterns) {
      const parameters = matched(pattern.segments, segments);
      if (parameters !== undefined) return { operation: pattern.operation, parameters };
    }
    return undefined;
  }

  #add(path: string, operation: Operation): void {
    if (path.includes('{')) this.#patterns.push({ segments: path.split('/'), operation });
    else this.#exact.set(path, { operation, parameters: undefined });
  }
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function matched(
  pattern: readonly string[],
  segments: readonly string[],
): ReadonlyMap<string, readonly string[]> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters = new Map<string, readonly string[]>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] as string;
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (value === undefined || value === '') return undefined;
    parameters.set(part.slice(1, -1), [value]);
  }
  return parameters;
}

/** Undefined if malformed. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
