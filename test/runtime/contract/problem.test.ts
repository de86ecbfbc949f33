import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { invalidArgument, Problem } from '../../../runtime/contract/problem.ts';

test('a problem contains the code, the detail and the cause', () => {
  const cause = new Error('socket hang up');
  const problem = new Problem('upstream_failed', 'The source closed the connection.', { retryAfter: 5, cause });
  assert.instance(problem, Error);
  assert.is(problem.name, 'Problem');
  assert.is(problem.code, 'upstream_failed');
  assert.is(problem.message, 'The source closed the connection.');
  assert.is(problem.extras.retryAfter, 5);
  assert.is(problem.cause, cause);
  assert.not.ok('cause' in new Problem('internal', 'x'));
});

test('reports the invalid argument and the nearest match', () => {
  const { code, message, extras } = invalidArgument('unit', 'no unit is called kilometr', 'Did you mean kilometer?');
  assert.is(code, 'invalid_arguments');
  assert.is(message, 'unit: no unit is called kilometr');
  assert.equal(extras.errors, [
    { parameter: 'unit', code: 'value', message: 'no unit is called kilometr', hint: 'Did you mean kilometer?' },
  ]);
  assert.not.ok('hint' in (invalidArgument('unit', 'is wrong').extras.errors?.[0] ?? {}));
});

test.run();
