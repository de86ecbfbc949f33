// Assigns the values found in a question to the arguments of a tool.

import { daysBetween } from '../../lib/day.ts';
import { US_STATES } from '../../reference/countries/countries.ts';
import { currenciesIn, unitsIn } from './conversions.ts';
import { type Countries, countriesIn, type NamedCountry } from './countries.ts';
import { type Time, timesIn } from './dates.ts';
import type { Filling } from './filling.ts';
import { airportsIn, cityIn, clockIn, type Found, portIn, timeZonesIn } from './places.ts';
import { isIntroduced, nameIn, shortTopicOf, topicOf } from './topic.ts';

export function fillConversion(filling: Filling): void {
  const isMoney = filling.has('base');
  if (!isMoney && !filling.has('from_unit')) return;
  const found = isMoney ? currenciesIn(filling.words) : unitsIn(filling.words);
  if (found === undefined) return;
  const { amount, from, to } = found;
  const [amountName, fromName, toName] = isMoney ? ['amount', 'base', 'target'] : ['value', 'from_unit', 'to_unit'];
  const takesBoth = filling.has(toName as string);
  if (amount !== undefined && filling.has(amountName as string)) filling.fill(amountName as string, amount);
  else if (amount !== undefined && amount !== 1) filling.markUnclear();
  if (to !== undefined && !takesBoth) filling.markUnclear();
  if (to !== undefined && takesBoth) filling.fill(toName as string, to);
  // A single currency without an amount may be the base or the target.
  if (from !== undefined && (to !== undefined || amount !== undefined || !takesBoth))
    filling.fill(fromName as string, from);
}

const STARTS = ['from_date', 'date_from', 'start_period', 'since'] as const;
const ENDS = ['to_date', 'date_to', 'end_period'] as const;

export function fillTimes(filling: Filling): void {
  const times = timesIn(filling.words, filling.today);
  const isSeveral = times.filter(({ kind }) => kind === 'years').length > 1;
  for (const time of times) {
    if (time.kind === 'unclear' || (time.kind === 'years' && isSeveral)) {
      filling.markUnclear();
      continue;
    }
    const isFilled = fillTime(filling, time);
    const isNow = time.kind === 'day' && time.from === filling.today;
    if (isFilled || isNow) {
      filling.words.use(time.at, time.length);
      if (/^(?:since|from|after|before|until|till|on|in|between|for|the)$/.test(filling.words.folded(time.at - 1)))
        filling.words.use(time.at - 1);
    } else filling.markUnclear();
  }
}

function fillTime(filling: Filling, { kind, from, to }: Time): boolean {
  if (kind === 'birthday') return fillBirthday(filling, from as string);
  const day = kind === 'day' ? filling.firstOpen('date', 'departure_date', 'return_date') : undefined;
  if (day !== undefined) return put(filling, day, from);
  if (kind === 'years' && fillYears(filling, from, to)) return true;
  if (to === filling.today && from !== undefined && filling.isOpen('days'))
    return put(filling, 'days', Math.max(1, daysBetween(from, filling.today)));
  const [start, end] = [filling.firstOpen(...STARTS), filling.firstOpen(...ENDS)];
  if (from === undefined ? end === undefined : start === undefined) return false;
  if (from !== undefined && start !== undefined) put(filling, start, from);
  if (to !== undefined && end !== undefined && to < filling.today) put(filling, end, to);
  // A range with a start but no end extends to today.
  return to === undefined || end !== undefined || to >= filling.today;
}

function fillYears(filling: Filling, from: string | undefined, to: string | undefined): boolean {
  const [first, last] = [from?.slice(0, 4), to?.slice(0, 4)];
  if (filling.isOpen('year')) return first === last && put(filling, 'year', Number(first));
  if (!filling.isOpen('year_from')) return false;
  if (first !== undefined) put(filling, 'year_from', Number(first));
  if (last !== undefined) put(filling, 'year_to', Number(last));
  return true;
}

function fillBirthday(filling: Filling, day: string): boolean {
  if (filling.isOpen('departure_date')) return put(filling, 'departure_date', nextOf(day.slice(5), filling.today));
  if (!filling.isOpen('month') || !filling.isOpen('day')) return false;
  put(filling, 'month', Number(day.slice(5, 7)));
  return put(filling, 'day', Number(day.slice(8)));
}

/** Returns the next occurrence of the day, which may be today. */
function nextOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear < today ? `${year + 1}-${monthAndDay}` : thisYear;
}

function put(filling: Filling, name: string, value: unknown): true {
  filling.fill(name, value);
  return true;
}

export function fillPlaces(filling: Filling): void {
  const { words } = filling;
  const take = (name: string, found: Found<string> | undefined) => {
    if (found === undefined || !filling.isOpen(name)) return;
    filling.fill(name, found.value);
    words.use(found.at, found.length);
  };
  if (filling.has('port_name')) take('port_name', portIn(words));
  if (filling.has('origin') && filling.has('departure_date')) {
    const { origin, destination } = airportsIn(words);
    take('origin', origin);
    take('destination', destination);
  }
  if (filling.isOpen('state')) take('state', stateIn(filling));
  if (filling.isOpen('city')) take('city', cityIn(words));
  fillTimeZones(filling, take);
  if (filling.isOpen('time')) take('time', clockIn(words));
}

type Take = (name: string, found: Found<string> | undefined) => void;

function fillTimeZones(filling: Filling, take: Take): void {
  const names = ['timezone', 'timezone_id', 'from_timezone', 'to_timezone'].filter((name) => filling.isOpen(name));
  if (names.length === 0) return;
  const zones = timeZonesIn(filling.words);
  if (zones.length === names.length) for (const [index, zone] of zones.entries()) take(names[index] as string, zone);
  else if (zones.length > 0) filling.markUnclear();
}

function stateIn({ words }: Filling): Found<string> | undefined {
  const found = US_STATES.flatMap(({ code, name }) => {
    const length = name.split(' ').length;
    const at = words.all.findIndex(
      (_, index) => words.textOf(index, length).toLowerCase() === name.toLowerCase() && words.isPhrase(index, length),
    );
    return at === -1 ? [] : [{ at, length, value: code }];
  });
  const [only, another] = found.sort((a, b) => b.length - a.length);
  // Prefer the longer name, because "West Virginia" contains the name of another state.
  return another === undefined || (only !== undefined && only.length > another.length) ? only : undefined;
}

const COUNTRY_NAMES = [
  'country',
  'country_code',
  'iso_code',
  'location_country',
  'participant_country',
  'flag',
] as const;

export function fillCountries(filling: Filling): void {
  const found = countriesIn(filling.words);
  if (found.isUnclear && takesCountry(filling)) {
    filling.markUnclear();
    return;
  }
  if (filling.has('country_of_origin')) fillDirections(filling, found);
  else fillCountry(filling, found);
  fillGroups(filling, found);
}

function takesCountry(filling: Filling): boolean {
  return filling.has('country_of_origin') || COUNTRY_NAMES.some((name) => filling.has(name));
}

function fillDirections(filling: Filling, { countries }: Countries): void {
  const sides = Map.groupBy(countries, ({ role }) => (role === 'people' ? 'from' : role));
  // In "returned to Burundi", the country is the country of origin.
  const isReturn = /\b(?:return|repatriat|back|home)/i.test(filling.words.question);
  if (sides.has('plain') || isReturn) filling.markUnclear();
  if (isReturn) return;
  for (const [role, name] of [
    ['from', 'country_of_origin'],
    ['in', 'country_of_asylum'],
  ] as const) {
    const named = sides.get(role);
    if (named !== undefined) takeCountries(filling, name, named);
  }
}

function fillCountry(filling: Filling, { countries }: Countries): void {
  if (countries.length === 0) return;
  const isFlag = /\bflag/i.test(filling.words.question);
  const name = filling.firstOpen(...COUNTRY_NAMES.filter((each) => each !== 'flag' || isFlag));
  if (name !== undefined) {
    takeCountries(filling, name, countries);
    return;
  }
  const [only, another] = new Set(countries.map(({ country }) => country));
  if (filling.isOpen('location') && only !== undefined && another === undefined) {
    filling.fill('location', only.name);
    for (const { at, length } of countries) filling.words.use(at, length);
    return;
  }
  if (filling.isOpen('portal')) {
    fillPortal(filling, countries);
    return;
  }
  // The country is only part of the name of the tool's register or parliament.
  const isOfTool = !TOPICS.some((each) => filling.has(each));
  for (const { at, length, role } of countries) if (role === 'people' || isOfTool) filling.words.use(at, length);
}

function takeCountries(filling: Filling, name: string, named: readonly NamedCountry[]): void {
  const isList = [filling.parameters[name]?.type].flat().includes('array');
  const countries = [...new Set(named.map(({ country }) => country))];
  const codes = countries.flatMap(({ iso2, iso3 }) => [iso2, iso3].find((code) => filling.accepts(name, code)) ?? []);
  if (codes.length < countries.length || (codes.length > 1 && !isList)) {
    filling.markUnclear();
    return;
  }
  filling.fill(name, codes.length > 1 ? codes : codes[0]);
  for (const { at, length } of named) filling.words.use(at, length);
}

function fillPortal(filling: Filling, countries: readonly NamedCountry[]): void {
  const [first, another] = countries;
  const code = first?.country.iso2 === 'GB' ? 'uk' : first?.country.iso2.toLowerCase();
  if (
    first === undefined ||
    another !== undefined ||
    filling.parameters['portal']?.enum?.includes(code ?? '') !== true
  ) {
    filling.markUnclear();
    return;
  }
  filling.fill('portal', code);
  filling.words.use(first.at, first.length);
}

function fillGroups(filling: Filling, { groups }: Countries): void {
  const [first, another] = groups;
  if (first === undefined) return;
  const { code } = first.group;
  const name = ['members_of', 'country'].find((each) => filling.isOpen(each) && filling.accepts(each, code));
  if (name !== undefined && another === undefined) {
    filling.fill(name, code);
    filling.words.use(first.at, first.length);
  } else if (takesCountry(filling)) filling.markUnclear();
}

/** In order of preference; only one free-text argument is filled in. */
const TOPICS = ['query', 'q', 'subject', 'condition'] as const;
const NAMES = ['name', 'name_query', 'team_name', 'player_name', 'author_name', 'sponsor'] as const;

export function fillTopic(filling: Filling): void {
  if (filling.isUnclear) return;
  const { words, ofTool } = filling;
  const topicName = TOPICS.find((name) => filling.isOpen(name));
  // If there are several optional name arguments, it is uncertain which one is meant.
  const names = topicName === undefined ? NAMES.filter((name) => filling.isOpen(name)) : [];
  const nameName = names.find((name) => filling.required.has(name)) ?? (names.length === 1 ? names[0] : undefined);
  const name = topicName ?? nameName;
  const isName = topicName === undefined || /^(?:name|city)\b/i.test(filling.parameters[topicName]?.description ?? '');
  const found = isName ? (nameIn(words) ?? shortTopicOf(words, ofTool)) : topicOf(words, ofTool);
  if (name === undefined || found === undefined) return;
  // Lists of members can also be searched by county or party, so a name without an introduction is ambiguous.
  if (nameName !== undefined && !filling.required.has(nameName) && !isIntroduced(words, found)) return;
  filling.fill(name, found.text);
  words.use(found.at, found.length);
}
