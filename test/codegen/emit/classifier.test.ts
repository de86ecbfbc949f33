// What find_tool's classifier learns from questions, and that what was written is read again.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { learnt } from '../../../codegen/emit/catalog/classifier.ts';
import { Classifier, type FeatureRow, writeRows } from '../../../runtime/language/classifier.ts';
import { featuresOf } from '../../../runtime/language/question-features.ts';
import { QuestionReader } from '../../../runtime/language/question-words.ts';

const reader = new QuestionReader({ glossary: { concepts: [], phrases: {} }, emptyWords: { all: '' } });
const featuresIn = (text: string) => featuresOf(text, reader.read(text, 'en'));
const TIDES = ['how high is the water', 'high water today', 'when is low water', 'height of the water tomorrow'];
const HARBOURS = ['which harbours are there', 'list of harbours', 'harbours of the coast', 'name a harbour there'];
const examples = [TIDES, HARBOURS].flatMap((texts, of) => texts.map((text) => ({ of, features: featuresIn(text) })));

test('a question is nearest to the class whose questions are like it, inflected and misspelt too', () => {
  const classifier = new Classifier(learnt(examples), 2);
  for (const [text, of] of [
    ['high water at noon', 0],
    ['watter hights', 0],
    ['all habours', 1],
    ['harbourmaster', 1],
  ] as const) {
    const near = classifier.nearness(featuresIn(text));
    assert.ok((near[of] as number) > (near[1 - of] as number), `${text}: ${[...near]}`);
    for (const each of near) assert.ok(Math.abs(each) <= 1, String(each));
  }
});

test('a question that has nothing of what was learnt is near to no class', () => {
  const classifier = new Classifier(learnt(examples), 2);
  assert.equal([...classifier.nearness(featuresIn('zzz'))], [0, 0]);
  assert.equal([...classifier.nearness(featuresIn(''))], [0, 0]);
});

test('the same questions give the same bytes', () => {
  assert.equal(learnt(examples), learnt([...examples]));
});

test('rows are read as they were written, whatever lies between their buckets', () => {
  const rows: FeatureRow[] = [
    { bucket: 0, tells: 255, weights: [0, 127] },
    { bucket: 127, tells: 255, weights: [1, 51] },
    { bucket: 128, tells: 51, weights: [0, 102, 2, -102] },
    { bucket: 2 ** 20 - 1, tells: 255, weights: [2, 102] },
  ];
  const classifier = new Classifier(writeRows(rows), 3);
  assert.equal([...classifier.nearness(new Map([[0, 1]]))], [127 / 255, 0, 0]);
  assert.equal([...classifier.nearness(new Map([[127, 2]]))], [0, 51 / 255, 0]);
  assert.equal(
    [...classifier.nearness(new Map([[128, 1]]))].map((each) => each.toFixed(3)),
    ['0.400', '0.000', '-0.400'],
  );
  assert.equal([...classifier.nearness(new Map([[2 ** 20 - 1, 1]]))], [0, 0, 102 / 255]);
  assert.equal([...classifier.nearness(new Map([[5, 1]]))], [0, 0, 0]);
});

test('of more classes than a byte tells apart nothing is learnt', () => {
  const bytes = learnt([...examples, { of: 255, features: featuresIn('high water') }]);
  assert.ok(new Classifier(bytes, 256).isEmpty);
  assert.not.ok(new Classifier(learnt(examples), 2).isEmpty);
});

test.run();
