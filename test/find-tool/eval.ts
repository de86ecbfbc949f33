// `make eval`: measures find_tool by language, style and service, with confidence intervals. Prints every miss of the tuning
// half.

import { countTokens } from 'gpt-tokenizer';
import {
  type AskedQuestion,
  answerable,
  findTool,
  found,
  inOtherLanguages,
  measure,
  questions,
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

function table(what: string, asked: readonly AskedQuestion[]): void {
  print('');
  const told = asked.filter(answerable);
  cells(what, 'top 1', 'top 3', 'false rejections');
  row('all', told);
  row(
    'in English',
    told.filter((each) => !inOtherLanguages(each)),
  );
  row('in other languages', told.filter(inOtherLanguages));
  print('by language');
  rowsBy(told, ({ language }) => language);
  if (told.some(({ way }) => way !== undefined)) {
    print('by style');
    rowsBy(told, ({ way = '' }) => way);
  }
  print('by service');
  rowsBy(told, ({ tools }) => String(tools[0]).split('.')[0] as string);
  const none = asked.filter(unanswerable);
  const refused = none.filter(({ text }) => found(text).length === 0).length / none.length;
  print(`unanswerable, recognized of ${none.length}: ${interval(refused, none.length).trim()}`);
}

table('FRESH (only for measuring)', questions.fresh);
table('BLIND (only for measuring)', questions.blind);
table('STRANGERS (only for measuring)', questions.strangers);
table('NEWCOMERS (only for measuring)', questions.newcomers);
table('OUTSIDERS (only for measuring)', questions.outsiders);
table('UNSEEN HALF of questions.tsv', questions.unseen);
table('TUNING HALF of questions.tsv', questions.tuned);

const asked = [
  ...questions.all,
  ...questions.fresh,
  ...questions.blind,
  ...questions.strangers,
  ...questions.newcomers,
  ...questions.outsiders,
];
const started = performance.now();
const answers = asked.map(({ text }) => findTool(text, 3));
const each = (performance.now() - started) / answers.length;
const tokens = answers.map(({ matches }) => countTokens(JSON.stringify(matches)));
print(
  `\nan answer: ${Math.round(tokens.reduce((sum, count) => sum + count, 0) / tokens.length)} tokens, ${each.toFixed(2)} ms`,
);

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
