// Readers of the tests: the worker imports this module like a source's own.

import { Problem } from '../../../runtime/contract/problem.ts';
import type { Answer } from '../../../runtime/upstream/answer.ts';
import { readers } from '../../../runtime/upstream/reading.ts';

readers(import.meta.url, { readSlowly, readCount, readNames, readRefusal, readForEver });

export function readCount(answer: Answer): number {
  return answer.json<readonly unknown[]>().length;
}

export function readNames(answer: Answer): readonly string[] {
  return answer.json<readonly string[]>();
}

export function readRefusal(answer: Answer): never {
  throw new Problem('upstream_unavailable', answer.body.length > 0 ? 'Busy.' : 'Empty.', { retryAfter: 60 });
}

export function readForEver(answer: Answer): string {
  return answer.text();
}

export function readUnregistered(): undefined {
  return undefined;
}

/** Its body is a number and a name: it takes so many milliseconds to read the name. */
export function readSlowly(answer: Answer): string {
  const [milliseconds, name = ''] = answer.text().split(' ');
  const end = performance.now() + Number(milliseconds);
  while (performance.now() < end);
  return name;
}
