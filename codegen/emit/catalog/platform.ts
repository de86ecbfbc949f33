// generated/platform.ts: the typed contents of spec/platform.yaml. generated/revision.ts: the revision of the spec. No
// other committed file contains the revision, so that edits to two services do not conflict.

import { ModuleDeclarationKind, StructureKind } from 'ts-morph';
import type { PlanData } from '../../language/data.ts';
import type { Spec } from '../../model/model.ts';
import { bytes } from '../../model/units.ts';
import { code, imported, quoted } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';

export function emitPlatform({ platform, release }: Spec, runtime: string, print: Print): string {
  const { title, summary, description, key, limits } = platform;
  const facts = {
    title,
    summary,
    description,
    version: imported('./revision.ts', 'REVISION'),
    release,
    keyHeader: key.header,
    keyQuery: key.query,
    keyPrefix: key.prefix,
    keyHow: key.how,
    limits: { bodyBytes: bytes(limits.body), bodyDepth: limits.body_depth, stringLength: limits.string_length },
  };
  const plans = Object.fromEntries(Object.entries(platform.plans).map(([name, plan]) => [name, planEntry(name, plan)]));
  const file = new SourceFile('platform.ts', 'spec/platform.yaml');
  const constant = (name: string, value: object, doc: string) => file.constant(name, doc, code`${value} as const`);
  const about = 'The platform. `version` identifies the content of the spec; `release` is the version of the product.';
  constant('platform', facts, about);
  constant('subjects', platform.subjects ?? {}, 'Subjects of services and areas, in the order shown on the pages.');
  constant('plans', plans, 'Limits of each plan.');
  constant('problems', platform.errors, 'Every error code with its HTTP status, title and remedy.');
  file.type('ProblemCode', 'An error code.', code`keyof typeof problems`);
  file.add({
    kind: StructureKind.Module,
    declarationKind: ModuleDeclarationKind.Module,
    hasDeclareKeyword: true,
    name: quoted(`${runtime}/contract/problem.ts`),
    statements: [
      {
        kind: StructureKind.Interface,
        name: 'ProblemCodes',
        docs: ['The error codes of a problem.'],
        properties: Object.keys(platform.errors).map((code) => ({ name: code, type: 'true' })),
      },
    ],
  });
  return file.print(print);
}

export function emitRevision({ version }: Spec, print: Print): string {
  const file = new SourceFile('revision.ts', 'spec/');
  file.constant('REVISION', 'Identifies the content of the spec.', version);
  return file.print(print);
}

function planEntry(name: string, plan: PlanData): object {
  return {
    name,
    summary: plan.summary,
    callsPerDay: plan.calls_per_day,
    burst: plan.burst && { perSecond: plan.burst.per_second, size: plan.burst.size },
    subscriptions: plan.subscriptions,
  };
}
