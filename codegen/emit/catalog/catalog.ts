// generated/catalog.ts: all services and areas with their operations, and the interface that binds the adapters.

import { StructureKind } from 'ts-morph';
import type { Quality } from '../../../runtime/contract/operation.ts';
import type { Answers } from '../../load/answers.ts';
import type { Service } from '../../model/model.ts';
import { qualityOf } from '../../model/quality.ts';
import type { OperationPlan, Plan, ServicePlan } from '../../plan/plan.ts';
import { Code, literal, propertyName, quoted } from '../print/code.ts';
import { exportedConstant, type Print } from '../print/source.ts';
import { methods } from '../service/operations.ts';

/** The catalogue of everything that is offered. */
export function emitCatalog(plan: Plan, answers: Answers, runtime: string, print: Print): string {
  const { services, areas, shared, spec } = plan;
  const quality = (service: Service) => qualityOf(service, spec.sources, answers);
  const plans = [...services, ...areas];
  const all = [...plans, shared].filter(({ operations }) => operations.length > 0);
  const imports = [
    shared.operations.length > 0
      ? { from: `${runtime}/contract/operation.ts`, names: ['type Service', 'sharedOperation'] }
      : { from: `${runtime}/contract/operation.ts`, names: ['Service'], typeOnly: true },
    ...all.map((plan) => ({ from: `./${plan.folder}/operations.ts`, names: [plan.handlersType], typeOnly: true })),
  ];
  const namespaces = all.map((plan) => `import * as ${plan.constant} from './${plan.folder}/operations.ts';`);
  return print('catalog.ts', 'spec/', imports, [
    ...namespaces,
    list(
      'services',
      services,
      'Tool services, by slug. The tools that every service gets come last in each.',
      quality,
      shared,
    ),
    list('areas', areas, 'Areas of `/api`.', quality),
    {
      kind: StructureKind.Interface,
      name: 'Adapters',
      isExported: true,
      docs: [
        'What must be implemented: one adapter a service or area, one method an operation, with the sources it may ask.',
      ],
      properties: all.map((plan) => ({ name: propertyName(plan.key), type: adapterType(plan) })),
    },
  ]);
}

function adapterType({ handlersType, service: { sources } }: ServicePlan): string {
  const ids = sources.length === 0 ? 'never' : sources.map(quoted).join(' | ');
  return `{ handlers: ${handlersType}; sources: ${ids} }`;
}

function list(
  name: string,
  plans: readonly ServicePlan[],
  doc: string,
  quality: (service: Service) => Quality,
  shared?: ServicePlan,
): string {
  const entries = plans.map((plan) => serviceEntry(plan, quality(plan.service), shared));
  return exportedConstant(name, 'readonly Service[]', doc, literal(entries, 0, 60));
}

function serviceEntry(
  { key, service, operations, constant }: ServicePlan,
  quality: Quality,
  shared: ServicePlan | undefined,
): object {
  const own = operations.map((plan) => new Code(`${constant}.${plan.constant}`));
  const given = (shared?.operations ?? []).map(
    (plan) => new Code(`sharedOperation(${sharedArguments(plan, service).join(', ')})`),
  );
  return {
    slug: key,
    title: service.title,
    summary: service.summary,
    lifecycle: service.lifecycle,
    quality,
    ...(service.subject === undefined ? {} : { subject: service.subject }),
    sources: service.sources,
    operations: [...own, ...given],
  };
}

/** The methods are said where they are others than the shared tool's own. */
function sharedArguments({ constant, operation }: OperationPlan, { slug, getFirst }: Service): string[] {
  const answered = methods(operation, getFirst);
  const others = answered.length === methods(operation, false).length ? [] : [literal(answered)];
  return [`shared.${constant}`, quoted(slug), ...others];
}
