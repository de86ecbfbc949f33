import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { airportArgument, airportsOf } from '../../../runtime/reference/airports.ts';
import { AIRPORTS } from '../../../runtime/reference/airports-table.ts';

const said = (text: string) => {
  const found = airportArgument(text);
  return typeof found === 'string' ? found : `${found.message}. ${found.hint}`;
};

test('resolves an airport by code, by name, and by city in several languages', () => {
  for (const [text, code] of [
    ['osl', 'OSL'],
    [' LHR ', 'LHR'],
    ['Oslo', 'OSL'],
    ['Gardermoen', 'OSL'],
    ['Oslo lufthavn', 'OSL'],
    ['Heathrow', 'LHR'],
    ['London Gatwick Airport', 'LGW'],
    ['New York JFK', 'JFK'],
    ['København', 'CPH'],
    ['Kopenhagen', 'CPH'],
    ['München', 'MUC'],
    ['Göteborg', 'GOT'],
    ['Tromso', 'TOS'],
    ['Malmö', 'MMX'],
  ] as const) {
    assert.is(said(text), code, text);
  }
});

test('resolves a city with a shared code to that code, and distinguishes cities by the country or state after a comma', () => {
  for (const [text, code] of [
    ['London', 'LON'],
    ['Londres', 'LON'],
    ['London, UK', 'LON'],
    ['London, Canada', 'YXU'],
    ['New York City', 'NYC'],
    ['Stockholm', 'STO'],
    ['San Jose, California', 'SJC'],
    ['Portland, Maine', 'PWM'],
    ['Athens, Greece', 'ATH'],
  ] as const) {
    assert.is(said(text), code, text);
  }
  assert.equal(airportsOf('PAR'), ['CDG', 'ORY', 'BVA']);
  assert.equal(airportsOf('OSL'), ['OSL']);
});

test('rejects a name shared by several airports and lists all of them, and suggests similar names', () => {
  assert.match(said('Bangkok'), /^"Bangkok" matches several airports\. Use BKK \(.+, Thailand\) or DMK \(/);
  assert.match(said('Glasgow'), /GLA \(.+United Kingdom\).+GGW \(.+US-MT, United States\)/);
  assert.match(said('Springfield'), /SPI.+SGF/);
  assert.match(said('Kobenhagn'), /Did you mean CPH \(Copenhagen Kastrup, Copenhagen, Denmark\)\?/);
  assert.match(said('Nowhereville'), /not a known airport or city\. Use an IATA code/);
  assert.match(said('Paris, Norway'), /not a known airport or city/);
  assert.match(said(','), /not a known airport or city/);
});

test('lists each airport once in the table, with a city and a name', () => {
  const rows = AIRPORTS.trim()
    .split('\n')
    .flatMap((line) => line.split('|').slice(1));
  const codes = rows.map((row) => row.split(';')[0] ?? '');
  assert.ok(rows.length > 2000, String(rows.length));
  assert.is(new Set(codes).size, codes.length);
  for (const code of codes) assert.match(code, /^[A-Z]{3}$/);
});

test.run();
