// Words of questions that say nothing of what is asked for, language by language: the lists of the `stopword` package, and what people
// wrap a question in.

import * as lists from 'stopword';
import { foldWords } from '../../../runtime/language/fold.ts';
import { ALL_LANGUAGES } from '../../../runtime/language/question-words.ts';

/** What people wrap a question in, and the lists lack. */
const WRAPPING =
  'please show tell find look lookup give list need want know wonder wondering curious help get got check one something anything someone thing things ' +
  'there im ive id whats hows wheres whos dont cant lets any some more most own new latest last now right exactly really just also still actually quick ' +
  'question say says said mean called name make made use using used good see per vs versus via etc yes no hi hello hey thanks thank you kind sort of ' +
  'vis meg mig gi finn fortell vil gjerne trenger kan du snalla visa hitta beratta ge vill veta behover kunne jeg jag ich mochte brauche zeig zeige sag bitte gib ' +
  'montre trouve donne dis moi voudrais veux besoin muestra dime busca dame quiero necesito dimmi mostra mostrami cerca vorrei trova laat zien geef zoek wil weten ' +
  'pokaz podaj znajdz powiedz chce kerro nayta etsi anna haluan mika mita miten onko oletko missa mikä gibt finns fins finnes fins hay existe esiste';

/** The package's names of the languages. */
const LISTS = {
  en: lists.eng,
  sv: lists.swe,
  no: lists.nob,
  da: lists.dan,
  de: lists.deu,
  fr: lists.fra,
  es: lists.spa,
  it: lists.ita,
  nl: lists.nld,
  pl: lists.pol,
  fi: lists.fin,
};

/** Folded words by language, those of all languages under ALL_LANGUAGES, joined by blanks. */
export function emptyWords(): Readonly<Record<string, string>> {
  const own = Object.entries(LISTS).map(([language, words]) => [language, folded(words)] as const);
  return Object.fromEntries([...own, [ALL_LANGUAGES, folded([WRAPPING])]]);
}

function folded(words: readonly string[]): string {
  return [...new Set(words.flatMap((word) => foldWords(word).split(' ')))].filter(Boolean).sort().join(' ');
}
