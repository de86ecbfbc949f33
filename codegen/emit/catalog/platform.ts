// generated/platform.ts: what spec/platform.yaml says, typed: title, key, plans, limits, the table of error codes.
// generated/revision.ts: the revision of the spec, which is in no other committed file, so edits of two services do not conflict.

import { ModuleDeclarationKind, StructureKind } from 'ts-morph';
import type { PlanData } from '../../language/data.ts';
import type { Spec } from '../../model/model.ts';
import { bytes } from '../../model/units.ts';
import { Code, literal, quoted } from '../print/code.ts';
import { exportedConstant, type Print } from '../print/source.ts';

/** The platform's facts and tables. */
export function emitPlatform({ platform, release }: Spec, runtime: string, print: Print): string {
  const { title, summary, description, key, limits } = platform;
  const facts = {
    title,
    summary,
    description,
    version: new Code('REVISION'),
    release,
    keyHeader: key.header,
    keyQuery: key.query,
    keyPrefix: key.prefix,
    keyHow: key.how,
    limits: { bodyBytes: bytes(limits.body), bodyDepth: limits.body_depth, stringLength: limits.string_length },
  };
  const plans = Object.fromEntries(Object.entries(platform.plans).map(([name, plan]) => [name, planEntry(name, plan)]));
  return print(
    'platform.ts',
    'spec/platform.yaml',
    [{ from: './revision.ts', names: ['REVISION'] }],
    [
      constant(
        'platform',
        facts,
        'The platform; `version` identifies the content of the spec, `release` is the version of the product.',
      ),
      constant('subjects', platform.subjects ?? {}, 'What services and areas are about, in the order of the pages.'),
      constant('plans', plans, 'What each plan allows.'),
      constant('problems', platform.errors, 'Every error code: HTTP status, title, and the way out.'),
      {
        kind: StructureKind.TypeAlias,
        name: 'ProblemCode',
        isExported: true,
        type: 'keyof typeof problems',
        docs: ['A code of the table of errors.'],
      },
      {
        kind: StructureKind.Module,
        declarationKind: ModuleDeclarationKind.Module,
        hasDeclareKeyword: true,
        name: quoted(`${runtime}/contract/problem.ts`),
        statements: [
          {
            kind: StructureKind.Interface,
            name: 'ProblemCodes',
            docs: ['The codes that a Problem may have.'],
            properties: Object.keys(platform.errors).map((code) => ({
              name: code,
              type: 'true',
            })),
          },
        ],
      },
    ],
  );
}

/** The revision, as a module. */
export function emitRevision({ version }: Spec, print: Print): string {
  const value = quoted(version);
  return print('revision.ts', 'spec/', [], [exportedConstant('REVISION', undefined, REVISION_DOC, value)]);
}

const REVISION_DOC = 'Identifies the content of the spec.';

function planEntry(name: string, plan: PlanData): object {
  return {
    name,
    summary: plan.summary,
    callsPerDay: plan.calls_per_day,
    burst: plan.burst && { perSecond: plan.burst.per_second, size: plan.burst.size },
    subscriptions: plan.subscriptions,
  };
}

function constant(name: string, value: object, doc: string): string {
  return exportedConstant(name, undefined, doc, `${literal(value, 0, 60)} as const`);
}
