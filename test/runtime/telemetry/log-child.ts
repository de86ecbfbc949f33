// Writes lines before, during and after a time in which the output file is full.

import { standardOutput } from '../../../runtime/telemetry/log-output.ts';
import { withRoom } from '../../support/room.ts';

const output = standardOutput();
const line = async (facts: object) => {
  output.write(`${JSON.stringify(facts)}\n`);
  await new Promise<void>((resolve) => output.flush(resolve));
};

await line({ before: 1 });
// Only the beginning of a line fits.
await withRoom(20, async () => {
  for (const full of [1, 2, 3]) await line({ full, text: 'longer than the room that is left' });
});
for (const after of [1, 2, 3]) await line({ after });
