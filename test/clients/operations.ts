// Lists the operations that the manifests declare, for the tests of the Python client.

import { argumentSchema, isPublishedRequired } from '../../codegen/emit/json-schema.ts';
import { type Offered, offer } from '../support/operations.ts';

export interface DeclaredOperation {
  readonly id: string;
  /** Slug of the service, such as `air-quality`, or of the area for an endpoint below /api. */
  readonly service: string;
  readonly isArea: boolean;
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly isRequired: boolean; readonly schema: object }[];
  readonly example: Readonly<Record<string, unknown>> | undefined;
  /** Whether the example only reads data and can be answered from recordings. */
  readonly isAnswerable: boolean;
  readonly isPaged: boolean;
  readonly fields: readonly string[];
}

export async function declaredOperations(): Promise<DeclaredOperation[]> {
  return (await offer()).map(declared);
}

function declared({ id, service, operation, unrecorded }: Offered): DeclaredOperation {
  const args = operation.arguments.filter(({ name }) => name !== 'api_key');
  const names = new Set(args.map(({ name }) => name));
  const { api_key: _, ...example } = operation.examples[0]?.arguments ?? {};
  return {
    id: service.kind === 'area' ? `api.${id}` : id,
    ...{ service: service.slug, isArea: service.kind === 'area', name: operation.name },
    arguments: args.map((argument) => ({
      name: argument.name,
      isRequired: argument.inPath || isPublishedRequired(operation, argument),
      schema: argumentSchema(argument, ({ shape }) => ({ type: shape.kind, ...shape.words })),
    })),
    example: operation.examples.length === 0 ? undefined : example,
    isAnswerable: operation.effect === 'read' && unrecorded.length === 0,
    isPaged: names.has('limit') && names.has('offset'),
    fields: operation.returns.orNotFound
      ? []
      : operation.returns.fields.filter(({ optional }) => !optional).map(({ name }) => name),
  };
}
