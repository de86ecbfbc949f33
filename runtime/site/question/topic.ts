// The topic of a question: its words without introductory phrases, words for the tool itself, and words that were used
// for other arguments.

import { stem } from '../../lib/text/stemming.ts';
import { STATISTICS_STOP_WORDS, WRAPPING } from '../../lib/text/stop-words.ts';
import { COMPANY_FORM } from '../../search/question-names.ts';
import type { Words } from './words.ts';

/** Words that may be part of a topic, as in "long COVID" or "high blood pressure". */
const MEANT = new Set('long big high far good new own'.split(' '));
const STOPS = new Set(
  `${STATISTICS_STOP_WORDS.en} ${WRAPPING} all every everything anything other only`
    .split(' ')
    .filter((word) => !MEANT.has(word)),
);
/** Nouns that describe the request rather than the topic. */
const REQUESTED =
  'paper papers article articles research researcher studies study publication publications literature work works document documents dataset datasets ' +
  'table tables number numbers figure rate trial trials clinical scientific academic preprint preprints information info company companies firm firms ' +
  'business search list latest newest recent news update updates project projects funded funding law laws legislation regulation regulations directive ' +
  'directives act acts ship ships vessel vessels boat boats hospital hospitals doctor doctors team teams player players author authors member members ' +
  'indicator indicators statistics statistic register registry registered open public eu official source sources city cities town towns case cases ' +
  'code codes id ids identifier indexed filed term descriptor concept treating written published called named titled topic subject vote votes voted motion motions bill bills proposal proposals';
const GENERIC = new Set(REQUESTED.split(' ').map((word) => stem(word, 'en')));

export interface Topic {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** Words that occur only in sentences, not in topics. */
const OF_SENTENCES = new Set(
  'who what when where which why how whether if i my me we our us you your they their he she his her it its was were is are has had have does did do gets got should would could will that because so than four five six seven eight nine ten'.split(
    ' ',
  ),
);
const PREPOSITIONS = new Set(
  'in near for from of to at on since by off around within into with about across under'.split(' '),
);
/** Maximum number of words in a topic. */
const MAX_TOPIC_LENGTH = 7;

/**
 * Undefined if the rest is a sentence rather than a topic.
 * @param ofTool words that name the tool
 */
export function topicOf(words: Words, ofTool: ReadonlySet<string>): Topic | undefined {
  const quoted = quotedIn(words);
  if (quoted !== undefined) return quoted;
  const isTopic = (at: number) =>
    !words.isUsed(at) &&
    !isFiller(words.folded(at)) &&
    !PREPOSITIONS.has(words.folded(at)) &&
    !isOfTool(words.folded(at), ofTool);
  const first = words.all.findIndex((_, at) => isTopic(at));
  if (first === -1) return undefined;
  const last = words.all.findLastIndex((_, at) => isTopic(at));
  const parts: string[] = [];
  for (let at = first; at <= last; at++) {
    if (!words.isUsed(at)) parts.push(words.textOf(at));
    // Drop prepositions before a used word, because they belong to it.
    else while (PREPOSITIONS.has(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  }
  if (
    parts.length > MAX_TOPIC_LENGTH ||
    parts.some((part) => OF_SENTENCES.has(part.toLowerCase().split(/['’]/)[0] as string))
  )
    return undefined;
  return { at: first, length: last - first + 1, text: parts.join(' ') };
}

/** A topic of one to three words without filler words. */
export function shortTopicOf(words: Words, ofTool: ReadonlySet<string>): Topic | undefined {
  const topic = topicOf(words, ofTool);
  const parts = topic?.text.split(' ') ?? [];
  return parts.length > 3 || parts.some((part) => isFiller(part.toLowerCase())) ? undefined : topic;
}

function quotedIn(words: Words): Topic | undefined {
  const quoted = /["“«]([^"”»]{2,100})["”»]/u.exec(words.question);
  if (quoted?.[1] === undefined) return undefined;
  const end = quoted.index + quoted[0].length;
  const at = words.all.findIndex(({ start }) => start > quoted.index);
  return {
    at,
    length: words.all.filter((word) => word.start > quoted.index && word.end < end).length,
    text: quoted[1].trim(),
  };
}

/** A quoted phrase, or the only group of capitalized words. */
export function nameIn(words: Words): Topic | undefined {
  const quoted = quotedIn(words);
  if (quoted !== undefined) return quoted;
  const isName = (at: number) => {
    const text = words.all[at]?.text ?? '';
    return (
      /^\p{Lu}/u.test(text) &&
      !words.isUsed(at) &&
      !(at === 0 && isFiller(words.folded(0))) &&
      !/^I(?:['’]\w+)?$/.test(text)
    );
  };
  const at = words.all.findIndex((_, index) => isName(index) && !isOfTool(words.folded(index), new Set()));
  if (at === -1) return undefined;
  let length = 1;
  while (
    isName(at + length) ||
    (/^(?:of|de|von|van|and|&|al)$/.test(words.all[at + length]?.text ?? '') && isName(at + length + 1))
  )
    length++;
  // If there are several names, it is uncertain which one is meant.
  if (words.all.some((_, index) => index >= at + length && isName(index))) return undefined;
  return { at, length, text: words.textOf(at, length) };
}

const INTRODUCES = new Set('called named company firm business team player club researcher author'.split(' '));

/** Whether a word such as "called" introduces the name, or the name is quoted or contains a legal form. */
export function isIntroduced(words: Words, { at, text }: Topic): boolean {
  return (
    INTRODUCES.has(words.folded(at - 1)) ||
    COMPANY_FORM.test(text) ||
    /["“«]$/u.test(words.question.slice(0, words.all[at]?.start))
  );
}

export function isFiller(word: string): boolean {
  return (word.length < 2 && !/\d/.test(word)) || STOPS.has(word);
}

export function isOfTool(word: string, ofTool: ReadonlySet<string>): boolean {
  const stemmed = stem(word, 'en');
  return GENERIC.has(stemmed) || ofTool.has(stemmed);
}

export function stemsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => stem(word, 'en')),
  );
}
