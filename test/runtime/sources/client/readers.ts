// Readers for tests. The worker imports this module like a source's reader module.

import { Problem } from '../../../../runtime/contract/problem.ts';
import type { Answer } from '../../../../runtime/sources/client/answer.ts';
import { readers } from '../../../../runtime/sources/client/reading.ts';

export const reads = readers(import.meta.url, {
  slowly: readSlowly,
  count: readCount,
  names: readNames,
  refusal: readRefusal,
  forEver: readForEver,
});

function readCount(answer: Answer): number {
  return answer.json<readonly unknown[]>().length;
}

function readNames(answer: Answer): readonly string[] {
  return answer.json<readonly string[]>();
}

function readRefusal(answer: Answer): never {
  throw new Problem('upstream_unavailable', answer.body.length > 0 ? 'Busy.' : 'Empty.', { retryAfter: 60 });
}

function readForEver(answer: Answer): string {
  return answer.text();
}

/** The body contains a number and a name. Reading the name takes that number of milliseconds. */
function readSlowly(answer: Answer): string {
  const [milliseconds, name = ''] = answer.text().split(' ');
  const end = performance.now() + Number(milliseconds);
  while (performance.now() < end);
  return name;
}
