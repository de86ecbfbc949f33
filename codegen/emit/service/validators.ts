// generated/services/<slug>/validators.ts: one function a tool that decodes its arguments, one that checks its result.

import { type FunctionDeclarationStructure, StructureKind } from 'ts-morph';
import type { Operation } from '../../model/model.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import type { Print } from '../source.ts';
import { operationCheckBody, recordCheck, recordCheckBody, subjectName } from './checking.ts';
import { Constants } from './constants.ts';
import { decodeBody } from './reading.ts';
import { hasResult, takesArguments } from './types.ts';

/** Validators of a service's arguments and results. `runtime` is the import path to runtime/. */
export function emitValidators(plan: ServicePlan, runtime: string, print: Print): string {
  const [functions, heads, valueSets] = Constants.named((constants) => functionsOf(plan, constants));
  const readTypes = plan.operations
    .filter(({ operation }) => takesArguments(operation))
    .map(({ argumentsType }) => argumentsType);
  const imports = [
    { from: `${runtime}/decoding/arguments.ts`, names: ['ArgumentReader'] },
    { from: `${runtime}/contract/operation.ts`, names: ['Decoded', 'RawArguments'], typeOnly: true },
    { from: `${runtime}/contract/result.ts`, names: ['ResultCheck'], typeOnly: true },
    { from: './types.ts', names: readTypes, typeOnly: true },
    { from: './values.ts', names: valueSets },
  ];
  return print(`${plan.folder}/validators.ts`, plan.service.file, imports, [
    ...(heads.length === 0 ? [] : [`\n${heads.join('\n')}`]),
    ...functions,
  ]);
}

/** A function that decodes and one that checks for each operation, then one that checks for each record. */
function functionsOf(plan: ServicePlan, constants: Constants): FunctionDeclarationStructure[] {
  return [
    ...plan.operations.flatMap(({ operation, argumentsType, decode, check }) => [
      ...(takesArguments(operation) ? [decodeFunction(operation, argumentsType, decode, constants)] : []),
      ...(hasResult(operation)
        ? [
            declaration(
              check,
              CHECKED,
              'void',
              `Result of ${operation.source}`,
              operationCheckBody(operation, constants),
            ),
          ]
        : []),
    ]),
    ...plan.resultDefinitions
      .filter(({ kind }) => kind === 'record')
      .map((record) => {
        const parameters = [
          ['check', 'ResultCheck'],
          [subjectName(record), 'object'],
        ] as const;
        return declaration(
          recordCheck(record),
          parameters,
          'void',
          record.source,
          recordCheckBody(record, constants),
          false,
        );
      }),
  ];
}

function decodeFunction(operation: Operation, argumentsType: string, decode: string, constants: Constants) {
  const body = decodeBody(operation, argumentsType, constants);
  return declaration(decode, [['raw', 'RawArguments']], `Decoded<${argumentsType}>`, operation.source, body);
}

const CHECKED = [
  ['check', 'ResultCheck'],
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
