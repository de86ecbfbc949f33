// generated/vocabulary.json: the words of spec/vocabulary.yaml as the search of series loads them.

import type { Spec } from '../../model/model.ts';

/** The vocabulary as JSON text, one concept a line; undefined where the spec has none. */
export function emitVocabulary({ vocabulary }: Spec): string | undefined {
  if (vocabulary === undefined) return undefined;
  const { concepts, ...lists } = vocabulary;
  const lines = Object.entries(lists).map(([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`);
  const named = Object.entries(concepts).map(
    ([name, phrases]) => `${JSON.stringify(name)}: ${JSON.stringify(phrases)}`,
  );
  return `{\n${lines.join(',\n')},\n"concepts": {\n${named.join(',\n')}\n}\n}\n`;
}
