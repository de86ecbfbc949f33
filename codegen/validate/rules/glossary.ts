// Rules on spec/glossary.yaml: words of many languages that stand for one concept.

import { phraseOf } from '../../../runtime/search/question-words.ts';
import type { GlossaryData } from '../../language/data.ts';
import { listed } from '../../language/wording.ts';
import type { Scope } from '../scope.ts';

/** SPEC096: a phrase without a word, or one that stands for another concept of its language already. */
export function checkGlossary(scope: Scope): void {
  const { words } = scope.manifest.data as GlossaryData;
  const seen = new Map<string, string>();
  for (const [concept, byLanguage] of Object.entries(words)) {
    for (const [language, texts] of Object.entries(byLanguage)) {
      const at = ['words', concept, language];
      for (const text of listed(texts)) {
        const phrase = phraseOf(text, language);
        const first = seen.get(`${language} ${phrase}`);
        if (phrase === '') scope.fault(at, 'SPEC096', `"${text}" holds no word`);
        else if (first !== undefined && first !== concept) {
          scope.fault(at, 'SPEC096', `"${text}" stands for ${first} already: a question could mean either`);
        }
        seen.set(`${language} ${phrase}`, first ?? concept);
      }
    }
  }
}
