// Questions as people type them, with the arguments that they state. If an expected value is empty, the argument must
// stay empty, because a wrong argument is worse than none.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../../generated/catalog.ts';
import { pageDataOf } from '../../../../runtime/site/offer-files.ts';
import { argumentsFrom, type FilledArguments } from '../../../../runtime/site/question/arguments.ts';

const TODAY = '2026-11-20';
const offers = [...services, ...areas];

async function filledFor(id: string, question: string): Promise<FilledArguments> {
  for (const service of offers) {
    const operation = service.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const page = (await pageDataOf(service)).operations.find(({ name }) => name === operation.name);
    if (page !== undefined) return argumentsFrom(question, { page, decode: operation.decode }, TODAY);
  }
  throw new Error(`no tool ${id}`);
}

type Case = readonly [question: string, args: Readonly<Record<string, unknown>>];

/** Questions that state everything that their tool needs. */
const COMPLETE: Readonly<Record<string, readonly Case[]>> = {
  'currency-conversion.convert_currency': [
    ['What is 250 dollars in kronor?', { amount: 250, base: 'USD', target: 'SEK' }],
    ['$1,200 to euros', { amount: 1200, base: 'USD', target: 'EUR' }],
    ['How many yen do I get for 50 pounds?', { amount: 50, base: 'GBP', target: 'JPY' }],
    ['convert 10 000 NOK to GBP', { amount: 10_000, base: 'NOK', target: 'GBP' }],
    ['2.5 million Swiss francs in EUR', { amount: 2_500_000, base: 'CHF', target: 'EUR' }],
    ['What was 100 EUR in USD on 15 March 2024?', { amount: 100, base: 'EUR', target: 'USD', date: '2024-03-15' }],
    ['€99.95 in Danish kroner', { amount: 99.95, base: 'EUR', target: 'DKK' }],
  ],
  'eu-bank-fx.get_rate': [
    ['EUR to NOK', { base: 'EUR', target: 'NOK' }],
    ['What is the dollar worth in yen today?', { base: 'USD', target: 'JPY' }],
  ],
  'eu-bank-fx.get_history': [
    ['GBP/USD over the last 30 days', { base: 'GBP', target: 'USD', days: 30 }],
    ['euro against swedish krona past week', { base: 'EUR', target: 'SEK', days: 7 }],
  ],
  'unit-conversion.convert_units': [
    ['How many km are 26.2 miles?', { value: 26.2, from_unit: 'mile', to_unit: 'kilometer' }],
    ['100 fahrenheit in celsius', { value: 100, from_unit: 'fahrenheit', to_unit: 'celsius' }],
    ['how many feet in a mile', { value: 1, from_unit: 'mile', to_unit: 'foot' }],
    ['5 pounds to kg', { value: 5, from_unit: 'pound', to_unit: 'kilogram' }],
    ['60 mph in km/h', { value: 60, from_unit: 'mile_per_hour', to_unit: 'kilometer_per_hour' }],
    ['12,5 meters in feet', { value: 12.5, from_unit: 'meter', to_unit: 'foot' }],
  ],
  'maritime.vessels_in_area': [
    ['Ships near Oslo', { port_name: 'Oslo' }],
    ['tankers off Rotterdam right now', { port_name: 'Rotterdam', vessel_type: 'tanker' }],
    ['Which vessels are in the port of Hamburg?', { port_name: 'Hamburg' }],
  ],
  'maritime.get_vessel': [['Where is MMSI 230629000?', { mmsi: 230629000 }]],
  'crisis-intelligence.search_crises': [
    [
      'Earthquakes in Chile this month',
      { query: 'Earthquakes', country: 'CL', event_types: 'EQ', from_date: '2026-11-01' },
    ],
    ['flood warnings in Norway', { query: 'flood warnings', country: 'NO', event_types: 'FL' }],
  ],
  'scholarly.search_papers': [
    ['Papers on coral bleaching', { query: 'coral bleaching' }],
    ['Studies about long COVID since 2022', { query: 'long COVID', year_from: 2022 }],
    [
      'research on perovskite solar cells 2019-2023',
      { query: 'perovskite solar cells', year_from: 2019, year_to: 2023 },
    ],
  ],
  'scholarly.get_paper': [
    ['Who wrote 10.7717/peerj.4375?', { paper_id: '10.7717/peerj.4375' }],
    ['abstract of doi 10.1038/s41586-020-2649-2.', { paper_id: '10.1038/s41586-020-2649-2' }],
  ],
  'api.preprints.paper': [['Show me arXiv 1706.03762', { preprint_id: '1706.03762' }]],
  'api.preprints.author': [['preprints by Lisa Randall', { author_name: 'Lisa Randall' }]],
  'trials.get_trial': [['Who can join NCT04280705?', { nct_id: 'NCT04280705' }]],
  'trials.search_trials': [
    [
      'Recruiting phase 3 trials for breast cancer in Denmark',
      { query: 'breast cancer', status: 'RECRUITING', phase: 'PHASE3', location: 'Denmark' },
    ],
  ],
  'trials.get_trials_by_condition': [['Trials for pancreatic cancer', { condition: 'pancreatic cancer' }]],
  'no-registry.lookup_registry_company': [
    ['Who owns 923 609 016?', { org_number: '923609016' }],
    ['norwegian company 974760673', { org_number: '974760673' }],
  ],
  'dk-registry.lookup_dkregistry_company': [['Which company has CVR 24256790?', { registry_number: 24256790 }]],
  'dk-registry.search_dkregistry_company': [['Is there a Danish company called Vestas?', { name: 'Vestas' }]],
  'eu-law.get_document': [['Is 32016R0679 still in force?', { celex: '32016R0679' }]],
  'eu-law.search_legislation': [
    ['EU directives about cosmetics testing', { query: 'cosmetics testing', doc_type: 'directive' }],
    ['regulation on batteries 2023', { query: 'batteries', doc_type: 'regulation', year: 2023 }],
  ],
  'migration.get_population': [
    ['How many refugees from Syria are in Turkey?', { country_of_origin: 'SY', country_of_asylum: 'TR' }],
    ['refugees in Germany 2022', { country_of_asylum: 'DE', year: 2022 }],
    ['Asylum seekers from Venezuela', { country_of_origin: 'VE' }],
  ],
  'places.get_country': [
    ['What is the capital of Burkina Faso?', { iso_code: 'BF' }],
    ['population of paraguay', { iso_code: 'PY' }],
  ],
  'places.search_cities': [['Where is Ouagadougou?', { query: 'Ouagadougou' }]],
  'world-time.get_current_time': [
    ['What time is it in Tokyo?', { timezone: 'Asia/Tokyo' }],
    ['time now in Europe/Oslo', { timezone: 'Europe/Oslo' }],
  ],
  'world-time.convert_time': [
    [
      '15:00 in Oslo is what time in New York?',
      { time: '15:00', from_timezone: 'Europe/Oslo', to_timezone: 'America/New_York' },
    ],
  ],
  'horoscopes.get_daily_horoscope': [['Horoscope for Leo today', { sign: 'Leo', date: TODAY }]],
  'horoscopes.check_zodiac_compatibility': [['Do Aries and Scorpio get along?', { sign1: 'Aries', sign2: 'Scorpio' }]],
  'horoscopes.get_zodiac_sign_by_birthday': [['I was born on March 21st', { month: 3, day: 21 }]],
  'api.air-quality.city': [
    ['Is the air clean in Kraków?', { city: 'Kraków' }],
    ['air quality in los angeles', { city: 'los angeles' }],
  ],
  'api.air-quality.current': [['air at 59.91, 10.75', { lat: 59.91, lon: 10.75 }]],
  'sports.search_teams': [['Which league does Rosenborg play in?', { team_name: 'Rosenborg' }]],
  'sports.get_events_by_date': [['What matches were on 26 December 2023?', { date: '2023-12-26' }]],
  'us-health.get_spending': [['Spending of hospital 100007', { facility_id: '100007' }]],
  'se-parliament.get_vote_detail': [['votering 2022/23:AU10:1', { votering_id: '2022/23:AU10:1' }]],
  'no-parliament.get_votes': [['How did they vote on case 101010?', { case_id: 101010 }]],
  'space-weather.get_geomagnetic_storms': [['Geomagnetic storms last month', { days: 30 }]],
  'space-weather.get_iss_position': [['Where is the ISS right now?', {}]],
  'flights.search_flights': [
    [
      'Cheapest flight from Oslo to London on 15 January',
      { origin: 'OSL', destination: 'LON', departure_date: '2027-01-15' },
    ],
  ],
};

/** Questions in which something that the tool needs is missing or ambiguous; everything else may be filled in. */
const INCOMPLETE: Readonly<Record<string, readonly Case[]>> = {
  'currency-conversion.convert_currency': [
    ['What is 100 kroner in euros?', {}],
    ['How much is 300 euros?', { amount: 300, base: 'EUR' }],
    ['5.000 USD in EUR', { base: 'USD', target: 'EUR' }],
    ['200 dollars in euros, pounds and yen', {}],
  ],
  'eu-bank-fx.get_rate': [['How is the euro doing?', {}]],
  'unit-conversion.convert_units': [
    ['How far is a marathon in miles?', {}],
    ['convert 3 miles to kilograms', {}],
  ],
  'no-registry.lookup_registry_company': [['Who owns this Norwegian company?', {}]],
  'migration.get_population': [
    ['refugees who returned to Burundi', {}],
    ['Refugees in Guinea or Congo', {}],
  ],
  'scholarly.search_papers': [['The ward wants evidence from journals that music lowers anxiety before surgery', {}]],
  'places.get_country': [['What is the capital of Georgia or Armenia?', {}]],
  'world-time.get_current_time': [['Tokyo or Seoul time', {}]],
  'api.air-quality.city': [['Is the air bad at the moment?', {}]],
  'maritime.vessels_in_area': [['Ships between Oslo and Kiel', {}]],
  'economic-indicators.get_economic_data': [['GDP of Japan since 1990', { country: 'JP', year_from: 1990 }]],
  'api.preprints.search': [['preprints on graphene between July and September 2023', {}]],
  'crisis-intelligence.get_active_crises': [['red alerts and ongoing disasters worldwide', {}]],
  'flights.search_flights': [['Flights from Oslo to Bergen', { origin: 'OSL', destination: 'BGO' }]],
};

for (const [id, cases] of Object.entries(COMPLETE)) {
  for (const [question, args] of cases) {
    test(`fills ${id} from “${question}”`, async () => {
      const filled = await filledFor(id, question);
      assert.equal(filled.arguments, args);
      assert.ok(filled.isComplete, 'complete');
    });
  }
}

for (const [id, cases] of Object.entries(INCOMPLETE)) {
  for (const [question, args] of cases) {
    test(`does not guess ${id} from “${question}”`, async () => {
      const filled = await filledFor(id, question);
      assert.equal(filled.arguments, args);
      assert.not.ok(filled.isComplete, 'the form is not complete');
    });
  }
}

test.run();
