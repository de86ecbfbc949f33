// Where in the manifests a change is said, as people open it: file and line. What is gone is placed where it was: at the nearest
// thing around it that is still there.

import type { Manifest, NodePath } from '../load/manifest.ts';
import type { Change } from './change.ts';

/** Finds lines in the manifests of the offer as it is. */
export class Places {
  readonly #manifests: ReadonlyMap<string, Manifest>;

  constructor(manifests: readonly Manifest[]) {
    this.#manifests = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  }

  /** `spec/services/places/service.yaml:12`; the file alone where it is no more. */
  of(change: Change): string {
    const [file = '', path] = this.#node(change);
    const manifest = this.#manifests.get(file);
    return manifest === undefined ? file : manifest.placeOf(path, 'key').split(':').slice(0, 2).join(':');
  }

  /** The manifest and the node in it, for a fault; undefined where the file is no more. */
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

/** The names as the manifest writes them: with the `?` of optional ones; `properties` is passed through. */
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
