import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { found } from './questions.ts';

const SERVICES: Readonly<Record<string, string>> = {
  eu_act: 'eu-law',
  ship: 'maritime',
  company_no: 'no-registry',
  company_dk: 'dk-registry',
  eu_programme: 'eu-research',
  sports_team: 'sports',
  sports_player: 'sports',
  statistics_office: 'economic-indicators',
  refugee_agency: 'migration',
  food_agency: 'food-agri',
  central_bank: 'eu-bank-stats',
};
const file = new URL('../../codegen/emit/catalog/known-names.tsv', import.meta.url);
const kinds = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [kind: string, names: string]);

test('given only a well-known name, finds the right service in 9 of 10 cases for every kind of name', () => {
  for (const [kind, names] of kinds) {
    const service = SERVICES[kind];
    if (service === undefined) continue;
    const all = names.split(', ');
    const right = all.filter((name) => found(name)[0]?.startsWith(`${service}.`));
    const wrong = all.filter((name) => !right.includes(name));
    assert.ok(right.length >= 0.9 * all.length, `${kind}: ${wrong.map((name) => `${name} (${found(name)[0]})`)}`);
  }
});

test('finds a well-known name in a sentence, in any case and language', () => {
  for (const [text, service] of [
    ['text of the GDPR, article 17', 'eu-law'],
    ['gdpr article 17', 'eu-law'],
    ['Was steht in Artikel 17 der DSGVO?', 'eu-law'],
    ['Queen Mary 2', 'maritime'],
    ['Hvor er Queen Mary 2 nå?', 'maritime'],
  ] as const)
    assert.match(found(text)[0] ?? '', new RegExp(`^${service}\\.`), text);
});

test.run();
