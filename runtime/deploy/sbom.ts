// Creates an SBOM in CycloneDX 1.5 format from the lock file. `npm sbom` is not used, because it lists development
// packages, names the product after its folder, and is missing in some versions.

import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const FOLDER = 'node_modules/';

/** Packages keyed by path; the product's path is empty. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  /** Set, for example, for packages for other platforms. */
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Component = ReturnType<typeof componentOf>;

export function sbomOf({ packages }: Lock) {
  const shipped = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  const needs = new Map<string, Set<string>>();
  const components = new Map<string, Component>();
  for (const [path, locked] of shipped) {
    const component = componentOf(path, locked);
    components.set(component['bom-ref'], component);
    const own = needs.get(component['bom-ref']) ?? new Set();
    needs.set(component['bom-ref'], own);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const found = placeOf(name, path, packages);
      if (found !== undefined) own.add(componentOf(found, packages[found] as Locked)['bom-ref']);
    }
  }
  // The first entry in the lock file is the product itself.
  const [product, ...others] = [...components.values()] as [Component, ...Component[]];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...product, type: 'application' } },
    components: others,
    dependencies: [...needs].map(([ref, own]) => ({ ref, dependsOn: [...own].sort() })),
  };
}

function componentOf(path: string, { name: ownName, version, license, integrity, optional }: Locked) {
  const name = ownName ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const [algorithm, digest] = integrity?.split(' ')[0]?.split('-') ?? [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license === undefined
      ? {}
      : { licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(algorithm === 'sha512' && digest !== undefined
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  };
}

/** Resolves a package as Node does: below the package, then below each parent folder. */
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${FOLDER}`)))) {
    const place = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`;
    if (packages[place] !== undefined) return place;
    if (at === '') return undefined;
  }
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8'));
  process.stdout.write(`${JSON.stringify(sbomOf(lock), null, 2)}\n`);
}
