// runtime/adapters/{index,source-index,watch-index}.ts: these import each handwritten module on first use. If a module
// is missing or has the wrong type, type checking fails.

import type { Spec } from '../../model/model.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { arrow, code, importedType, object } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { byCode, isDeclared } from '../service/requests.ts';

export function emitIndexes({ spec, services, areas, shared }: Plan, print: Print): Map<string, string> {
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
  const indexes: [path: string, index: Index, modules: Modules][] = [
    ['adapters/index.ts', ADAPTERS, [...adapters, [shared.key, './feedback/feedback.ts']]],
    ['adapters/source-index.ts', SOURCES, sources],
    ['adapters/declared-index.ts', DECLARED, declared],
    ['adapters/watch-index.ts', WATCHERS, watchers],
  ];
  return new Map(
    indexes.map(([path, { from, doc, name, type }, modules]) => {
      const file = new SourceFile(path, from);
      const sorted = [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
      const loaders = sorted.map(([key, module]) => [key, arrow('', code`import(${module})`)] as const);
      file.constant(name, doc, code`${object(loaders)} satisfies ${type}`);
      return [path, file.print(print)];
    }),
  );
}

/** True if the source is only queried by tools without code. Such a source does not need code either. */
function isPlain(id: string, plans: readonly ServicePlan[], { events }: Spec): boolean {
  const asking = plans.flatMap(({ service, operations }) =>
    operations.filter(
      ({ operation: { sources, closedWorld } }) => !closedWorld && (sources ?? service.sources).includes(id),
    ),
  );
  const isWatched = events.some(({ source }) => source === id);
  return asking.length > 0 && !isWatched && asking.every(({ operation }) => isDeclared(operation));
}

type Modules = readonly (readonly [key: string, path: string])[];

interface Index {
  readonly from: string;
  readonly doc: string;
  readonly name: string;
  readonly type: unknown;
}

const adapters = importedType('../../generated/catalog.ts', 'Adapters');
const adapterModule = importedType('./context.ts', 'AdapterModule');
const ADAPTERS: Index = {
  from: 'spec/services/ and spec/api/',
  doc: 'The adapters of all services and areas.',
  name: 'adapterModules',
  type: code`{ readonly [Key in keyof ${adapters}]: () => Promise<${adapterModule}<Key>> }`,
};

const sourceId = importedType('../../generated/sources.ts', 'SourceId');
const sourceModule = importedType('../sources/context.ts', 'SourceModule');
const SOURCES: Index = {
  from: 'spec/',
  doc: 'The module of every declared source.',
  name: 'sourceModules',
  type: code`{ readonly [Id in ${sourceId}]: () => Promise<${sourceModule}<Id>> }`,
};

const declaredTools = importedType('../contract/declared-tool.ts', 'DeclaredTools');
const DECLARED: Index = {
  from: 'spec/services/ and spec/api/',
  doc: 'The requests of all services that have tools without code.',
  name: 'declaredModules',
  type: code`Readonly<Record<string, () => Promise<${declaredTools}>>>`,
};

const watchers = importedType('../../generated/events.ts', 'Watchers');
const watchModule = importedType('./watch-context.ts', 'WatchModule');
const WATCHERS: Index = {
  from: 'spec/',
  doc: 'The watcher modules of all sources that declare events.',
  name: 'watcherModules',
  type: code`{ readonly [Source in keyof ${watchers}]: () => Promise<${watchModule}<Source>> }`,
};

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
