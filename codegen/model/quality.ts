// Quality levels of a service, computed from evidence: recorded answers to examples, tests, questions, licenses, and
// the date of the last live check of its sources.

import type { Quality } from '../../runtime/contract/operation.ts';
import type { SourceData } from '../language/data.ts';
import type { Answers } from '../load/answers.ts';
import type { Operation, Service } from './model.ts';

/**
 * Minimum number of questions with which find_tool counts as reliable for a tool. Endpoints below /api have no
 * questions.
 */
const ENOUGH_QUESTIONS = 8;

/** Quality levels, lowest first. `missing` returns the requirements that a service does not meet. */
const STEPS: readonly {
  readonly level: NonNullable<Quality['next']>;
  readonly missing: (facts: Facts) => readonly string[];
}[] = [
  {
    level: 'bronze',
    missing: ({ operations, answered }) =>
      names(
        operations.filter((each) => !answered(each)),
        'no example has an answer',
      ),
  },
  {
    level: 'silver',
    missing: ({ kind, operations, sources }) => [
      ...names(
        operations.filter(({ provenBy }) => provenBy === 'unverified'),
        'not tested',
      ),
      ...(kind === 'area'
        ? []
        : names(
            operations.filter(({ questions }) => questions.length < ENOUGH_QUESTIONS),
            `fewer than ${ENOUGH_QUESTIONS} questions`,
          )),
      ...sources.filter(({ licence }) => licence.url === undefined).map(({ id }) => `${id}: the license has no URL`),
    ],
  },
  {
    level: 'gold',
    missing: ({ operations }) =>
      names(
        operations.filter(({ provenBy }) => provenBy === 'fixture'),
        'tested only with synthetic responses',
      ),
  },
];

interface Facts {
  readonly kind: Service['kind'];
  readonly operations: readonly Operation[];
  readonly sources: readonly SourceData[];
  readonly answered: (operation: Operation) => boolean;
}

/** Returns the quality level, and the requirements for the next level that are not met. */
export function qualityOf(
  { kind, slug, operations, sources: ids }: Service,
  all: readonly SourceData[],
  answers: Answers,
): Quality {
  const sources = all.filter(({ id }) => ids.includes(id));
  const prefix = kind === 'area' ? `api.${slug}` : slug;
  const own = operations.filter(({ shared }) => !shared);
  // Operations that change state or require a key do not need a recorded answer, because the documentation does not
  // show one.
  const answered = ({ name, effect, keyArgument }: Operation) =>
    effect !== 'read' || keyArgument !== undefined || answers.has(`${prefix}.${name}`);
  const facts = { kind, operations: own, sources, answered };
  let level: Quality['level'] = 'none';
  for (const step of STEPS) {
    const missing = step.missing(facts);
    if (missing.length > 0) return { level, next: step.level, missing, ...verifiedOf(sources) };
    level = step.level;
  }
  return { level, missing: [], ...verifiedOf(sources) };
}

/** Returns the earliest verification date of the sources, but only if all sources were verified. */
function verifiedOf(sources: readonly SourceData[]): { verified?: string } {
  const queried = sources.filter(({ embedded }) => !embedded);
  const days = queried.flatMap(({ verified }) => verified?.date ?? []).sort();
  const [oldest] = days;
  return oldest === undefined || days.length < queried.length ? {} : { verified: oldest };
}

/** Returns a text such as `get_city, get_country: not tested`. */
function names(operations: readonly Operation[], what: string): string[] {
  return operations.length === 0 ? [] : [`${operations.map(({ name }) => name).join(', ')}: ${what}`];
}
