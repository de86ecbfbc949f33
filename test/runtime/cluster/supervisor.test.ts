// The process that sees to the others: whatever becomes of one of them, it goes on, and so do those that live. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import { childrenOf, startProcess } from '../../support/process.ts';

test('a process that cannot be begun again is tried again, and the others serve on', async () => {
  const server = await startProcess({}, 'test/runtime/cluster/supervised.ts');
  const times = (text: RegExp) => server.output().match(text)?.length ?? 0;
  try {
    await eventually(() => times(/"msg":"listening"/g) === 2, 30_000, 'both listen');
    server.child.kill('SIGUSR2');
    await eventually(() => times(/none can begin/g) === 1, 30_000, 'no further one can begin');
    const [killed, other] = await childrenOf(server);
    process.kill(killed as number, 'SIGKILL');
    await eventually(() => times(/ENOENT.*a process could not be begun/g) >= 2, 30_000, 'it is tried again');
    assert.equal(await childrenOf(server), [other]);
    const of = new RegExp(`"pid":${other},"port":(\\d+)`);
    assert.is((await send(Number(of.exec(server.output())?.[1]), { path: '/' })).status, 200);
    server.child.kill('SIGUSR2');
    await eventually(() => times(/"msg":"listening"/g) === 3, 30_000, 'another one listens');
    assert.is((await childrenOf(server)).length, 2);
  } finally {
    assert.is(await server.end('SIGTERM'), 0, server.output());
  }
});

test.run();
