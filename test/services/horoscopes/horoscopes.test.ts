import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as operations from '../../../generated/services/horoscopes/operations.ts';
import type { SignName } from '../../../generated/services/horoscopes/types.ts';
import { compatibility } from '../../../runtime/adapters/horoscopes/aspects.ts';
import { create } from '../../../runtime/adapters/horoscopes/horoscopes.ts';
import * as phrases from '../../../runtime/adapters/horoscopes/phrases.ts';
import { MONTHS, SIGNS } from '../../../runtime/adapters/horoscopes/signs.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { adapter } from '../../support/adapter.ts';
import { answer, builtInCall, json, query } from '../built-in.ts';

const callAt = (time: string) => builtInCall('horoscopes', time);
const call = builtInCall('horoscopes');
const handlers = adapter('horoscopes', create, {});
const signs = async () => (await handlers.list_zodiac_signs({}, call)).signs;
const daily = async (sign: SignName, date?: string, at = call) =>
  handlers.get_daily_horoscope(date === undefined ? { sign } : { sign, date }, at);

test('there are twelve signs, three of each element and four of each quality', async () => {
  const { count, signs } = await handlers.list_zodiac_signs({}, call);
  assert.is(count, 12);
  assert.is(new Set(signs.map(({ name }) => name)).size, 12);
  for (const element of ['Fire', 'Earth', 'Air', 'Water']) {
    assert.is(signs.filter((sign) => sign.element === element).length, 3, element);
  }
  for (const quality of ['Cardinal', 'Fixed', 'Mutable']) {
    assert.is(signs.filter((sign) => sign.quality === quality).length, 4, quality);
  }
  assert.is(signs.map(({ glyph }) => glyph).join(''), '♈♉♊♋♌♍♎♏♐♑♒♓');
});

test('neighboring signs differ in element and quality, in zodiac order', async () => {
  const all = await signs();
  const elements = ['Fire', 'Earth', 'Air', 'Water'];
  const qualities = ['Cardinal', 'Fixed', 'Mutable'];
  for (const [place, sign] of all.entries()) {
    assert.is(sign.element, elements[place % 4], sign.name);
    assert.is(sign.quality, qualities[place % 3], sign.name);
  }
});

test('a single sign has the same fields as a sign in the list', async () => {
  for (const sign of await signs()) assert.equal(await handlers.get_zodiac_sign({ name: sign.name }, call), sign);
  assert.equal(await handlers.get_zodiac_sign({ name: 'Scorpio' }, call), {
    name: 'Scorpio',
    symbol: 'Scorpion',
    glyph: '♏',
    element: 'Water',
    quality: 'Fixed',
    ruling_planet: 'Pluto',
    traditional_ruler: 'Mars',
    date_range: 'October 23 - November 21',
    start_month: 10,
    start_day: 23,
    end_month: 11,
    end_day: 21,
    traits: ['passionate', 'determined', 'perceptive', 'private', 'jealous'],
    compatible_signs: ['Cancer', 'Pisces', 'Virgo', 'Capricorn'],
  });
});

test('each of the 366 days has exactly one sign', async () => {
  const year: SignName[] = [];
  for (const [index, { days }] of MONTHS.entries()) {
    for (let day = 1; day <= days; day++) {
      const month = index + 1;
      year.push((await handlers.get_zodiac_sign_by_birthday({ month, day }, call)).name);
      const within = SIGNS.filter(
        ({ from, to }) => (month === from[0] && day >= from[1]) || (month === to[0] && day <= to[1]),
      );
      assert.is(within.length, 1, `${month}-${day} is in ${within.length} signs`);
    }
  }
  assert.is(year.length, 366);
  const changes = year.filter((name, day) => name !== year.at(day - 1));
  assert.is(changes.length, 12);
});

test('signs change on their conventional days', async () => {
  const days: [number, number, SignName][] = [
    [3, 20, 'Pisces'],
    [3, 21, 'Aries'],
    [4, 19, 'Aries'],
    [4, 20, 'Taurus'],
    [5, 20, 'Taurus'],
    [5, 21, 'Gemini'],
    [6, 20, 'Gemini'],
    [6, 21, 'Cancer'],
    [7, 22, 'Cancer'],
    [7, 23, 'Leo'],
    [8, 22, 'Leo'],
    [8, 23, 'Virgo'],
    [9, 22, 'Virgo'],
    [9, 23, 'Libra'],
    [10, 22, 'Libra'],
    [10, 23, 'Scorpio'],
    [11, 21, 'Scorpio'],
    [11, 22, 'Sagittarius'],
    [12, 21, 'Sagittarius'],
    [12, 22, 'Capricorn'],
    [12, 31, 'Capricorn'],
    [1, 1, 'Capricorn'],
    [1, 19, 'Capricorn'],
    [1, 20, 'Aquarius'],
    [2, 18, 'Aquarius'],
    [2, 19, 'Pisces'],
    [2, 29, 'Pisces'],
  ];
  for (const [month, day, name] of days) {
    assert.is((await handlers.get_zodiac_sign_by_birthday({ month, day }, call)).name, name, `${month}-${day}`);
  }
});

test("rejects a day that the month never has, and states the month's length", async () => {
  const never: [number, number, string][] = [
    [2, 30, 'February 30 does not exist; February has 29 days'],
    [4, 31, 'April 31 does not exist; April has 30 days'],
    [11, 31, 'November 31 does not exist; November has 30 days'],
  ];
  for (const [month, day, message] of never) {
    try {
      await handlers.get_zodiac_sign_by_birthday({ month, day }, call);
      assert.unreachable(`${month}-${day} was accepted`);
    } catch (error) {
      assert.instance(error, Problem);
      const { code, message: detail, extras } = error as Problem;
      assert.is(code, 'invalid_arguments');
      assert.match(detail, message);
      assert.is(extras.errors?.[0]?.parameter, 'day');
    }
  }
});

test('the same sign and date have the same reading in every process and year', async () => {
  const elsewhere = await adapter('horoscopes', create, {}).get_daily_horoscope(
    { sign: 'Leo', date: '2026-11-21' },
    callAt('2031-01-01T00:00:00Z'),
  );
  assert.equal(await daily('Leo', '2026-11-21'), elsewhere);
  // This reading must stay the same. If you change the phrases, increase PHRASES_VERSION and then update the reading.
  assert.equal(elsewhere, {
    sign: 'Leo',
    date: '2026-11-21',
    reading:
      'A small delay turns out to be useful. Your courage opens the door; leave room in the schedule for what nobody ' +
      'foresaw. Laughter is the shortest way to a stranger. Be proud of the small thing that went well.',
    lucky_number: 3,
    lucky_color: 'brown',
    mood: 'calm',
  });
});

test("without a date, returns today's reading in UTC", async () => {
  const late = await daily('Leo', undefined, callAt('2026-11-21T23:30:00-05:00'));
  assert.is(late.date, '2026-11-22');
  assert.equal(late, await daily('Leo', '2026-11-22'));
});

test('readings vary over a year: few repeat, and every phrase list is used', async () => {
  const texts = new Set<string>();
  const moods = new Set<string>();
  const colors = new Set<string>();
  const numbers = new Set<number>();
  let readings = 0;
  for (const { name } of SIGNS) {
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      const { reading, lucky_number, lucky_color, mood } = await daily(name, date);
      assert.ok(Number.isInteger(lucky_number) && lucky_number >= 1 && lucky_number <= 99);
      texts.add(reading);
      moods.add(mood);
      colors.add(lucky_color);
      numbers.add(lucky_number);
      readings++;
    }
  }
  assert.ok(texts.size > readings * 0.9, `${texts.size} different readings of ${readings}`);
  assert.is(moods.size, phrases.MOODS.length);
  assert.is(colors.size, phrases.COLORS.length);
  assert.is(numbers.size, 99);
});

test('no phrase list has duplicates or fewer than eight entries', () => {
  const { OPENINGS, WORK, PEOPLE, CLOSINGS, MOODS, COLORS } = phrases;
  for (const list of [OPENINGS, WORK, PEOPLE, CLOSINGS, MOODS, COLORS]) {
    assert.is(new Set(list).size, list.length);
    assert.ok(list.length >= 8);
  }
});

test('compatibility does not depend on the order of the signs', async () => {
  for (const one of SIGNS) {
    for (const two of SIGNS) {
      const there = await handlers.check_zodiac_compatibility({ sign1: one.name, sign2: two.name }, call);
      const back = await handlers.check_zodiac_compatibility({ sign1: two.name, sign2: one.name }, call);
      assert.is(there.score, back.score, `${one.name} and ${two.name}`);
      assert.is(there.description, back.description);
      assert.is(there.aspect, back.aspect);
      assert.ok(Number.isInteger(there.score) && there.score >= 0 && there.score <= 100);
      assert.equal(there.elements, [one.element, two.element]);
    }
  }
});

test('trines score best, then the same sign, sextiles, oppositions, and squares', () => {
  const scores = new Map<string, number[]>();
  for (const one of SIGNS) {
    for (const two of SIGNS) {
      const { aspect, score } = compatibility(one, two);
      scores.set(aspect.name, [...(scores.get(aspect.name) ?? []), score]);
    }
  }
  const order = ['trine', 'conjunction', 'sextile', 'opposition', 'semisextile', 'quincunx', 'square'];
  assert.equal([...scores.keys()].toSorted(), order.toSorted());
  for (const [place, name] of order.entries()) {
    const next = scores.get(order[place + 1] ?? '');
    if (next === undefined) continue;
    assert.ok(
      Math.min(...(scores.get(name) ?? [])) > Math.max(...next),
      `${name} does not score higher than the next sign`,
    );
  }
});

test('compatible signs are in trine or sextile, and compatibility is mutual', async () => {
  const all = await signs();
  for (const { name, element, compatible_signs } of all) {
    assert.is(compatible_signs.length, 4, name);
    for (const [place, other] of compatible_signs.entries()) {
      const partner = all.find((sign) => sign.name === other);
      assert.ok(partner?.compatible_signs.includes(name), `${other} is not compatible with ${name}`);
      assert.is(partner?.element === element, place < 2, `${name} and ${other}`);
    }
  }
});

test('the four elements have three signs each, matching the signs', async () => {
  const { count, elements } = await handlers.list_astrological_elements({}, call);
  assert.is(count, 4);
  assert.equal(
    elements.map(({ name }) => name),
    ['Fire', 'Earth', 'Air', 'Water'],
  );
  for (const { name, signs: members } of elements) {
    assert.equal(
      members,
      (await signs()).filter(({ element }) => element === name).map((sign) => sign.name),
    );
  }
});

test('every result matches the published schema, and sign names are case-insensitive', async () => {
  await answer(operations.listZodiacSigns, handlers, json({}));
  await answer(operations.listAstrologicalElements, handlers, json({}));
  await answer(operations.getZodiacSignByBirthday, handlers, query({ month: '2', day: '29' }));
  const sign = await answer(operations.getZodiacSign, handlers, json({ name: ' sCORPIO ' }));
  assert.is((sign as { name: string }).name, 'Scorpio');
  const today = await answer(operations.getDailyHoroscope, handlers, query({ sign: 'pisces' }));
  assert.equal(today, await daily('Pisces', '2026-11-21'));
  await answer(operations.checkZodiacCompatibility, handlers, json({ sign1: 'LEO', sign2: 'leo' }));
});

test('rejects unknown signs and impossible dates', () => {
  const refusal = (sign: string, date: string) => {
    const decoded = operations.getDailyHoroscope.decode(json({ sign, date }));
    return decoded.ok ? [] : decoded.problems.map(({ parameter, hint = '' }) => `${parameter} ${hint}`.trim());
  };
  assert.equal(refusal('Scorpius', '2026-11-21'), ['sign Did you mean Scorpio?']);
  assert.equal(refusal('Leo', '2027-02-29'), ['date']);
  assert.equal(refusal('Leo', '2028-02-29'), []);
});

test.run();
