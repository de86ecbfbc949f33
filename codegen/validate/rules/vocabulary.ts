import { foldWords } from '../../../runtime/lib/text/fold.ts';
import type { PhrasesData, VocabularyData } from '../../language/data.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/** SPEC095: a phrase that contains no word, or a repeated phrase. */
export function checkVocabulary(scope: Scope): void {
  const { concepts, ...lists } = scope.manifest.data as VocabularyData;
  for (const [name, phrases] of Object.entries(concepts)) checkPhrases(scope, phrases, ['concepts', name]);
  for (const [name, phrases] of Object.entries(lists)) checkPhrases(scope, phrases, [name]);
}

function checkPhrases(scope: Scope, phrases: PhrasesData, path: NodePath): void {
  for (const [language, texts] of Object.entries(phrases)) {
    const seen = new Set<string>();
    for (const [index, text] of texts.entries()) {
      const words = foldWords(text);
      const at = [...path, language, index];
      if (words === '') scope.fault(at, 'SPEC095', `"${text}" must contain at least one word`);
      else if (seen.has(words)) scope.fault(at, 'SPEC095', `"${text}" is already listed here`);
      seen.add(words);
    }
  }
}
