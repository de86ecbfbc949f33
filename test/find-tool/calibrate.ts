// `node test/find-tool/calibrate.ts`: fits the regression of runtime/find-tool/fit.ts. The index is built five times, each time without
// a fifth of the questions of spec/asks, and asked those: so no question is judged by what was learnt from it. Takes a minute.

import { emitFindIndex, findIndexInput } from '../../codegen/emit/catalog/find-index.ts';
import { parseSpec, readSpec } from '../../codegen/load/load.ts';
import { buildModel } from '../../codegen/model/build.ts';
import { planNames } from '../../codegen/plan/plan.ts';
import { indexOf } from '../../runtime/find-tool/find-tool.ts';
import { type Fit, fitOf } from '../../runtime/find-tool/fit.ts';
import { isTool, ToolRanking } from '../../runtime/find-tool/ranking.ts';
import { ABOUT, UNANSWERED } from '../../runtime/language/tool-index.ts';

const PARTS = 5;
const STEPS = 4_000;
/** Shares of the answerable questions that may be refused, for which the odds are printed. */
const REFUSED = [0.01, 0.02, 0.03, 0.05];

interface Judged extends Fit {
  readonly isAnswerable: boolean;
  /** Where its tool stands; -1 where it is not found. */
  readonly place: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const input = findIndexInput(planNames(buildModel(parseSpec(await readSpec('spec')))));
const partOf = new Map(input.tools.flatMap(({ questions }) => questions).map((each, index) => [each, index % PARTS]));
const judged = Array.from({ length: PARTS }, (_, part) => judgedIn(part)).flat();
const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
const none = judged.filter(({ isAnswerable }) => !isAnswerable);
const share = (first: number) =>
  answerable.filter(({ place }) => place >= 0 && place < first).length / answerable.length;
print(`${answerable.length} questions: first ${percent(share(1))}, among three ${percent(share(3))}`);

const { constant, score, lead } = fitted();
print(`constant ${constant.toFixed(2)}, score ${score.toFixed(2)}, lead ${lead.toFixed(2)}`);
const odds = (each: Fit) => constant + score * each.score + lead * each.lead;
const ofAnswerable = answerable.map(odds).sort((a, b) => a - b);
for (const refused of REFUSED) {
  const least = ofAnswerable[Math.floor(refused * ofAnswerable.length)] as number;
  const told = none.filter((each) => odds(each) < least).length / none.length;
  print(`odds ${least.toFixed(2)}: ${percent(refused)} wrongly refused, ${percent(told)} of ${none.length} rightly`);
}

/** The questions of a part, asked of the index without them. */
function judgedIn(part: number): Judged[] {
  const tools = input.tools.map((tool) => ({
    ...tool,
    questions: tool.questions.filter((each) => partOf.get(each) !== part),
  }));
  const ranking = new ToolRanking(...indexOf(emitFindIndex({ ...input, tools })));
  return input.tools
    .filter(({ id }) => id !== ABOUT)
    .flatMap(({ id, questions }) =>
      questions
        .filter((each) => partOf.get(each) === part)
        .map(({ text }) => {
          const ranked = ranking.rank(text);
          const place = ranked.filter(isTool).findIndex((each) => each.id === id);
          return { ...fitOf(ranked), isAnswerable: id !== UNANSWERED, place };
        }),
    );
}

/** Gradient descent; both kinds of question weigh the same. */
function fitted(): Fit & { readonly constant: number } {
  let [constant, score, lead] = [0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const slope = [0, 0, 0] as [number, number, number];
    for (const each of judged) {
      const likely = 1 / (1 + Math.exp(-(constant + score * each.score + lead * each.lead)));
      const off = (likely - Number(each.isAnswerable)) / (each.isAnswerable ? answerable.length : none.length);
      slope[0] += off;
      slope[1] += off * each.score;
      slope[2] += off * each.lead;
    }
    constant -= 5 * slope[0];
    score -= 5 * slope[1];
    lead -= 5 * slope[2];
  }
  return { constant, score, lead };
}
