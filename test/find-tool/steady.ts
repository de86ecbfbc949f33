// `node test/find-tool/steady.ts`: measures the stability of find_tool. Rebuilds the index with 1 % fewer questions, and with
// an additional service. Takes half a minute.

import { type FindIndexInput, findIndexInput } from '../../codegen/emit/catalog/find-index.ts';
import { parseSpec, readSpec } from '../../codegen/load/load.ts';
import { buildModel } from '../../codegen/model/build.ts';
import { planNames } from '../../codegen/plan/plan.ts';
import { findToolOver, indexOf } from '../../runtime/search/find-tool.ts';
import { answerable, indexFiles, measure, questions } from './questions.ts';

const SETS = ['fresh', 'blind', 'strangers', 'newcomers', 'unseen'] as const;
/** Offsets of the questions to leave out. From each offset, every hundredth question is left out. */
const LEFT_OUT = [0, 33, 66];
const ONE_OF = 100;

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const whole = findIndexInput(planNames(buildModel(parseSpec(await readSpec('spec')))));
const place = new Map(whole.tools.flatMap((tool) => tool.questions).map((each, at) => [each, at % ONE_OF]));
const without = (left: number): FindIndexInput => ({
  ...whole,
  tools: whole.tools.map((tool) => ({ ...tool, questions: tool.questions.filter((each) => place.get(each) !== left) })),
});
const tides: FindIndexInput['tools'][number] = {
  id: 'made-up-tides.next_high_water',
  texts: { name: 'next high water', title: 'Next high water at a harbour', service: 'made up tides' },
  questions: Array.from({ length: 10 }, (_, at) => ({ text: `Wann steigt die Flut im Hafen ${at}?`, language: 'de' })),
  values: [],
  countries: [],
  misses: [],
};
const cards = { ...whole.cards, [tides.id]: Object.values(whole.cards)[0] as FindIndexInput['cards'][string] };
const variants = [whole, ...LEFT_OUT.map(without), { ...whole, cards, tools: [tides, ...whole.tools] }];
const searches = variants.map((input) => {
  const findTool = findToolOver(...indexOf(indexFiles(input)));
  const found = new Map<string, readonly string[]>();
  return (text: string) => {
    const ids = found.get(text) ?? findTool(text, 5).matches.map(({ id }) => id);
    found.set(text, ids);
    return ids;
  };
});

for (const set of SETS) {
  const measured = searches.map((search) => measure(questions[set].filter(answerable), search));
  const span = (shares: readonly number[]) => `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
  const [first, three] = [measured.map(({ at1 }) => at1), measured.map(({ at3 }) => at3)];
  print(`${set.padEnd(10)} top 1 ${span(first)}, top 3 ${span(three)}`);
}
const asked = SETS.flatMap((set) => questions[set]);
const [before, ...others] = searches;
for (const [at, search] of others.entries()) {
  const moved = asked.filter(({ text }) => search(text)[0] !== before?.(text)[0]).length / asked.length;
  print(
    `first tool changed ${at < LEFT_OUT.length ? 'with 1 % fewer questions' : 'with one more service'}: ${percent(moved)}`,
  );
}
