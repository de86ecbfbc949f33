// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { longestStall } from '../../../support/stall.ts';
import { callAt, withParliament } from './parliament.ts';
import { membersJson, reportJson } from './synthetic.ts';

const MAX_STALL_MS = 50;

test('parsing all members in history blocks the event loop for less than 50 ms', async () => {
  const body = Buffer.from(membersJson(2500, 20));
  assert.ok(body.length > 3_000_000, String(body.length));
  const address = '/personlista/?rdlstatus=samtliga&sort=sorteringsnamn&sortorder=asc&utformat=json';
  const stall = await longestStall((watch) =>
    withParliament({ [address]: (response) => response.end(body) }, ({ source }) =>
      watch(async () => {
        assert.is((await source.members({ everybody: true }, callAt())).members.length, 2500);
      }),
    ),
  );
  assert.ok(stall < MAX_STALL_MS, `${stall} ms`);
});

test('parsing a report of 3 MB blocks the event loop for less than 50 ms', async () => {
  const body = Buffer.from(reportJson(20_000));
  assert.ok(body.length > 3_000_000, String(body.length));
  const stall = await longestStall((watch) =>
    withParliament({ '/dokumentstatus/HE01CU1.json': (response) => response.end(body) }, ({ source }) =>
      watch(async () => {
        assert.ok(((await source.document('HE01CU1', false, callAt()))?.html?.length ?? 0) > 1_000_000);
      }),
    ),
  );
  assert.ok(stall < MAX_STALL_MS, `${stall} ms`);
});

test.run();
