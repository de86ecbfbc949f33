import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainPattern } from '../../../codegen/changes/patterns.ts';

test('treats two spellings of the same pattern as equal', () => {
  for (const [before, after] of [
    ['^$|^[0-9]{4}$', '^([0-9]{4})?$'],
    ['^$|^(\\d{4}(/(\\d{2}|\\d{4}))?)?$', '^([0-9]{4}(/([0-9]{2}|[0-9]{4}))?)?$'],
    ['^(?:current|\\d{4})$', '^(current|[0-9]{4})$'],
    ['^[ \\u00a0-]*(?:[0-9]){9}$', '^[ \u00a0-]*([0-9]){9}$'],
    ['^[\\d-]+\\.x$', '^[0-9-]+[.]x$'],
  ] as const) {
    assert.is(plainPattern(before), plainPattern(after), before);
  }
});

test('treats patterns that accept different strings as different', () => {
  for (const [before, after] of [
    ['^[0-9]{4}$', '^([0-9]{4})?$'],
    ['^[0-9]{4}$', '^[0-9]{5}$'],
    ['^a.b$', '^a[.]b$'],
    ['^\\w$', '^w$'],
  ] as const) {
    assert.is.not(plainPattern(before), plainPattern(after), before);
  }
});

test.run();
