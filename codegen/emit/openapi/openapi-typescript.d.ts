// The parts of openapi-typescript behind its main entry point, which come without types of their own.

declare module 'openapi-typescript/dist/transform/index.mjs' {
  import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
  import type { Node } from 'typescript';

  type Context = Omit<GlobalContext, 'redoc' | 'postTransform' | 'transform' | 'transformProperty'>;
  export default function transformSchema(schema: OpenAPI3, context: Context): Node[];
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString } from 'openapi-typescript';
}
