import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { learnt } from '../../../codegen/emit/catalog/classifier.ts';
import { Classifier, MAX_RARITY, MAX_WEIGHT, writeLearnt } from '../../../runtime/search/classifier.ts';
import { featuresOf } from '../../../runtime/search/question-features.ts';
import { QuestionReader } from '../../../runtime/search/question-words.ts';

const reader = new QuestionReader({ glossary: { concepts: [], phrases: {} }, emptyWords: { all: '' }, kinds: '' });
const featuresIn = (text: string) => featuresOf(text, reader.read(text, 'en'));
const TIDES = ['how high is the water', 'high water today', 'when is low water', 'height of the water tomorrow'];
const HARBOURS = ['which harbours are there', 'list of harbours', 'harbours of the coast', 'name a harbour there'];
const TOOLS = ['tides.get_height', 'harbours.list_harbours'];
const examplesOf = (requests: readonly (readonly string[])[]) =>
  requests.flatMap((texts, of) => texts.map((text) => ({ of, isAnswered: true, features: featuresIn(text) })));
const examples = examplesOf([TIDES, HARBOURS]);

test('ranks the tool whose questions share words with the question first', () => {
  const classifier = new Classifier(learnt(examples, TOOLS), TOOLS);
  for (const [text, of] of [
    ['high water at noon', 0],
    ['heights of the water', 0],
    ['all harbours', 1],
  ] as const) {
    const near = classifier.scores(featuresIn(text)).tools;
    assert.ok((near[of] as number) > (near[1 - of] as number), `${text}: ${[...near]}`);
  }
});

test('scores all tools equally if a question has no learned features', () => {
  const classifier = new Classifier(learnt(examples, TOOLS), TOOLS);
  for (const text of ['zzz', '']) {
    const { tools, answered } = classifier.scores(featuresIn(text));
    assert.equal([...tools], [0, 0]);
    assert.is(answered, 0);
  }
});

test('learns whether any tool can answer a question, even if only a few examples are unanswerable', () => {
  const tools = [...TOOLS, 'none'];
  const none = ['sell my boat', 'rent a boat', 'boat insurance'];
  const requests = [...examples, ...none.map((text) => ({ of: 2, isAnswered: false, features: featuresIn(text) }))];
  const classifier = new Classifier(learnt(requests, tools), tools);
  const answered = (text: string) => classifier.scores(featuresIn(text)).answered;
  for (const text of ['high water', 'harbours']) assert.ok(answered(text) > 0.5, `${text}: ${answered(text)}`);
  for (const text of ['boat', 'two boats']) assert.ok(answered(text) < -0.5, `${text}: ${answered(text)}`);
});

test('training gives the same bytes for the same questions in any order', () => {
  assert.equal(learnt(examples.toReversed(), TOOLS), learnt(examples, TOOLS));
});

test('a question for one tool also trains the other tools of its service', () => {
  const tools = ['sea.get_height', 'sea.list_harbours', 'air.get_wind', 'air.list_stations'];
  const requests = examplesOf([
    ['sea height', 'height of the sea'],
    ['which harbours', 'name all harbours'],
    ['air wind', 'wind in the air'],
    ['which stations', 'name all stations'],
  ]);
  const classifier = new Classifier(learnt(requests, tools), tools);
  const [height = 0, harbours = 0, wind = 0, stations = 0] = classifier.scores(featuresIn('sea')).tools;
  assert.ok(Math.min(height, harbours) > Math.max(wind, stations), `${height} ${harbours} ${wind} ${stations}`);
  assert.ok(height > 0 && Math.max(wind, stations) < 0, `${height} ${wind} ${stations}`);
});

test('decodes encoded rows unchanged, with any gaps between buckets and any number of weights', () => {
  const tools = Array.from({ length: 200 }, (_, at) => `s${at}.tool`);
  const many = tools.flatMap((_, at) => [at, at % 2 === 0 ? MAX_WEIGHT : -(at % 8)]);
  const written = writeLearnt({
    unit: 0.5,
    buckets: [0, 127, 128, 129, 2 ** 20 - 1],
    tells: [MAX_RARITY, MAX_RARITY, 1, 4, MAX_RARITY],
    weights: [[0, 8], [1, 3], [0, 1, 2, -8, 199, 2], many, [2, -MAX_WEIGHT]],
  });
  const classifier = new Classifier(written, tools);
  const of = (bucket: number) => [...classifier.scores(new Map([[bucket, 2]])).tools];
  const withFirst = (...first: readonly number[]) => tools.map((_, at) => first[at] ?? 0);
  assert.equal(of(0), withFirst(4));
  assert.equal(of(127), withFirst(0, 1.5));
  assert.equal(of(128), withFirst(0.5, 0, -4).with(199, 1));
  assert.equal(
    of(129),
    tools.map((_, at) => (at % 2 === 0 ? MAX_WEIGHT / 2 : -(at % 8) / 2)),
  );
  assert.equal(of(2 ** 20 - 1), withFirst(0, 0, -MAX_WEIGHT / 2));
  assert.equal(of(5), withFirst());
});

test.run();
