import { phraseOf } from '../../../runtime/search/question-words.ts';
import type { GlossaryData } from '../../language/data.ts';
import { listed } from '../../language/wording.ts';
import type { Scope } from '../scope.ts';

/** SPEC096: a phrase without a word, or one that another concept already has in the same language. */
export function checkGlossary(scope: Scope): void {
  const { words } = scope.manifest.data as GlossaryData;
  const seen = new Map<string, string>();
  for (const [concept, byLanguage] of Object.entries(words)) {
    for (const [language, texts] of Object.entries(byLanguage)) {
      const at = ['words', concept, language];
      for (const text of listed(texts)) {
        const phrase = phraseOf(text, language);
        const first = seen.get(`${language} ${phrase}`);
        if (phrase === '') scope.fault(at, 'SPEC096', `"${text}" must contain at least one word`);
        else if (first !== undefined && first !== concept) {
          scope.fault(at, 'SPEC096', `"${text}" already belongs to ${first}, so a question would be ambiguous`);
        }
        seen.set(`${language} ${phrase}`, first ?? concept);
      }
    }
  }
}
