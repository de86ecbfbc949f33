// Where the recorded answers of the sources are: test/services/<service>/fixtures/<source>.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordingFolders } from '../../runtime/sources/client/replay.ts';

/** Value of UPSTREAM_REPLAY that plays all recordings. */
export const FIXTURES = fileURLToPath(new URL('../services/', import.meta.url));

const FOLDERS = recordingFolders(FIXTURES);

/** The folder with a source's recordings; one that does not exist where there are none. */
export function fixtureFolder(source: string): string {
  return FOLDERS.get(source) ?? join(FIXTURES, 'no-service/fixtures', source);
}
