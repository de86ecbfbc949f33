// Emits generated/services/<slug>/codec.ts: argument decoders, descriptions of published results, and value sets.

import type { Definition } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { code, imported, importedType } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { Constants, calledName, valuesName } from './constants.ts';
import { inOrderOfUse, recordFields, recordSource, resultSource } from './publishing.ts';
import { decodeBody } from './reading.ts';
import { hasResult, takesArguments } from './types.ts';

export function emitCodec(plan: ServicePlan, runtime: string, print: Print): string {
  const file = new SourceFile(`${plan.folder}/codec.ts`, plan.service.file, runtime);
  const [add, heads] = Constants.named((constants) => {
    const records = recordConstants(plan.resultDefinitions, constants);
    return [...records, ...plan.operations.flatMap((each) => operationBlocks(each, constants))];
  });
  addAll(file, plan.definitions, heads, add);
  for (const record of plan.resultDefinitions) if (record.brief !== undefined) addBrief(file, record, record.brief);
  return file.print(print);
}

function addBrief(file: SourceFile, { name, source }: Definition, fields: readonly string[]): void {
  const type = importedType('./types.ts', name);
  const briefOf = imported('runtime/decoding/brief.ts', 'briefOf');
  file.constant(
    `brief${name}`,
    `${source}: its brief form if requested, otherwise all fields.`,
    code`${briefOf}<${type}>(${fields})`,
  );
}

/** Emits a codec for records that do not belong to a service, such as event records. */
export function emitRecordCodec(
  records: readonly Definition[],
  path: string,
  source: string,
  runtime: string,
  print: Print,
): string {
  const file = new SourceFile(path, source, runtime);
  const [add, heads] = Constants.named((constants) => recordConstants(records, constants));
  addAll(file, records, heads, add);
  return file.print(print);
}

type Add = (file: SourceFile) => void;

function addAll(file: SourceFile, definitions: readonly Definition[], heads: readonly string[], add: readonly Add[]) {
  for (const definition of definitions) if (definition.kind === 'values') addValueSet(file, definition);
  if (heads.length > 0) file.add(`\n${heads.join('\n')}`);
  for (const each of add) each(file);
}

function addValueSet(file: SourceFile, { name, shape, source }: Definition): void {
  const constant = valuesName(name);
  file.constant(constant, shape.description ?? source, code`${shape.words.enum ?? []} as const`);
  if (shape.called !== undefined) file.constant(calledName(name), `Display names of ${constant}.`, shape.called);
}

function recordConstants(definitions: readonly Definition[], constants: Constants): Add[] {
  return inOrderOfUse(definitions).map((record) => {
    const description = recordSource(record, constants);
    return (file) => file.constant(recordFields(record), record.source, description);
  });
}

function operationBlocks({ operation, argumentsType, decode, result }: OperationPlan, constants: Constants): Add[] {
  const blocks: Add[] = [];
  if (takesArguments(operation)) {
    const type = importedType('./types.ts', argumentsType);
    const block = {
      name: decode,
      doc: operation.source,
      parameters: { raw: importedType(OPERATION, 'RawArguments') },
      returns: code`${importedType(OPERATION, 'Decoded')}<${type}>`,
    };
    const body = decodeBody(operation, argumentsType, constants);
    blocks.push((file) => file.function(block, body));
  }
  if (hasResult(operation)) {
    const description = resultSource(operation, constants);
    blocks.push((file) => file.constant(result, `Result of ${operation.source}`, description));
  }
  return blocks;
}

const OPERATION = 'runtime/contract/operation.ts';
