// generated/services/<slug>/validators.ts: one function a tool that decodes its arguments, one that watches its result.

import { type FunctionDeclarationStructure, StructureKind } from 'ts-morph';
import type { ServicePlan } from '../../plan/plan.ts';
import type { Print } from '../source.ts';
import { Constants } from './constants.ts';
import { decodeBody } from './reading.ts';
import { operationWatchBody, recordWatch, recordWatchBody, subjectName } from './watching.ts';

/** Validators of a service's arguments and results. `contract` is the way to runtime/contract. */
export function emitValidators(plan: ServicePlan, contract: string, print: Print): string {
  const constants = new Constants();
  const functions = [
    ...plan.operations.flatMap(({ operation, argumentsType, decode, watch }) => [
      declaration(
        decode,
        [['raw', 'RawArguments']],
        `Decoded<${argumentsType}>`,
        operation.source,
        decodeBody(operation, argumentsType, constants),
      ),
      declaration(watch, WATCHED, 'void', `Result of ${operation.source}`, operationWatchBody(operation, constants)),
    ]),
    ...plan.resultDefinitions
      .filter(({ kind }) => kind === 'record')
      .map((record) => {
        const parameters = [
          ['watch', 'ResultWatch'],
          [subjectName(record), 'object'],
        ] as const;
        return declaration(
          recordWatch(record),
          parameters,
          'void',
          record.source,
          recordWatchBody(record, constants),
          false,
        );
      }),
  ];
  const heads = constants.statements();
  const imports = [
    { from: `${contract}/arguments.ts`, names: ['ArgumentReader'] },
    { from: `${contract}/operation.ts`, names: ['Decoded', 'RawArguments'], typeOnly: true },
    { from: `${contract}/result.ts`, names: ['ResultWatch'], typeOnly: true },
    { from: './types.ts', names: plan.operations.map(({ argumentsType }) => argumentsType), typeOnly: true },
  ];
  return print(`${plan.folder}/validators.ts`, plan.service.file, imports, [
    ...(heads.length === 0 ? [] : [`\n${heads.join('\n')}`]),
    ...functions,
  ]);
}

const WATCHED = [
  ['watch', 'ResultWatch'],
  ['result', 'object'],
] as const;

function declaration(
  name: string,
  parameters: readonly (readonly [name: string, type: string])[],
  returnType: string,
  doc: string,
  statements: string[],
  isExported = true,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    name,
    isExported,
    parameters: parameters.map(([parameter, type]) => ({ name: parameter, type })),
    returnType,
    docs: [doc],
    statements,
  };
}
