import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statistics } from '../../../../runtime/lib/text/analyser.ts';
import { stem } from '../../../../runtime/lib/text/stemming.ts';
import { readQuestion } from '../../../../runtime/sources/catalogs/question.ts';
import { zonesOf } from '../../../../runtime/sources/catalogs/ranking.ts';

const countries = (text: string) => readQuestion(text).countries.map(({ iso2 }) => iso2);
const units = (text: string) => readQuestion(text).units.map((unit) => unit.text);

test('extracts countries from a question by name, adjective and code, in several languages', () => {
  assert.equal(countries('unemployment in Germany and the United Kingdom'), ['DE', 'GB']);
  assert.equal(countries('Swedish house prices'), ['SE']);
  assert.equal(countries('Arbeitslosenquote in Österreich'), ['AT']);
  assert.equal(countries("taux de chômage en Côte d'Ivoire"), ['CI']);
  assert.equal(countries('GDP of FRA and DEU'), ['FR', 'DE']);
  assert.equal(countries('US inflation'), ['US']);
  assert.equal(countries('U.S. CPI'), ['US']);
  assert.equal(units('unemployment in Germany'), ['unemployment']);
});

test('keeps words that are not countries', () => {
  assert.equal(countries('what is CPI, and can it fall?'), []);
  assert.equal(countries('tell us about wages'), ['US'].slice(1));
  assert.equal(countries('turkey'), [], 'as a single word it is a bird');
  assert.equal(countries('UNEMPLOYMENT RATE IN IT JOBS'), []);
});

test('leaves ambiguous names and longer names that contain a country in the question; extracts country groups', () => {
  for (const text of [
    'New Jersey unemployment',
    'north carolina wages',
    'South America inflation',
    'Northern Ireland house prices',
    'Cape Town rents',
    'Mexico City rents',
    'guinea fowl production',
    'korea unemployment',
    'cape hong ivory',
  ])
    assert.equal(countries(text), [], text);
  assert.equal(countries('South Korea unemployment'), ['KR']);
  assert.equal(units('korea unemployment'), ['korea', 'unemployment']);
  const { groups, countries: none } = readQuestion('euro area unemployment rate');
  assert.equal([groups.map(({ code }) => code), none], [['EA'], []]);
  assert.equal(units('Sub-Saharan Africa poverty'), ['poverty']);
});

test('keeps the longest matching phrases of the vocabulary together, and drops years and filler words', () => {
  assert.equal(units('how many people live in Kenya in 2020'), ['people live']);
  assert.equal(units('number of jobs outside farming'), ['number', 'jobs outside farming']);
  assert.equal(units('young people out of work'), ['young people out work']);
  const [waste, inhabitant] = readQuestion('waste per inhabitant').units;
  assert.equal([waste?.isWeak, inhabitant?.isWeak], [false, true]);
});

test('stems different forms of a word to the same stem in each language', () => {
  for (const [language, a, b] of [
    ['en', 'prices', 'price'],
    ['en', 'industries', 'industry'],
    ['sv', 'lönerna', 'löner'],
    ['de', 'wohnungen', 'wohnung'],
    ['fr', 'sociales', 'sociale'],
    ['es', 'emisiones', 'emision'],
  ] as const) {
    assert.is(
      stem(a.normalize('NFKD').replace(/\p{M}/gu, ''), language),
      stem(b.normalize('NFKD').replace(/\p{M}/gu, ''), language),
      a,
    );
  }
  assert.equal(
    ['hur många bor i Malmö', 'wie viele Menschen', 'cuántos habitantes', 'le taux de chômage', 'jobs'].map((text) =>
      statistics.languageOf(text),
    ),
    ['sv', 'de', 'es', 'fr', 'en'],
  );
});

test('splits a title into its head, its qualifiers, and its breakdowns', () => {
  assert.equal(zonesOf('Unemployment by sex and age – monthly data'), [
    'Unemployment',
    ' – monthly data',
    ' by sex and age',
  ]);
  assert.equal(zonesOf('Unemployment, female (% of female labor force)'), [
    'Unemployment',
    ', female (% of female labor force) ',
    '',
  ]);
});

test('parses a hostile question within the time limit', () => {
  const began = performance.now();
  for (const text of ['a '.repeat(100_000), '"'.repeat(5000), 'x'.repeat(100_000), '𝒳'.repeat(3000)])
    readQuestion(text);
  assert.ok(performance.now() - began < 1000);
});

test.run();
