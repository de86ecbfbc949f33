// generated/services/<slug>/codec.ts: one function per tool that decodes its arguments, the descriptions of what is published, and the
// value sets of the service.

import { type FunctionDeclarationStructure, StructureKind } from 'ts-morph';
import type { Definition, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { literal } from '../literal.ts';
import { exportedConstant, type Print, type Statement } from '../source.ts';
import { Constants, calledName, namesSource, valuesName, wordsSource } from './constants.ts';
import { inOrderOfUse, recordFields, recordSource, resultSource } from './publishing.ts';
import { decodeBody } from './reading.ts';
import { hasResult, takesArguments } from './types.ts';

/** The codec of a service. `runtime` is the import path to runtime/. */
export function emitCodec(plan: ServicePlan, runtime: string, print: Print): string {
  const decoding = plan.operations.filter(({ operation }) => takesArguments(operation));
  const [statements, heads] = Constants.named((constants) => [
    ...recordConstants(plan.resultDefinitions, constants),
    ...plan.operations.flatMap((each) => operationStatements(each, constants)),
  ]);
  const readsArguments = decoding.length > 0;
  const brief = plan.resultDefinitions.filter((record) => record.brief !== undefined);
  const publishes = plan.operations.some(({ operation }) => hasResult(operation));
  const imports = [
    { from: `${runtime}/decoding/arguments.ts`, names: readsArguments ? ['ArgumentReader'] : [] },
    {
      from: `${runtime}/contract/operation.ts`,
      names: readsArguments ? ['Decoded', 'RawArguments'] : [],
      typeOnly: true,
    },
    { from: `${runtime}/contract/published.ts`, names: publishes ? ['published'] : [] },
    { from: `${runtime}/decoding/brief.ts`, names: brief.length > 0 ? ['briefOf'] : [] },
    {
      from: './types.ts',
      names: [...decoding.map(({ argumentsType }) => argumentsType), ...brief.map(({ name }) => name)],
      typeOnly: true,
    },
  ];
  return print(`${plan.folder}/codec.ts`, plan.service.file, imports, [
    ...valueSets(plan.definitions),
    ...headLines(heads),
    ...statements,
    ...brief.map(briefFunction),
  ]);
}

/** The descriptions of records that belong to no service, such as those that only an event has. */
export function emitRecordCodec(
  records: readonly Definition[],
  path: string,
  file: string,
  runtime: string,
  print: Print,
): string {
  const [statements, heads] = Constants.named((constants) => recordConstants(records, constants));
  const imports = [{ from: `${runtime}/contract/published.ts`, names: ['published'] }];
  return print(path, file, imports, [...valueSets(records), ...headLines(heads), ...statements]);
}

/** The function that picks a record's fields in brief detail. */
function briefFunction({ name, source, brief }: Definition): Statement {
  return exportedConstant(
    `brief${name}`,
    undefined,
    `${source} in brief, or whole.`,
    `briefOf<${name}>(${literal(brief)})`,
  );
}

function headLines(heads: readonly string[]): string[] {
  return heads.length === 0 ? [] : [`\n${heads.join('\n')}`];
}

/** The words of value sets, one constant per set, and what the words are called. */
function valueSets(definitions: readonly Definition[]): string[] {
  const sets = definitions.filter(({ kind }) => kind === 'values');
  return sets.flatMap(({ name, shape, source }) => {
    const constant = valuesName(name);
    const words = wordsSource(shape.words.enum ?? [], `export ${constant}`);
    const statement = exportedConstant(constant, undefined, shape.description ?? source, words);
    if (shape.called === undefined) return [statement];
    const says = `What the words of ${constant} are called.`;
    return [statement, exportedConstant(calledName(name), undefined, says, namesSource(shape.called))];
  });
}

function recordConstants(definitions: readonly Definition[], constants: Constants): Statement[] {
  return inOrderOfUse(definitions).map((record) =>
    exportedConstant(recordFields(record), undefined, record.source, recordSource(record, constants)),
  );
}

function operationStatements(
  { operation, argumentsType, decode, result }: OperationPlan,
  constants: Constants,
): Statement[] {
  return [
    ...(takesArguments(operation) ? [decodeFunction(operation, argumentsType, decode, constants)] : []),
    ...(hasResult(operation)
      ? [exportedConstant(result, undefined, `Result of ${operation.source}`, resultSource(operation, constants))]
      : []),
  ];
}

function decodeFunction(
  operation: Operation,
  argumentsType: string,
  decode: string,
  constants: Constants,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    name: decode,
    isExported: true,
    parameters: [{ name: 'raw', type: 'RawArguments' }],
    returnType: `Decoded<${argumentsType}>`,
    docs: [operation.source],
    statements: decodeBody(operation, argumentsType, constants),
  };
}
