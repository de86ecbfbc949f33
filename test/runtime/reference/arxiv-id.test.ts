// The notations described in F14 and F27 of arxiv in runtime/adapters/preprints/SOURCES.md.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arxivId } from '../../../runtime/reference/arxiv-id.ts';

for (const text of [
  '1605.08386',
  ' arXiv:1605.08386 ',
  'arxiv: 1605.08386',
  'https://arxiv.org/abs/1605.08386',
  'http://www.arxiv.org/pdf/1605.08386.pdf',
  'export.arxiv.org/abs/1605.08386/',
  'https://arxiv.org/html/1605.08386?utm_source=x#S2',
  'https://ar5iv.labs.arxiv.org/html/1605.08386',
  'https://doi.org/10.48550/arXiv.1605.08386',
  'doi:10.48550/ARXIV.1605.08386',
  'arXiv:1605.08386 [math.CO] 26 May 2016',
]) {
  test(`parses a new-style id: ${text}`, () => {
    assert.equal(arxivId(text), { id: '1605.08386', version: undefined });
  });
}

for (const text of [
  'math/0211159',
  'math.DG/0211159',
  'arXiv:math.DG/0211159',
  'https://arxiv.org/abs/math.DG/0211159',
  'https://arxiv.org/html/math/0211159',
  'https://arxiv.org/pdf/math%2F0211159',
  '10.48550/arXiv.math/0211159',
]) {
  test(`omits the subject class of an old-style id: ${text}`, () => {
    assert.equal(arxivId(text), { id: 'math/0211159', version: undefined });
  });
}

test('parses the version, and archive names that contain a hyphen', () => {
  assert.equal(arxivId('1605.08386v12'), { id: '1605.08386', version: 12 });
  assert.equal(arxivId('https://arxiv.org/pdf/hep-th/9901001v3.pdf'), { id: 'hep-th/9901001', version: 3 });
  assert.equal(arxivId('cond-mat.str-el/9901001'), { id: 'cond-mat/9901001', version: undefined });
});

for (const text of [
  'abc',
  '1605',
  '1605.08386x',
  '../query',
  '0808.0539,1605.08386',
  'https://evil.example/abs/1605.08386',
  'math/02111590',
]) {
  test(`rejects ${text}`, () => {
    assert.is(arxivId(text), undefined);
  });
}

test.run();
