// runtime/{adapters,sources,watchers}/index.ts: where the hand-written modules stand that the manifests ask for, a line each. They
// are loaded when they are first used; a module that is missing, or is not what its manifest asks for, does not compile.

import type { Plan } from '../../plan/plan.ts';
import { propertyName, quoted } from '../literal.ts';
import { header } from '../source.ts';

/** The indexes by their path below runtime/. */
export function emitIndexes({ spec, services, areas, shared }: Plan): Map<string, string> {
  const adapters = [...services, ...areas, shared].map(({ key }) => [key, `./${key}/${lastOf(key)}.ts`] as const);
  const sources = spec.upstreams.map(({ id }) => [id, `./${id}/${id}.ts`] as const);
  const watchers = spec.events.map(({ source }) => [source, `./${source}.ts`] as const);
  return new Map([
    ['adapters/index.ts', indexText(ADAPTERS, adapters)],
    ['sources/index.ts', indexText(SOURCES, sources)],
    ['watchers/index.ts', indexText(WATCHERS, watchers)],
  ]);
}

interface Index {
  readonly from: string;
  readonly imports: readonly string[];
  readonly doc: string;
  readonly name: string;
  readonly type: string;
}

const ADAPTERS: Index = {
  from: 'spec/services/ and spec/api/',
  imports: [
    "import type { Adapters } from '../../generated/catalog.ts';",
    "import type { AdapterModule } from './context.ts';",
  ],
  doc: 'The adapter of every service and area.',
  name: 'adapterModules',
  type: '{ readonly [Key in keyof Adapters]: () => Promise<AdapterModule<Key>> }',
};

const SOURCES: Index = {
  from: 'spec/upstreams/',
  imports: [
    "import type { UpstreamId } from '../../generated/upstreams.ts';",
    "import type { SourceModule } from './context.ts';",
  ],
  doc: 'The source of every manifest of spec/upstreams.',
  name: 'sourceModules',
  type: '{ readonly [Id in UpstreamId]: () => Promise<SourceModule<Id>> }',
};

const WATCHERS: Index = {
  from: 'spec/events/',
  imports: [
    "import type { Watchers } from '../../generated/events.ts';",
    "import type { WatcherModule } from './context.ts';",
  ],
  doc: 'The watcher of every source whose events are declared.',
  name: 'watcherModules',
  type: '{ readonly [Source in keyof Watchers]: () => Promise<WatcherModule<Source>> }',
};

function indexText(
  { from, imports, doc, name, type }: Index,
  modules: readonly (readonly [key: string, path: string])[],
) {
  const sorted = [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([key, path]) => `  ${propertyName(key)}: () => import(${quoted(path)}),\n`);
  return `${header(from)}\n${imports.join('\n')}\n\n/** ${doc} */\nexport const ${name} = {\n${lines.join('')}} satisfies ${type};\n`;
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
