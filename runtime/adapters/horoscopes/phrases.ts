// A sign and a date select one phrase from each list, so any edit to a list changes past and future readings. Increase
// PHRASES_VERSION with each edit; a test checks one reading to detect edits.

import type { Element } from '../../../generated/services/horoscopes/types.ts';

/** The version is included in the hash input and in every reading. */
export const PHRASES_VERSION = 1;

export const OPENINGS: readonly string[] = [
  'A quiet morning gives you room to think',
  'The day starts faster than you planned',
  'An old question comes back with a new answer',
  'Somebody notices what you have been doing well',
  'A small delay turns out to be useful',
  'You wake with a clearer view of what matters',
  'News from a distance changes the tone of the day',
  'A habit you had given up on shows its worth',
  'What seemed stuck begins to move',
  'An unexpected invitation is worth a second look',
  'You have more energy than the calendar asks for',
  'A chance remark sets you thinking',
];

export const WORK: readonly string[] = [
  'finish one thing before you begin the next',
  'put the plan in writing, and its gaps will show',
  'ask for help before you need it',
  'a modest saving today is better than a bold promise',
  'let the facts speak and keep your opinion for the end',
  'the tedious task hides the interesting one',
  'say no once, kindly, and the week becomes lighter',
  'check the figures twice and trust them after',
  'share the credit and it comes back larger',
  'leave room in the schedule for what nobody foresaw',
  'an idea you dropped deserves another hour',
  'start with the part that you have been avoiding',
];

export const PEOPLE: readonly string[] = [
  'A friend needs your ear more than your advice.',
  'An honest word clears the air with somebody close.',
  'Someone shy is waiting for you to speak first.',
  'Patience with a relative pays off before evening.',
  'A shared meal mends more than a long message.',
  'Old acquaintances bring good company.',
  'Let another person win the argument, and enjoy the peace.',
  'A compliment you mean will be remembered.',
  'Romance favours those who listen.',
  'Write to the person who came to mind this morning.',
  'Laughter is the shortest way to a stranger.',
  'Keep a promise that you made in passing.',
];

export const CLOSINGS: readonly string[] = [
  'Rest early; tomorrow asks for more.',
  'A walk outdoors will settle the rest.',
  'Music in the evening puts you right.',
  'Go to bed with one worry fewer.',
  'Tidy a corner, and your thoughts will follow.',
  'Let the last hour of the day belong to you.',
  'What you leave undone tonight will keep.',
  'Read something that has no use at all.',
  'Look up: the sky is better than the screen.',
  'Be proud of the small thing that went well.',
];

export const ELEMENT_ADVICE: Readonly<Record<Element, readonly string[]>> = {
  Fire: ['Let your spark warm the room without burning it', 'Your courage opens the door', 'Pace your fire'],
  Earth: ['Your steadiness is what others lean on', 'Build slowly and build well', 'Trust what you can touch'],
  Air: ['Your quick mind finds the link', 'Say the thought aloud', 'Let a fresh idea blow through'],
  Water: ['Your intuition reads between the lines', 'Go with the current, not under it', 'Feel first, then decide'],
};

export const MOODS: readonly string[] = [
  'calm',
  'cheerful',
  'confident',
  'curious',
  'determined',
  'dreamy',
  'energetic',
  'generous',
  'grateful',
  'inspired',
  'optimistic',
  'passionate',
  'playful',
  'reflective',
  'romantic',
  'sociable',
];

export const COLORS: readonly string[] = [
  'amber',
  'black',
  'blue',
  'brown',
  'coral',
  'crimson',
  'emerald',
  'gold',
  'gray',
  'green',
  'indigo',
  'lavender',
  'orange',
  'pink',
  'purple',
  'red',
  'silver',
  'teal',
  'turquoise',
  'white',
  'yellow',
];
