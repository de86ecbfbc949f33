// Breaks every rule of the manifest language, and expects exactly the right diagnostics.

import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSpec } from '../../../codegen/load/load.ts';
import { MAX_OWN_INSTRUCTIONS_LENGTH } from '../../../runtime/contract/instructions.ts';
import { calling } from './bad/called.ts';
import { deprecations } from './bad/deprecations.ts';
import { endpoints } from './bad/endpoints.ts';
import { files } from './bad/files.ts';
import { form } from './bad/form.ts';
import { kinds } from './bad/kinds.ts';
import { operations } from './bad/operations.ts';
import { reading } from './bad/reading.ts';
import { requesting } from './bad/requests.ts';
import { researching } from './bad/research.ts';
import { schemas } from './bad/schemas.ts';
import { texts } from './bad/texts.ts';
import { values } from './bad/values.ts';
import { views } from './bad/views.ts';
import { wording } from './bad/wording.ts';
import { edited, faultsOf, headOf, PLATFORM, QUESTIONS, SOUND, TIDES } from './sound.ts';

const BAD = [
  ...form,
  ...values,
  ...schemas,
  ...reading,
  ...requesting,
  ...kinds,
  ...operations,
  ...endpoints,
  ...deprecations,
  ...files,
  ...texts,
  ...views,
  ...calling,
  ...researching,
  ...wording,
];

test('reports nothing for valid manifests', () => {
  assert.equal(faultsOf(SOUND).map(headOf), []);
});

for (const { code, what, edits, messages } of BAD) {
  test(`${code}: ${what}`, () => {
    const heads = faultsOf(edited(...edits)).map(headOf);
    assert.equal(heads, messages);
    assert.ok(heads.some((head) => head.includes(`  ${code}  `)));
  });
}

test('SPEC095: rejects a vocabulary phrase that is duplicated or contains no word', () => {
  const lists = ['cuts', 'totals', 'weak'].map((name) => `${name}: { en: [word] }\n`).join('');
  const text = `${lists}concepts:\n  births:\n    en: [live births, Live-Births, '?!']\n`;
  const sources = [...SOUND, { kind: 'vocabulary' as const, file: 'spec/vocabulary.yaml', text }];
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/vocabulary.yaml:6:23  SPEC095  "Live-Births" is already listed here',
    'spec/vocabulary.yaml:6:36  SPEC095  "?!" must contain at least one word',
  ]);
  const misspelt = [
    ...SOUND,
    { kind: 'vocabulary' as const, file: 'spec/vocabulary.yaml', text: text.replace('totals', 'total') },
  ];
  assert.ok(
    faultsOf(misspelt)
      .map(headOf)
      .some((head) => head.includes('SPEC002  unknown keyword "total"')),
  );
});

test('SPEC096: rejects a glossary phrase that means two concepts in one language, or contains no word', () => {
  const text = 'words:\n  ship:\n    en: ship, vessel\n    da: skib\n  vein:\n    en: Vessels, ?!\n    da: vessel\n';
  const sources = [...SOUND, { kind: 'glossary' as const, file: 'spec/glossary.yaml', text }];
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/glossary.yaml:6:9  SPEC096  "Vessels" already belongs to ship, so a question would be ambiguous',
    'spec/glossary.yaml:6:9  SPEC096  "?!" must contain at least one word',
  ]);
});

test("SPEC074: rejects questions about the whole platform in the list of one service's questions", () => {
  const sources = SOUND.map((source) =>
    source.file === 'spec/services/tides/questions.yaml'
      ? { ...source, text: `${source.text}about: { en: [What is there?] }\n` }
      : source,
  );
  const faults = faultsOf(sources).map(headOf);
  assert.is(faults.length, 1);
  assert.match(faults[0] ?? '', 'SPEC074  about applies to all services and belongs in spec/questions.yaml');
});

test('rejects a YAML file with an unknown name in a manifest folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-stray-'));
  try {
    await mkdir(join(folder, 'services/tides'), { recursive: true });
    await writeFile(join(folder, 'platform.yaml'), 'title: Tides\n');
    await writeFile(join(folder, 'services/tides/service.yml'), 'slug: tides\n');
    await readSpec(folder);
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /services\/tides\/service\.yml is not a manifest: expected /);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('SPEC040: rejects a service whose name is reserved for something that all services share', () => {
  const sources = edited(['services/tides/service.yaml', 'slug: tides', 'slug: shared']).map((source) => ({
    ...source,
    file: source.file.replace('/tides/', '/shared/'),
    text: source.text.replace('service: tides', 'service: shared'),
  }));
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/services/shared/service.yaml:1:7  SPEC040  a service cannot be named shared, which is reserved for shared tools',
  ]);
});

test('SPEC056: rejects services whose instructions would be truncated by clients', () => {
  // Only the platform's text about keys can make the instructions this long.
  const sources = edited([PLATFORM, 'how: Sign up.', `how: ${'Sign up. '.repeat(230)}`]);
  assert.equal(faultsOf(sources).map(headOf), [
    `spec/services/tides/service.yaml:3:10  SPEC056  its MCP instructions have 2134 characters; at most ${MAX_OWN_INSTRUCTIONS_LENGTH} are allowed`,
    `spec/api/tables/service.yaml:3:10  SPEC056  its MCP instructions have 2132 characters; at most ${MAX_OWN_INSTRUCTIONS_LENGTH} are allowed`,
  ]);
});

test('SPEC053: rejects a tool whose sibling is the only tool of another service', () => {
  const wells = `slug: wells
title: Wells
summary: Wells and what they yield.
lifecycle: maintained
sources: [tide-office]
tools:
  get_wells:
    title: Wells of a coast
    summary: Fresh water near a station.
    when: somebody asks where ships can fill their tanks
    returns: { names: { type: array, items: { type: string }, description: Names. } }
    examples:
      - {}
`;
  const questions = SOUND.find(({ file }) => file === `spec/${QUESTIONS}`)?.text.split('  find_stations:')[0] ?? '';
  const more = [
    { kind: 'service' as const, file: 'spec/services/wells/service.yaml', text: wells },
    {
      kind: 'questions' as const,
      file: 'spec/services/wells/questions.yaml',
      text: questions.replace('tides', 'wells').replaceAll('levels', 'wells'),
    },
  ];
  assert.equal(faultsOf([...SOUND, ...more]).map(headOf), []);
  const naming = edited([
    TIDES,
    '{ get_levels: the levels',
    '{ wells.get_wells: water to drink, get_levels: the levels',
  ]);
  assert.equal(faultsOf([...naming, ...more]).map(headOf), [
    'spec/services/wells/service.yaml:7:3  SPEC053  "instead" is missing: tides.find_stations refers to it as an alternative, and agents must be able to choose between them',
  ]);
});

test('SPEC045: rejects two hosts with the same environment variable', () => {
  const office = SOUND.find(({ kind }) => kind === 'source');
  const text = office?.text
    .replace('id: tide-office', 'id: tide')
    .replace('{ default: ', '{ office: https://a.example.org, default: ');
  const sources = [...SOUND, { kind: 'source' as const, file: 'spec/sources/tide.yaml', text: text ?? '' }];
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/sources/tide.yaml:4:10  SPEC045  UPSTREAM_TIDE_OFFICE_BASE_URL already overrides the host at spec/sources/tide-office.yaml:4:10',
  ]);
});

test('accepts a tool whose name is an inherited object property', () => {
  const sources = SOUND.map((source) => ({ ...source, text: source.text.replaceAll('find_stations', 'constructor') }));
  assert.equal(faultsOf(sources).map(headOf), []);
});

test('each rule in the source has a manifest that breaks it', () => {
  const folder = fileURLToPath(new URL('../../../codegen/', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const known = new Set(
    sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/SPEC[0-9]{3}/g) ?? []),
  );
  const broken = new Set([
    ...BAD.map(({ code }) => code as string),
    'SPEC045',
    'SPEC056',
    'SPEC074',
    'SPEC095',
    'SPEC096',
    // The rules for declared changes are tested in test/codegen/changes.
    'SPEC100',
    'SPEC101',
  ]);
  // `known` includes codes in comments of codegen/emit and in the documentation. Each code must have a rule.
  assert.equal([...known].filter((code) => !broken.has(code)).sort(), []);
  assert.ok(known.size > 30);
});

test.run();
