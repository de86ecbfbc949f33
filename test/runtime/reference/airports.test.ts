import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { airportArgument, airportsOf } from '../../../runtime/reference/airports.ts';
import { AIRPORTS } from '../../../runtime/reference/airports-table.ts';

const meaningOf = (text: string) => {
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
    assert.is(meaningOf(text), code, text);
  }
});

test('resolves a city to the code that its airports share, and distinguishes cities by a country or state after a comma', () => {
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
    assert.is(meaningOf(text), code, text);
  }
  assert.equal(airportsOf('PAR'), ['CDG', 'ORY', 'BVA']);
  assert.equal(airportsOf('OSL'), ['OSL']);
});

test('rejects a name shared by several airports and lists the airports; suggests similar names for an unknown name', () => {
  assert.match(meaningOf('Bangkok'), /^"Bangkok" matches several airports\. Use BKK \(.+, Thailand\) or DMK \(/);
  assert.match(meaningOf('Glasgow'), /GLA \(.+United Kingdom\).+GGW \(.+US-MT, United States\)/);
  assert.match(meaningOf('Springfield'), /SPI.+SGF/);
  assert.match(meaningOf('Kobenhagn'), /Did you mean CPH \(Copenhagen Kastrup, Copenhagen, Denmark\)\?/);
  assert.match(meaningOf('Nowhereville'), /not a known airport or city\. Use an IATA code/);
  assert.match(meaningOf('Paris, Norway'), /not a known airport or city/);
  assert.match(meaningOf(','), /not a known airport or city/);
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
