// The stop word lists for `find_tool` are in the index of that tool.

import type { Language } from './stemming.ts';

/** Key in a stop word table for words that apply to every language. */
export const ALL_LANGUAGES = 'all';

/** Stop words for names of statistics and for questions about statistics; normalized. */
export const STATISTICS_STOP_WORDS: Readonly<Record<Language, string>> = {
  en:
    'a an and any are as at be been by can could did do does each every for from get give had has have how i in into is it its last latest ' +
    'list made make many me mean most much my need newest now of on one or our over per please recent see show since so some statistic statistics ' +
    'data figures tell than that the their there these they this those through to today us want was we were what whats when where which who whom ' +
    'whose why will with would you your long far big high often very having means meaning would like know find look wanted also just really more some any about each ones',
  sv: 'och i pa av for till med om den det de en ett ar som vad hur manga mycket vilka vilken finns fran efter per under sedan visa statistik data senaste nu har blir mig alla',
  de: 'und in im der die das den dem des ein eine einer eines von vom zu zum zur mit auf fur aus bei nach uber wie viele viel was ist sind war hat haben gibt es welche welcher zeige statistik daten pro je aktuell',
  fr: 'et le la les l un une des du de d en au aux a dans par pour sur avec est sont ete combien quel quelle quels quelles que qui qu il elle y ce cette donnees statistiques montre',
  es: 'y el la los las un una unos unas de del en al a por para con es son fue cuanto cuantos cuanta cuantas cual cuales que quien hay se su datos estadisticas muestra',
};

/** Filler words in questions in any language; normalized. */
export const WRAPPING =
  'please show tell find look lookup give list need want know wonder wondering curious help get got check one something anything someone thing things ' +
  'there im ive id whats hows wheres whos dont cant lets any some more most own new latest last now right exactly really just also still actually quick ' +
  'question say says said mean called name make made use using used good see per vs versus via etc yes no hi hello hey thanks thank you kind sort of ' +
  'vis meg mig gi finn fortell vil gjerne trenger kan du snalla visa hitta beratta ge vill veta behover kunne jeg jag ich mochte brauche zeig zeige sag bitte gib ' +
  'montre trouve donne dis moi voudrais veux besoin muestra dime busca dame quiero necesito dimmi mostra mostrami cerca vorrei trova laat zien geef zoek wil weten ' +
  'pokaz podaj znajdz powiedz chce kerro nayta etsi anna haluan mika mita miten onko oletko missa gibt finns fins finnes fins hay existe esiste';
