// Location of recorded source answers: test/services/<service>/fixtures/<source>.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordingFolders } from '../../runtime/sources/client/replay.ts';

/** The value of UPSTREAM_REPLAY that replays all recordings. */
export const FIXTURES = fileURLToPath(new URL('../services/', import.meta.url));

const FOLDERS = recordingFolders(FIXTURES);

export function fixtureFolder(source: string): string {
  return FOLDERS.get(source) ?? join(FIXTURES, 'no-service/fixtures', source);
}
