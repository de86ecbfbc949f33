// `make eval`: how well find_tool answers the committed questions, service by service, with every miss.

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
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);

function row(what: string, asked: readonly AskedQuestion[]): void {
  const { at1, at3, at5 } = measure(asked);
  print(`${what.padEnd(34)} ${String(asked.length).padStart(5)} ${percent(at1)} ${percent(at3)} ${percent(at5)}`);
}

print(`${'questions'.padEnd(34)} ${'asked'.padStart(5)} ${'@1'.padStart(7)} ${'@3'.padStart(7)} ${'@5'.padStart(7)}`);
row('all', questions.all.filter(answerable));
row('that tuned the ranking', questions.tuned.filter(answerable));
row('that tuned nothing', questions.unseen.filter(answerable));
row(
  'in English',
  questions.all.filter(answerable).filter((each) => !inOtherLanguages(each)),
);
row('in other languages', questions.all.filter(answerable).filter(inOtherLanguages));
const byService = Map.groupBy(
  questions.all.filter(answerable),
  ({ tools }) => String(tools[0]).split('.')[0] as string,
);
for (const [service, asked] of [...byService].sort()) row(`  ${service}`, asked);

for (const [what, asked] of [
  ['all', questions.all],
  ['that tuned nothing', questions.unseen],
] as const) {
  const none = asked.filter(unanswerable);
  const refused = none.filter(({ text }) => found(text).length === 0);
  print(`nothing fits, ${what}: ${refused.length} of ${none.length} (${percent(refused.length / none.length).trim()})`);
}
const started = performance.now();
const answers = questions.all.map(({ text }) => findTool(text, 3));
const each = (performance.now() - started) / answers.length;
const tokens = answers.map(({ matches }) => countTokens(JSON.stringify(matches)));
print(
  `an answer: ${Math.round(tokens.reduce((sum, count) => sum + count, 0) / tokens.length)} tokens, ${each.toFixed(2)} ms`,
);

print('\nWithout a right tool among the first three:');
for (const { question, found: ids } of measure(questions.all.filter(answerable)).misses) {
  print(
    `  ${question.language}  ${question.text}\n      wants ${question.tools.slice(0, 3).join(' ')}; found ${ids.slice(0, 3).join(' ') || 'nothing'}`,
  );
}
print('\nThat should have found nothing:');
for (const { text, language } of questions.all.filter(unanswerable)) {
  const ids = found(text, 2);
  if (ids.length > 0) print(`  ${language}  ${text}\n      found ${ids.join(' ')}`);
}
