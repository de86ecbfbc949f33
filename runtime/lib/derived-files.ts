// Generated files that git ignores; `make install` and the image build create them.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Every server needs this file, with or without pages. */
const FIND_TOOL = new URL('../../generated/find-tool.json', import.meta.url);

/** @throws Error that names the build command */
export function requireDerivedFiles(file: URL = FIND_TOOL): void {
  if (existsSync(file)) return;
  throw new Error(`A generated file is not built (${fileURLToPath(file)}): run \`make install\`.`);
}
