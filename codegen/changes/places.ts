// Finds the file and line of a change. For a removed element, this is the location of its nearest parent that still
// exists.

import type { Manifest, NodePath } from '../load/manifest.ts';
import type { Change } from './change.ts';

export class Places {
  readonly #manifests: ReadonlyMap<string, Manifest>;

  constructor(manifests: readonly Manifest[]) {
    this.#manifests = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  }

  /**
   * Returns a location such as `spec/services/places/service.yaml:12`, or only the file name if the file no longer
   * exists.
   */
  of(change: Change): string {
    const [file = '', path] = this.#node(change);
    const manifest = this.#manifests.get(file);
    return manifest === undefined ? file : manifest.placeOf(path, 'key').split(':').slice(0, 2).join(':');
  }

  node(change: Change): [manifest: Manifest, path: NodePath] | undefined {
    const [file = '', path] = this.#node(change);
    const manifest = this.#manifests.get(file);
    return manifest === undefined ? undefined : [manifest, path];
  }

  #node({ source, inside }: Change): [file: string | undefined, path: NodePath] {
    const [file, pointer = ''] = source.split('#');
    const manifest = file === undefined ? undefined : this.#manifests.get(file);
    return [file, written([...pointer.split('.').filter((name) => name !== ''), ...inside], manifest?.written)];
  }
}

/**
 * Converts a path of names to the path in the manifest, by adding the `?` of optional fields and the `properties`
 * level.
 */
function written(names: readonly string[], data: unknown): NodePath {
  const path: string[] = [];
  let node: unknown = data;
  for (const name of names) {
    const here = member(node, name) ?? member(member(node, 'properties')?.[1], name, 'properties');
    if (here === undefined) {
      path.push(name);
      node = undefined;
      continue;
    }
    path.push(...here[0]);
    node = here[1];
  }
  return path;
}

function member(node: unknown, name: string, ...before: string[]): [path: string[], value: unknown] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const key = [name, `${name}?`].find((each) => Object.hasOwn(node, each));
  return key === undefined ? undefined : [[...before, key], (node as Record<string, unknown>)[key]];
}
