// Generated from spec/services/ and spec/api/ by `make generate`: do not edit.

import type { DeclaredTools } from '../contract/declared-tool.ts';

/** The requests of every service with tools that need no code. */
export const declaredModules = {} satisfies Readonly<Record<string, () => Promise<DeclaredTools>>>;
