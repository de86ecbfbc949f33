// The committed results of all examples (answers.json for each service).

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SPEC = new URL('../../spec/', import.meta.url);

export function exampleAnswers(): [tool: string, answer: Record<string, unknown>][] {
  const folders = ['services/', 'api/'].flatMap((kind) =>
    readdirSync(new URL(kind, SPEC)).map((name) => new URL(`${kind}${name}/answers.json`, SPEC)),
  );
  return folders
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const answers: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
      return Object.entries(answers);
    });
}
