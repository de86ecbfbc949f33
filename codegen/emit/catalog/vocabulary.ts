// generated/vocabulary.json: the words of spec/vocabulary.yaml for the search of data series.

import type { Spec } from '../../model/model.ts';

/** Returns one concept per line, or undefined if the spec has no vocabulary. */
export function emitVocabulary({ vocabulary }: Spec): string | undefined {
  if (vocabulary === undefined) return undefined;
  const { concepts, ...lists } = vocabulary;
  const lines = Object.entries(lists).map(([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`);
  const named = Object.entries(concepts).map(
    ([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`,
  );
  return `{\n${lines.join(',\n')},\n"concepts": {\n${named.join(',\n')}\n}\n}\n`;
}
