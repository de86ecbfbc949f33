// Generated from spec/services/ and spec/api/ by `make generate`: do not edit.

import type { DeclaredTools } from '../contract/declared-tool.ts';

export const declaredModules = {} satisfies Readonly<Record<string, () => Promise<DeclaredTools>>>;
