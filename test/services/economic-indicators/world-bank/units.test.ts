// Units in World Bank titles. The titles are from public copies of its catalog
// (runtime/adapters/economic-indicators/SOURCES.md world-bank, F11).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unitIn } from '../../../../runtime/adapters/economic-indicators/world-bank/units.ts';
import { CATALOGUES } from '../../../harvest-search/catalogues.ts';

const ODD: readonly (readonly [title: string, unit: string | undefined])[] = [
  ['Unemployment, total (% of total labor force) (modeled ILO estimate)', '% of total labor force'],
  ['Ratio of female to male labor force participation rate (%) (national estimate)', '%'],
  ['School enrollment, primary and secondary (gross), gender parity index (GPI)', undefined],
  ['School enrollment, tertiary, female (% gross)', '% gross'],
  ['Poverty headcount ratio at $2.15 a day (2017 PPP) (% of population)', '% of population'],
  ['Poverty gap at $3.65 a day (2017 PPP) (%)', '%'],
  ['Poverty Headcount ($1.90 a day)', undefined],
  ['Gini index (World Bank estimate)', undefined],
  ['Imports of goods and services (BoP, current US$)', 'current US$'],
  ['External debt stocks, total (DOD, current US$)', 'current US$'],
  ['Official exchange rate (LCU per US$, period average)', 'LCU per US$, period average'],
  ['Maternal mortality ratio (modeled estimate, per 100,000 live births)', 'per 100,000 live births'],
  ['Interest rate spread (lending rate minus deposit rate, %)', '%'],
  ['Industry (including construction), value added (% of GDP)', '% of GDP'],
  ['Carbon dioxide (CO2) emissions (total) excluding LULUCF (Mt CO2e)', 'Mt CO2e'],
  ['Carbon dioxide (CO2) emissions excluding LULUCF per capita (t CO2e/capita)', 't CO2e/capita'],
  ['Energy use (kg of oil equivalent) per $1,000 GDP (constant 2017 PPP)', 'kg of oil equivalent per $1,000 GDP'],
  ['Container port traffic (TEU: 20 foot equivalent units)', 'TEU: 20 foot equivalent units'],
  ['Strength of legal rights index (0=weak to 12=strong)', '0=weak to 12=strong'],
  ['Consumer price index (2010 = 100)', '2010 = 100'],
  ['Food production index (2014-2016 = 100)', '2014-2016 = 100'],
  ['Human capital index (HCI) (scale 0-1)', 'scale 0-1'],
  ['Arms imports (SIPRI trend indicator values)', 'SIPRI trend indicator values'],
  ['Lifetime risk of maternal death (1 in: rate varies by country)', '1 in: rate varies by country'],
  ['Battle-related deaths (number of people)', 'number of people'],
  ['Rail lines (total route-km)', 'total route-km'],
  ['Air transport, freight (million ton-km)', 'million ton-km'],
  ['Children (0-14) living with HIV', undefined],
  ['Price level ratio of PPP conversion factor (GDP) to market exchange rate', undefined],
  ['Foreign direct investment, net inflows (% of GDP)', '% of GDP'],
  ['Income share held by lowest 20%', '%'],
  ['Population, total', undefined],
  ['Patent applications, residents', undefined],
  ['GDP,current US$,millions,seas. adj.,', 'current US$, millions'],
  ['Exports Merchandise, Customs, current US$, millions, not seas. adj.', 'current US$, millions'],
  ['CPI Price, % y-o-y, not seas. adj.,,', '% y-o-y'],
  ['Unemployment rate,Percent,,,', 'Percent'],
  ['Barro-Lee: Percentage of female population age 15-19 with no education', '%'],
  ['Control of Corruption: Estimate', undefined],
  ['(', undefined],
  ['GDP (current US$', undefined],
];

test('takes the unit of a title from the measure, not from the last parentheses', () => {
  for (const [title, unit] of ODD) assert.is(unitIn(title), unit, title);
});

test('every unit in a catalog contains a measure, and every title with one percentage has a unit', () => {
  const titles = (CATALOGUES['world-bank']?.() ?? []).map(({ titles: { en } }) => en ?? '');
  assert.ok(titles.length > 100, String(titles.length));
  for (const title of titles) {
    const unit = unitIn(title);
    assert.not.match(unit ?? '', /estimate|GPI|PPP\)?$/, title);
    if (title.includes('%')) assert.match(unit ?? '', /%/, title);
    if (/\((?:current|constant|per|births|years|kg|sq)/.test(title)) assert.ok(unit !== undefined, title);
  }
});

test.run();
