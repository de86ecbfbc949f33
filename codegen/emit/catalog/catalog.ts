// Emits generated/catalog.ts: all services and areas, and the interface that combines their adapters.

import type { Quality } from '../../../runtime/contract/operation.ts';
import type { Answers } from '../../load/answers.ts';
import type { Service } from '../../model/model.ts';
import { qualityOf } from '../../model/quality.ts';
import type { OperationPlan, Plan, ServicePlan } from '../../plan/plan.ts';
import { Code, call, code, imported, importedModule, importedType, propertyName, quoted } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { methods } from '../service/operations.ts';
import { byCode } from '../service/requests.ts';

export function emitCatalog(plan: Plan, answers: Answers, runtime: string, print: Print): string {
  const { services, areas, shared, spec } = plan;
  const quality = (service: Service) => qualityOf(service, spec.sources, answers);
  const plans = [...services, ...areas];
  const all = [...plans, shared].filter(({ operations }) => operations.length > 0);
  const file = new SourceFile('catalog.ts', 'spec/', runtime);
  const type = code`readonly ${importedType(OPERATION, 'Service')}[]`;
  const entries = (of: readonly ServicePlan[], input?: ServicePlan) =>
    of.map((each) => serviceEntry(each, quality(each.service), input));
  const doc = 'Tool services by slug. Shared tools come last in each service.';
  file.constant('services', doc, entries(services, shared), type);
  file.constant('areas', 'Areas of `/api`.', entries(areas), type);
  file.interface(
    'Adapters',
    'The adapters to implement: one per service or area, one method per operation, with the sources that it may query.',
    all
      .filter((plan) => byCode(plan).length > 0)
      .map((plan) => ({ name: propertyName(plan.key), type: adapterType(plan) })),
  );
  return file.print(print);
}

const OPERATION = 'runtime/contract/operation.ts';

function adapterType(plan: ServicePlan): unknown {
  const { sources } = plan.service;
  const ids = new Code(sources.length === 0 ? 'never' : sources.map(quoted).join(' | '));
  return code`{ handlers: ${exported(plan, plan.handlersType)}; sources: ${ids} }`;
}

function serviceEntry(plan: ServicePlan, quality: Quality, shared: ServicePlan | undefined): object {
  const { key, service, operations } = plan;
  const own = operations.map(({ constant }) => exported(plan, constant));
  const values = shared?.operations.map((each) => sharedTool(exported(shared, each.constant), each, service)) ?? [];
  return {
    slug: key,
    title: service.title,
    summary: service.summary,
    ...(service.lacks === undefined ? {} : { lacks: service.lacks }),
    lifecycle: service.lifecycle,
    quality,
    ...(service.subject === undefined ? {} : { subject: service.subject }),
    sources: service.sources,
    operations: [...own, ...values],
  };
}

function exported({ folder, constant }: ServicePlan, name: string): unknown {
  return code`${importedModule(`./${folder}/operations.ts`, constant)}.${new Code(name)}`;
}

/** Emits the methods only if they differ from those of the shared tool. */
function sharedTool(tool: unknown, { operation }: OperationPlan, { slug, getFirst }: Service): unknown {
  const answered = methods(operation, getFirst);
  const others = answered.length === methods(operation, false).length ? [] : [answered];
  return call(imported(OPERATION, 'sharedOperation'), [tool, slug, ...others]);
}
