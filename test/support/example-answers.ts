// What the examples of all tools and endpoints are answered, as it is committed for the documentation.

import { readdirSync, readFileSync } from 'node:fs';

const ANSWERS = new URL('../../spec/answers/', import.meta.url);

/** `<slug>.<tool>` and the answer of its first example. */
export function exampleAnswers(): [tool: string, answer: Record<string, unknown>][] {
  return readdirSync(ANSWERS).flatMap((file) => {
    const answers: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(new URL(file, ANSWERS), 'utf8'));
    return Object.entries(answers);
  });
}
