// `node test/find-tool/calibrate.ts [list…]`: fits the regression in runtime/search/fit.ts by cross-validation: trains
// several indexes, each without some of the questions in questions.yaml, and tests each index with the omitted
// questions. A list contains the questions to hold out together, one per line. Use one list per writer, because other
// questions by the same writer make the result too optimistic. Without lists, uses five folds. Takes a minute or two.

import { readFileSync } from 'node:fs';
import { findIndexInput } from '../../codegen/emit/catalog/find-index.ts';
import { parseSpec, readSpec } from '../../codegen/load/load.ts';
import { buildModel } from '../../codegen/model/build.ts';
import { planNames } from '../../codegen/plan/plan.ts';
import { indexOf } from '../../runtime/search/find-tool.ts';
import { SIGNALS } from '../../runtime/search/fit.ts';
import { type Evidence, isTool, ToolRanking } from '../../runtime/search/ranking.ts';
import { ABOUT, UNANSWERED } from '../../runtime/search/tool-index.ts';
import { indexFiles } from './questions.ts';

const PARTS = 5;
const STEPS = 4_000;
/** False rejection rates for which the threshold is printed. */
const REFUSED = [0.01, 0.015, 0.02, 0.03, 0.05];

interface Judged extends Evidence {
  readonly isAnswerable: boolean;
  /** Rank of the correct tool; -1 if it is not found. */
  readonly place: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const input = findIndexInput(planNames(buildModel(parseSpec(await readSpec('spec')))));
const lists = process.argv.slice(2).map((file) => new Set(readFileSync(file, 'utf8').split(/[\t\n]/)));
const partOf = new Map(
  input.tools.flatMap(({ questions }) => questions).map((each, index) => [each, partIn(each.text, index)]),
);
const parts = lists.length === 0 ? PARTS : lists.length;
const judged = Array.from({ length: parts }, (_, part) => judgedIn(part)).flat();
const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
const none = judged.filter(({ isAnswerable }) => !isAnswerable);
const share = (first: number) =>
  answerable.filter(({ place }) => place >= 0 && place < first).length / answerable.length;
print(`${answerable.length} questions: top 1 ${percent(share(1))}, top 3 ${percent(share(3))}`);

const coefficients = fitted();
print(`constant, ${SIGNALS.join(', ')}: ${coefficients.map((each) => each.toFixed(3)).join(', ')}`);
const odds = (each: Evidence) => sumOf(coefficients, each);
const ofAnswerable = answerable.map(odds).sort((a, b) => a - b);
for (const refused of REFUSED) {
  const min = ofAnswerable[Math.floor(refused * ofAnswerable.length)] as number;
  const told = none.filter((each) => odds(each) < min).length / none.length;
  print(
    `odds ${min.toFixed(2)}: ${percent(refused)} false rejections, ${percent(told)} of ${none.length} unanswerable recognized`,
  );
}

/** Tests the questions of a fold with an index trained without them. */
function judgedIn(part: number): Judged[] {
  const tools = input.tools.map((tool) => ({
    ...tool,
    questions: tool.questions.filter((each) => partOf.get(each) !== part),
  }));
  const ranking = new ToolRanking(...indexOf(indexFiles({ ...input, tools })));
  return input.tools
    .filter(({ id }) => id !== ABOUT)
    .flatMap(({ id, questions }) =>
      questions
        .filter((each) => partOf.get(each) === part)
        .map(({ text }) => {
          const ranked = ranking.rank(text);
          const place = ranked.all.filter(isTool).findIndex((each) => each.id === id);
          return { ...ranked.evidence, isAnswerable: id !== UNANSWERED, place };
        }),
    );
}

/** The fold that holds out a question; -1 if none does. */
function partIn(text: string, index: number): number {
  return lists.length === 0 ? index % PARTS : lists.findIndex((list) => list.has(text));
}

function sumOf([constant = 0, ...of]: readonly number[], each: Evidence): number {
  return SIGNALS.reduce((sum, signal, at) => sum + (of[at] as number) * each[signal], constant);
}

/** Uses gradient descent. Answerable and unanswerable questions have the same weight. */
function fitted(): number[] {
  const values = (each: Evidence) => [1, ...SIGNALS.map((signal) => each[signal])];
  // Signals differ in scale, so each has its own step size.
  const squares = [0, ...SIGNALS].map((_, at) =>
    judged.reduce((sum, each) => sum + (values(each)[at] as number) ** 2, 0),
  );
  let coefficients = squares.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = squares.map(() => 0);
    for (const each of judged) {
      const likely = 1 / (1 + Math.exp(-sumOf(coefficients, each)));
      const off = (likely - Number(each.isAnswerable)) / (each.isAnswerable ? answerable.length : none.length);
      for (const [at, value] of values(each).entries()) slope[at] = (slope[at] as number) + off * value;
    }
    coefficients = coefficients.map(
      (each, at) => each - ((slope[at] as number) * judged.length) / (squares[at] as number),
    );
  }
  return coefficients;
}
