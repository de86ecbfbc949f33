// runtime/adapters/{index,source-index,watch-index}.ts: one line per hand-written module that the manifests require. Modules are
// loaded when they are first used. A module that is missing, or has the wrong type, does not compile.

import type { Spec } from '../../model/model.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { propertyName, quoted } from '../print/code.ts';
import { header } from '../print/source.ts';
import { byCode, isDeclared } from '../service/requests.ts';

/** The indexes by their path below runtime/. */
export function emitIndexes({ spec, services, areas, shared }: Plan): Map<string, string> {
  const all = [...services, ...areas];
  const adapters = all
    .filter((plan) => byCode(plan).length > 0)
    .map(({ key }) => [key, `./${lastOf(key)}/${lastOf(key)}.ts`] as const);
  const sources = spec.sources.map(({ id, owner }) => {
    if (isPlain(id, all, spec)) return [id, '../sources/plain-source.ts'] as const;
    return [id, `${owner === undefined ? '../sources' : `./${owner}`}/${id}/${id}.ts`] as const;
  });
  const declared = all
    .filter(({ operations }) => operations.some(({ operation }) => isDeclared(operation)))
    .map(({ key, folder }) => [key, `../../generated/${folder}/requests.ts`] as const);
  const watchers = spec.events.map(({ source, owner }) => [source, `./${owner}/watch.ts`] as const);
  return new Map([
    ['adapters/index.ts', indexText(ADAPTERS, [...adapters, [shared.key, './feedback/feedback.ts']])],
    ['adapters/source-index.ts', indexText(SOURCES, sources)],
    ['adapters/declared-index.ts', indexText(DECLARED, declared)],
    ['adapters/watch-index.ts', indexText(WATCHERS, watchers)],
  ]);
}

/** Whether only tools without code ask a source, so that it needs none itself. */
function isPlain(id: string, plans: readonly ServicePlan[], { events }: Spec): boolean {
  const asking = plans.flatMap(({ service, operations }) =>
    operations.filter(
      ({ operation: { sources, closedWorld } }) => !closedWorld && (sources ?? service.sources).includes(id),
    ),
  );
  const isWatched = events.some(({ source }) => source === id);
  return asking.length > 0 && !isWatched && asking.every(({ operation }) => isDeclared(operation));
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
  from: 'spec/',
  imports: [
    "import type { SourceId } from '../../generated/sources.ts';",
    "import type { SourceModule } from '../sources/context.ts';",
  ],
  doc: 'The module of every declared source.',
  name: 'sourceModules',
  type: '{ readonly [Id in SourceId]: () => Promise<SourceModule<Id>> }',
};

const DECLARED: Index = {
  from: 'spec/services/ and spec/api/',
  imports: ["import type { DeclaredTools } from '../contract/declared-tool.ts';"],
  doc: 'The requests of every service with tools that need no code.',
  name: 'declaredModules',
  type: 'Readonly<Record<string, () => Promise<DeclaredTools>>>',
};

const WATCHERS: Index = {
  from: 'spec/',
  imports: [
    "import type { Watchers } from '../../generated/events.ts';",
    "import type { WatchModule } from './watch-context.ts';",
  ],
  doc: 'The module with the look-ups of every source whose events are declared.',
  name: 'watcherModules',
  type: '{ readonly [Source in keyof Watchers]: () => Promise<WatchModule<Source>> }',
};

function indexText(
  { from, imports, doc, name, type }: Index,
  modules: readonly (readonly [key: string, path: string])[],
) {
  const sorted = [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([key, path]) => `  ${propertyName(key)}: () => import(${quoted(path)}),\n`);
  return `${header(from)}\n${imports.join('\n')}\n\n/** ${doc} */\nexport const ${name} = ${lines.length === 0 ? '{}' : `{\n${lines.join('')}}`} satisfies ${type};\n`;
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
