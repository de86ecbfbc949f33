import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { learnt } from '../../../codegen/emit/catalog/classifier.ts';
import { Classifier, type FeatureRow, MOST_TELLS, writeLearnt } from '../../../runtime/search/classifier.ts';
import { featuresOf } from '../../../runtime/search/question-features.ts';
import { QuestionReader } from '../../../runtime/search/question-words.ts';

const reader = new QuestionReader({ glossary: { concepts: [], phrases: {} }, emptyWords: { all: '' } });
const featuresIn = (text: string) => featuresOf(text, reader.read(text, 'en'));
const TIDES = ['how high is the water', 'high water today', 'when is low water', 'height of the water tomorrow'];
const HARBOURS = ['which harbours are there', 'list of harbours', 'harbours of the coast', 'name a harbour there'];
const TOOLS = ['tides.get_height', 'harbours.list_harbours'];
const examplesOf = (asked: readonly (readonly string[])[]) =>
  asked.flatMap((texts, of) => texts.map((text) => ({ of, isAnswered: true, features: featuresIn(text) })));
const examples = examplesOf([TIDES, HARBOURS]);

test('a question is most likely for the tool with similar questions, also when inflected or misspelled', () => {
  const classifier = new Classifier(learnt(examples, TOOLS), TOOLS);
  for (const [text, of] of [
    ['high water at noon', 0],
    ['watter hights', 0],
    ['all habours', 1],
    ['harbourmaster', 1],
  ] as const) {
    const near = classifier.scores(featuresIn(text)).tools;
    assert.ok((near[of] as number) > (near[1 - of] as number), `${text}: ${[...near]}`);
  }
});

test('a question without any learned feature favors no tool', () => {
  const classifier = new Classifier(learnt(examples, TOOLS), TOOLS);
  for (const text of ['zzz', '']) {
    const { tools, answered } = classifier.scores(featuresIn(text));
    assert.equal([...tools], [0, 0]);
    assert.is(answered, 0);
  }
});

test('learns separately whether any tool answers, even from few unanswerable questions', () => {
  const tools = [...TOOLS, 'none'];
  const none = ['sell my boat', 'rent a boat', 'boat insurance'];
  const asked = [...examples, ...none.map((text) => ({ of: 2, isAnswered: false, features: featuresIn(text) }))];
  const classifier = new Classifier(learnt(asked, tools), tools);
  const answered = (text: string) => classifier.scores(featuresIn(text)).answered;
  for (const text of ['high water', 'harbours']) assert.ok(answered(text) > 0.5, `${text}: ${answered(text)}`);
  for (const text of ['boat', 'two boats']) assert.ok(answered(text) < -0.5, `${text}: ${answered(text)}`);
});

test('trains to the same bytes for the same questions in any order', () => {
  assert.equal(learnt(examples.toReversed(), TOOLS), learnt(examples, TOOLS));
});

test('training on a service counts for all of its tools', () => {
  const tools = ['sea.get_height', 'sea.list_harbours', 'air.get_wind', 'air.list_stations'];
  const asked = examplesOf([
    ['sea height', 'height of the sea'],
    ['which harbours', 'name all harbours'],
    ['air wind', 'wind in the air'],
    ['which stations', 'name all stations'],
  ]);
  const classifier = new Classifier(learnt(asked, tools), tools);
  const [height = 0, harbours = 0, wind = 0, stations = 0] = classifier.scores(featuresIn('sea')).tools;
  assert.ok(Math.min(height, harbours) > Math.max(wind, stations), `${height} ${harbours} ${wind} ${stations}`);
  assert.ok(height > 0 && Math.max(wind, stations) < 0, `${height} ${wind} ${stations}`);
});

test('reads back written rows, for any bucket distance and number of weights', () => {
  const tools = Array.from({ length: 20 }, (_, at) => `s${at}.tool`);
  const many = tools.flatMap((_, at) => [at, at % 2 === 0 ? (at % 8) + 1 : -((at % 8) + 1)]);
  const rows: FeatureRow[] = [
    { bucket: 0, tells: MOST_TELLS, weights: [0, 8] },
    { bucket: 127, tells: MOST_TELLS, weights: [1, 3] },
    { bucket: 128, tells: 1, weights: [0, 1, 2, -8, 3, 2] },
    { bucket: 129, tells: 4, weights: many },
    { bucket: 2 ** 20 - 1, tells: MOST_TELLS, weights: [2, -1] },
  ];
  const levels = [1, 2, 3, 4, 5, 6, 7, 65.535].map((level) => level * 1000);
  const classifier = new Classifier(writeLearnt({ levels, rows }), tools);
  const of = (bucket: number) => [...classifier.scores(new Map([[bucket, 2]])).tools];
  const with0 = (...first: readonly number[]) => tools.map((_, at) => first[at] ?? 0);
  assert.equal(of(0), with0(65.535));
  assert.equal(of(127), with0(0, 3));
  assert.equal(of(128), with0(1, 0, -65.535, 2));
  assert.equal(
    of(129),
    tools.map((_, at) => (at % 2 === 0 ? 1 : -1) * (at % 8 === 7 ? 65.535 : (at % 8) + 1)),
  );
  assert.equal(of(2 ** 20 - 1), with0(0, 0, -1));
  assert.equal(of(5), with0());
});

test('learns nothing if there are more tools than a byte can number', () => {
  const tools = Array.from({ length: 256 }, (_, at) => `s${at}.tool`);
  const bytes = learnt([...examples, { of: 255, isAnswered: true, features: featuresIn('high water') }], tools);
  assert.ok(new Classifier(bytes, tools).isEmpty);
  assert.not.ok(new Classifier(learnt(examples, TOOLS), TOOLS).isEmpty);
});

test.run();
