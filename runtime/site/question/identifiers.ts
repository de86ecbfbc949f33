// Finds identifiers such as a DOI, a CELEX number, an organization number or an MMSI: a word with digits that the tool
// accepts as an id, if there is only one such word.

import type { Filling } from './filling.ts';

const ID_NAME = /(?:^|_)(?:id|celex|mmsi|imo|pno|org_number|registry_number|reference|geonameid|entity)$/;
/** Minimum length of an identifier; shorter numbers are amounts. */
const MIN_LENGTH = 4;
const GROUPED = /(?<!\d)\d{2,3}(?: \d{2,3}){2,3}(?!\d)/g;
const COORDINATES = /(-?\d{1,2}\.\d{1,8})°? ?([NS])?[,; ] ?(-?\d{1,3}\.\d{1,8})°? ?([EW])?/;

interface Candidate {
  readonly text: string;
  readonly start: number;
}

export function fillIdentifiers(filling: Filling): void {
  fillCoordinates(filling);
  for (const name of Object.keys(filling.parameters)) {
    if (ID_NAME.test(name) && filling.required.has(name)) fillIdentifier(filling, name);
  }
}

function fillIdentifier(filling: Filling, name: string): void {
  const isNumber = [filling.parameters[name]?.type].flat().includes('integer');
  const found = candidatesIn(filling.words.question).flatMap((candidate) => {
    const value = isNumber ? Number(candidate.text) : candidate.text;
    return filling.accepts(name, value) ? [{ ...candidate, value }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return;
  filling.fill(name, only.value);
  filling.markIdentified();
  filling.words.usePart(only.start, only.start + only.text.length);
}

function candidatesIn(question: string): Candidate[] {
  const grouped = [...question.matchAll(GROUPED)].map(({ 0: text, index }) => ({ text, start: index }));
  const single = [...question.matchAll(/[^\s"“”()<>]{1,200}/gu)].flatMap(({ 0: written, index }) => {
    const text = written.replace(/^[,;:.'’]{1,9}|[,;:.?!'’]{1,9}$/gu, '');
    const start = index + written.indexOf(text);
    const isId = text.length >= MIN_LENGTH && /\d/.test(text) && !/^(?:1[89]|20)\d\d$/.test(text);
    return isId && !grouped.some((group) => start >= group.start && start < group.start + group.text.length)
      ? [{ text, start }]
      : [];
  });
  return [...grouped.map(({ text, start }) => ({ text: text.replaceAll(' ', ''), start })), ...single];
}

function fillCoordinates(filling: Filling): void {
  const latitude = filling.firstOpen('lat', 'latitude');
  const longitude = filling.firstOpen('lon', 'longitude');
  if (latitude === undefined || longitude === undefined) return;
  const found = COORDINATES.exec(filling.words.question);
  if (found === null) return;
  filling.fill(latitude, Number(found[1]) * (found[2] === 'S' ? -1 : 1));
  filling.fill(longitude, Number(found[3]) * (found[4] === 'W' ? -1 : 1));
  filling.words.usePart(found.index, found.index + found[0].length);
}
