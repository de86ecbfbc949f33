// `make eval`: measures find_tool on the committed questions that were not used for tuning, by language, style and
// service, with confidence intervals. Prints every miss in the tuning half. With a folder as argument (`make eval
// SETS=folder`), measures the TSV files in that folder instead. `--totals` prints one line per set.

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countTokens } from 'gpt-tokenizer';
import {
  type AskedQuestion,
  answerable,
  findTool,
  found,
  inOtherLanguages,
  knownTools,
  measure,
  questions,
  questionsIn,
  unanswerable,
} from './questions.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** 95 % confidence interval of a share (Wilson). */
function interval(share: number, asked: number): string {
  const z = 1.96;
  const [middle, width] = [
    share + z ** 2 / (2 * asked),
    z * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2)),
  ];
  const bounds = [middle - width, middle + width].map((bound) => (100 * bound) / (1 + z ** 2 / asked));
  return `${percent(share).padStart(7)} (${bounds.map((bound) => Math.round(Math.max(0, bound))).join(' to ')})`;
}

const cells = (what: string, ...rest: readonly string[]) =>
  print([what.padEnd(40), ...rest.map((each) => each.padStart(19))].join(' '));

function row(what: string, asked: readonly AskedQuestion[]): void {
  if (asked.length === 0) return;
  const { at1, at3 } = measure(asked);
  const refused = asked.filter(({ text }) => found(text).length === 0).length / asked.length;
  const shares = [at1, at3, refused].map((share) => interval(share, asked.length));
  cells(`${what}, ${asked.length}`, ...shares);
}

function rowsBy(asked: readonly AskedQuestion[], keyOf: (question: AskedQuestion) => string): void {
  for (const [key, some] of [...Map.groupBy(asked, keyOf)].sort()) row(`  ${key}`, some);
}

function refusals(none: readonly AskedQuestion[]): string {
  if (none.length === 0) return 'nothing fits: not asked';
  const refused = none.filter(({ text }) => found(text).length === 0).length / none.length;
  return `nothing fits, told of ${none.length}: ${interval(refused, none.length).trim()}`;
}

function table(what: string, asked: readonly AskedQuestion[]): void {
  print('');
  const told = asked.filter(answerable);
  cells(what, 'top 1', 'top 3', 'false rejections');
  row('all', told);
  if (!onlyTotals) {
    row(
      'in English',
      told.filter((each) => !inOtherLanguages(each)),
    );
    row('questions in other languages', told.filter(inOtherLanguages));
    print('by language');
    rowsBy(told, ({ language }) => language);
    if (told.some(({ way }) => way !== undefined)) {
      print('by style');
      rowsBy(told, ({ way = '' }) => way);
    }
    print('by service');
    rowsBy(told, ({ tools }) => String(tools[0]).split('.')[0] as string);
  }
  print(refusals(asked.filter(unanswerable)));
}

function setsIn(folder: string | undefined): readonly (readonly [what: string, asked: readonly AskedQuestion[]])[] {
  if (folder === undefined) {
    return [
      ['fresh.tsv (only measures)', questions.fresh],
      ['blind.tsv (only measures)', questions.blind],
      ['strangers.tsv (only measures)', questions.strangers],
      ['newcomers.tsv (only measures)', questions.newcomers],
      ['outsiders.tsv (only measures)', questions.outsiders],
      ['titles.tsv (only measures)', questions.titles],
      ['strays.tsv (only measures)', questions.strays],
      ['judge.tsv (only measures)', questions.judge],
      ['questions.tsv, untuned half', questions.unseen],
      ['questions.tsv, tuned half', questions.tuned],
    ];
  }
  const base = pathToFileURL(`${resolve(folder)}/`);
  const files = readdirSync(base).filter((name) => name.endsWith('.tsv'));
  if (files.length === 0) throw new Error(`${folder} contains no .tsv files`);
  return files.sort().map((name) => [name, questionsIn(new URL(name, base))]);
}

const options = process.argv.slice(2);
const onlyTotals = options.includes('--totals');
const folder = options.find((each) => each !== '' && !each.startsWith('--'));
const sets = setsIn(folder);
const known = new Set(knownTools());
const isFeedback = (id: string) => id.endsWith('.report_feedback');
const unknown = sets.flatMap(([what, asked]) =>
  asked.flatMap(({ tools }) =>
    tools.filter((id) => !known.has(id) && !isFeedback(id)).map((id) => `${what}: ${id} is not a tool`),
  ),
);
if (unknown.length > 0) {
  process.stderr.write(`${[...new Set(unknown)].join('\n')}\n`);
  process.exit(1);
}
for (const [what, asked] of sets) table(what, asked);

const asked = sets.flatMap(([, each]) => each);
const started = performance.now();
const answers = asked.map(({ text }) => findTool(text, 3));
const each = (performance.now() - started) / answers.length;
const tokens = answers.map(({ matches }) => countTokens(JSON.stringify(matches)));
print(
  `\nan answer: ${Math.round(tokens.reduce((sum, count) => sum + count, 0) / tokens.length)} tokens, ${each.toFixed(2)} ms`,
);

if (folder === undefined && !onlyTotals) {
  print('\nTuning half, no correct tool in the top 3:');
  for (const { question, found: ids } of measure(questions.tuned.filter(answerable)).misses) {
    const wants = question.tools.slice(0, 3).join(' ');
    print(
      `  ${question.language}  ${question.text}\n      expected ${wants}; found ${ids.slice(0, 3).join(' ') || 'nothing'}`,
    );
  }
  print('\nTuning half, unanswerable but not rejected:');
  for (const { text, language } of questions.tuned.filter(unanswerable)) {
    const ids = found(text, 2);
    if (ids.length > 0) print(`  ${language}  ${text}\n      found ${ids.join(' ')}`);
  }
}
