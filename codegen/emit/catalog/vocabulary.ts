// generated/vocabulary.json: the contents of spec/vocabulary.yaml, for searching data series.

import type { Spec } from '../../model/model.ts';

export function emitVocabulary({ vocabulary }: Spec): string | undefined {
  if (vocabulary === undefined) return undefined;
  const { concepts, ...lists } = vocabulary;
  const lines = Object.entries(lists).map(([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`);
  const named = Object.entries(concepts).map(
    ([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`,
  );
  return `{\n${lines.join(',\n')},\n"concepts": {\n${named.join(',\n')}\n}\n}\n`;
}
