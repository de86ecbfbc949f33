// What a release is made of, as CycloneDX, from what npm tells of the installed packages: `npm sbom … | node runtime/deploy/sbom.ts`.
// Told to leave out development packages npm leaves out those too that both need, so it is asked for all, and what is only for development
// is taken out here; and it calls the product by the name of its folder.

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** npm marks so what is not needed to run. */
const DEVELOPMENT = 'cdx:npm:package:development';
const ROOT = new URL('../../', import.meta.url);

/** The part of a CycloneDX document that is read here. */
export interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The document of what runs: without what is only for development, under the product's own name. */
export function shippedBom(bom: Bom, name: string): Bom {
  const product = bom.metadata.component;
  const components = bom.components.filter(
    ({ properties = [] }) => !properties.some((each) => each.name === DEVELOPMENT && each.value === 'true'),
  );
  const refs = new Set([product, ...components].map((each) => each['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn?.filter((ref) => refs.has(ref)) ?? [] }));
  const component = { ...product, type: 'application', name };
  return { ...bom, metadata: { ...bom.metadata, component }, components, dependencies };
}

if (import.meta.main) {
  const { name } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  process.stdout.write(`${JSON.stringify(shippedBom(JSON.parse(await text(process.stdin)), name), null, 2)}\n`);
}
