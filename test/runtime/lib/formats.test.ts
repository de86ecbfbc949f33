// Checks that each format rejects everything that ajv-formats rejects.

import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORMATS, type FormatName, isCalendarDate } from '../../../runtime/lib/formats.ts';

const GOOD: Readonly<Record<FormatName, readonly string[]>> = {
  date: ['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'],
  'date-time': [
    '2026-11-21T13:00:00Z',
    '2026-11-21T13:00:00.123456+05:45',
    '2026-11-21t23:59:59z',
    '2024-02-29T00:00:00-00:00',
  ],
  uri: [
    'https://example.org',
    'https://user@example.org:8443/a/b?c=d&e#f',
    'http://[::1]/',
    'mailto:a@example.org',
    'urn:isbn:0451450523',
  ],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', '123E4567-E89B-12D3-A456-426614174000'],
  email: ['a@example.org', 'first.last+tag@mail.example.co.uk', "o'hara@example.org", '!#$%@example.org'],
};

const BAD: Readonly<Record<FormatName, readonly string[]>> = {
  date: [
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    '٢٠٢٦-٠١-٠١',
    '2026-01-01\n',
  ],
  'date-time': [
    '2026-11-21',
    '2026-11-21T13:00:00',
    '2026-11-21T24:00:00Z',
    '2026-11-21T13:60:00Z',
    '2026-02-30T13:00:00Z',
    '2026-11-21T13:00:00+24:00',
    '2026-11-21T13:00Z',
  ],
  uri: [
    'example.org',
    '/a/b',
    'https://',
    'https://exa mple.org',
    ' https://example.org',
    'https://example.org/ä',
    'https://example.org/%zz',
    'https://example.org/"',
    'https://example.org/a#b#c',
    'javascript',
  ],
  uuid: [
    '123e4567e89b12d3a456426614174000',
    '123e4567-e89b-12d3-a456-42661417400',
    'g23e4567-e89b-12d3-a456-426614174000',
  ],
  email: [
    'a',
    'a@b',
    'a@@example.org',
    '.a@example.org',
    'a.@example.org',
    'a..b@example.org',
    'a b@example.org',
    'a@-example.org',
    'a@example..org',
    `${'a'.repeat(250)}@example.org`,
    'å@example.org',
  ],
};

for (const name of Object.keys(FORMATS) as FormatName[]) {
  test(`${name} accepts only valid strings`, () => {
    for (const text of GOOD[name]) assert.ok(FORMATS[name].test(text), text);
    for (const text of BAD[name]) assert.not.ok(FORMATS[name].test(text), text);
  });

  test(`${name} rejects everything that ajv-formats rejects`, () => {
    const texts = [...GOOD[name], ...BAD[name]];
    const near = fc
      .constantFrom(...texts)
      .chain((text) =>
        fc
          .tuple(
            fc.nat(text.length),
            fc.constantFrom('', '.', '@', '-', ' ', '0', '9', ':', '%', '[', ']', '#', '/', 'ä', '\\', '^'),
          )
          .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at + 1)),
      );
    const anything = fc.oneof(
      { arbitrary: near, weight: 8 },
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
    );
    fc.assert(
      fc.property(anything, (text) => {
        if (FORMATS[name].test(text)) assert.ok(isAjvs(name, text), JSON.stringify(text));
      }),
      { numRuns: 3000, seed: 20261121 },
    );
  });
}

function isAjvs(name: FormatName, text: string): boolean {
  const format = fullFormats[name] as unknown;
  if (format instanceof RegExp) return format.test(text);
  const check = typeof format === 'function' ? format : (format as { validate: (text: string) => boolean }).validate;
  return check(text) === true;
}

test('agrees with Date on every day of 800 years', () => {
  for (let year = 1600; year <= 2400; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (const day of [28, 29, 30, 31, 32]) {
        const text = `${year}-${String(month).padStart(2, '0')}-${day}`;
        const date = new Date(Date.UTC(year, month - 1, day));
        assert.is(isCalendarDate(text), date.getUTCMonth() === month - 1, text);
      }
    }
  }
});

test.run();
