// generated/openapi.ts: the types of the typed client, by openapi-typescript. Its main entry point lints and bundles every document
// first, which takes longer than all other phases together; ours is one whole that the tests lint, so only the
// transformation behind that transport is called.

import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';
import type { JsonSchema } from '../json-schema.ts';
import { header } from '../source.ts';

/** Types of every address. The document may be changed by it. */
export function emitOpenapiTypes(document: JsonSchema): string {
  const openapi = document as unknown as OpenAPI3;
  const nodes = transformSchema(openapi, {
    ...SETTINGS,
    injectFooter: [],
    resolve: (ref) => resolve(openapi, ref),
  } as Context);
  return `${header('generated/openapi.json')}\n${astToString(nodes)}`;
}

/** All that the transformation reads of its context; the rest belongs to the lint. */
type Context = Omit<GlobalContext, 'redoc' | 'postTransform' | 'transform' | 'transformProperty'>;

const SETTINGS: Omit<Context, 'injectFooter' | 'resolve'> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  conditionalEnums: false,
  dedupeEnums: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  rootTypes: false,
  rootTypesNoSchemaPrefix: false,
  rootTypesKeepCasing: false,
  silent: true,
  makePathsEnum: false,
  generatePathParams: false,
  readWriteMarkers: false,
};

/** What a `#/…` reference of the document points at. */
function resolve<Kind>(document: OpenAPI3, ref: string): Kind | undefined {
  let node: unknown = document;
  for (const part of ref.slice(2).split('/')) {
    node = (node as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return node as Kind | undefined;
}
