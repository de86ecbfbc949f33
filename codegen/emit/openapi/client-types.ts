// generated/openapi.ts: the client's types, by openapi-typescript.

import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { JsonSchema } from '../json-schema.ts';
import { header } from '../print/source.ts';

/** May modify the document. */
export async function emitOpenapiTypes(document: JsonSchema): Promise<string> {
  const nodes = await openapiTypes(document as unknown as OpenAPI3, { defaultNonNullable: false, silent: true });
  return `${header('generated/openapi.json')}\n${astToString(nodes)}`;
}
