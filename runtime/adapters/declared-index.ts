// Generated from spec/services/ and spec/api/ by `make generate`: do not edit.

import type { DeclaredTools } from '../contract/declared-tool.ts';

/** The requests of all services that have tools without code. */
export const declaredModules = {} satisfies Readonly<Record<string, () => Promise<DeclaredTools>>>;
