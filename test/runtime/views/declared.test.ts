// Every tool and endpoint can be looked at.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';

const operations = [...services, ...areas].flatMap((service) => service.operations);

test('every tool and endpoint has a view', async () => {
  const tools = operations.filter(({ adapter }) => adapter !== 'shared');
  assert.is(tools.length, 120 + 12);
  for (const operation of operations) assert.ok((await viewsOf(operation)).length > 0, operation.id);
});

test.run();
