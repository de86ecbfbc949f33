// Duration of a find_tool search over the existing tools and over ten times as many.

import { type FindTool, findToolOver, readIndex } from '../../runtime/search/find-tool.ts';
import { NumberLists, packLists, packRisingLists } from '../../runtime/search/number-lists.ts';
import type { ToolIndex } from '../../runtime/search/tool-index.ts';
import { GENERATED, questions } from '../find-tool/questions.ts';
import { median } from './measure.ts';

const COPIES = 10;
/** Maximum milliseconds per search: with the existing tools, and with ten times as many. */
const TARGETS = [2, 10] as const;

export function benchFindTool(rounds: number): string[] {
  const [index, classifier] = readIndex(GENERATED);
  const lines = ['| find_tool | tools | ms per search | 99 % below | target |', '|---|---:|---:|---:|---:|'];
  for (const [at, searched] of [index, multiplied(index)].entries()) {
    const [mean, slow] = timed(findToolOver(searched, classifier), rounds);
    lines.push(
      `| strangers' questions | ${searched.tools.length} | ${mean.toFixed(2)} | ${slow.toFixed(2)} | ${TARGETS[at]} ms |`,
    );
  }
  return lines;
}

/** Mean and 99th percentile of the search time in milliseconds, each as the median of the rounds. */
function timed(findTool: FindTool, rounds: number): [mean: number, slow: number] {
  const texts = questions.all.map(({ text }) => text);
  for (const text of texts) findTool(text, 3);
  const measured = Array.from({ length: rounds }, () => {
    const each = texts.map((text) => {
      const started = performance.now();
      findTool(text, 3);
      return performance.now() - started;
    });
    each.sort((a, b) => a - b);
    return [
      each.reduce((sum, ms) => sum + ms, 0) / each.length,
      each[Math.floor(each.length * 0.99)] as number,
    ] as const;
  });
  return [median(measured.map(([mean]) => mean)), median(measured.map(([, slow]) => slow))];
}

/**
 * Returns the index with ten times as many tools. The copies of a tool share half of their words; the other half is
 * unique to each copy.
 */
function multiplied(index: ToolIndex): ToolIndex {
  const copies = Array.from({ length: COPIES }, (_, copy) => copy);
  const { tools } = index;
  const packedQuestions = new NumberLists(index.questions);
  const [counts, squares] = [[...packedQuestions.of(0)], [...packedQuestions.of(1)]];
  const names = index.terms.split('\n');
  const own = (name: string, at: number, copy: number) => (copy === 0 || at % 2 === 0 ? name : `${name}${copy}`);
  const terms = [...new Set(copies.flatMap((copy) => names.map((name, at) => own(name, at, copy))))];
  const place = new Map(terms.map((term, at) => [term, at]));
  const spread = (lists: NumberLists, moved: (list: readonly number[], copy: number) => number[]) => {
    const all: number[][] = terms.map(() => []);
    for (const copy of copies)
      for (const [at, name] of names.entries())
        all[place.get(own(name, at, copy)) as number]?.push(...moved([...lists.of(at)], copy));
    return all;
  };
  return {
    ...index,
    tools: copies.flatMap((copy) => tools.map((id) => `${id}${copy === 0 ? '' : copy}`)),
    terms: terms.join('\n'),
    weights: packLists(
      spread(new NumberLists(index.weights), (list, copy) =>
        list.map((value, at) => (at % 2 === 0 ? value + copy * tools.length : value)),
      ),
    ),
    questions: packLists([copies.flatMap(() => counts), copies.flatMap(() => squares)]),
    asked: packRisingLists(
      spread(new NumberLists(index.asked, true), (list, copy) =>
        list.map((question) => question + copy * squares.length),
      ),
    ),
    misses: copies.flatMap(() => index.misses),
  };
}
