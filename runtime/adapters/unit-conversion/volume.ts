// Volume factors, in liters. US liquid: the gallon is 231 cubic inches; US dry: the bushel is 2150.42 cubic inches (NIST
// Handbook 44, appendix C). Imperial: the gallon is 4.54609 L (UK Weights and Measures Act 1985). Names without a prefix are US
// customary units; imperial ones always have the prefix. Household measures: 21 CFR 101.9 (legal cup), metric cooking measures.

import { LENGTH } from './length.ts';
import { cubic, type UnitTable, unit, unitOf } from './unit.ts';

const GALLON = '3.785411784';
const FLUID_OUNCE = `${GALLON} / 128`;
const BUSHEL = '35.23907016688';
const IMPERIAL_GALLON = '4.54609';
const CUBIC_FOOT = '28.316846592';
const length = (name: string) => unitOf(LENGTH, name);

export const VOLUME: UnitTable = {
  base: 'liter',
  units: [
    unit('liter', ['L', 'l'], '1', { aliases: ['ltr', 'ltrs'] }),
    unit('nanoliter', ['nL', 'nl'], '1e-9'),
    unit('microliter', ['μL', 'μl'], '1e-6', { aliases: ['ul'] }),
    unit('milliliter', ['mL', 'ml'], '0.001', { aliases: ['mls'] }),
    unit('centiliter', ['cL', 'cl'], '0.01'),
    unit('deciliter', ['dL', 'dl'], '0.1'),
    unit('decaliter', ['daL', 'dal'], '10'),
    unit('hectoliter', ['hL', 'hl'], '100'),
    unit('kiloliter', ['kL', 'kl'], '1000'),
    unit('megaliter', ['ML', 'Ml'], '1e6'),
    unit('gigaliter', ['GL', 'Gl'], '1e9'),
    cubic(length('millimeter')),
    cubic(length('centimeter'), [], { aliases: ['cc', 'ccm'] }),
    cubic(length('decimeter')),
    cubic(length('meter'), [], { aliases: ['cbm', 'stere', 'steres'] }),
    cubic(length('kilometer')),
    cubic(length('inch'), [], { aliases: ['cui'] }),
    cubic(length('foot'), [], { aliases: ['cft'] }),
    cubic(length('yard')),
    cubic(length('mile')),
    unit('gallon', 'gal', GALLON, {
      aliases: ['us gallon', 'us gallons', 'us gal', 'us liquid gallon', 'gals'],
      note: 'US liquid gallon, 231 cubic inches.',
    }),
    unit('quart', 'qt', `${GALLON} / 4`, { aliases: ['us quart', 'us quarts', 'us qt', 'us liquid quart', 'qts'] }),
    unit('pint', 'liq pt', `${GALLON} / 8`, { aliases: ['us pint', 'us pints', 'us pt', 'us liquid pint', 'pts'] }),
    unit('cup', 'cup', `${GALLON} / 16`, {
      aliases: ['us cup', 'us cups', 'us customary cup'],
      note: 'US customary cup.',
    }),
    unit('gill', 'gi', `${GALLON} / 32`, { aliases: ['us gill', 'us gills'] }),
    unit('fluid_ounce', 'fl oz', FLUID_OUNCE, {
      aliases: ['us fluid ounce', 'us fluid ounces', 'us fl oz', 'fl ozs', 'fl ounce', 'oz fl', 'liquid ounce'],
    }),
    unit('tablespoon', 'tbsp', `${FLUID_OUNCE} / 2`, {
      aliases: ['us tablespoon', 'us tablespoons', 'us tbsp', 'tbs', 'tbl', 'tbsps'],
    }),
    unit('teaspoon', 'tsp', `${FLUID_OUNCE} / 6`, { aliases: ['us teaspoon', 'us teaspoons', 'us tsp', 'tsps'] }),
    unit('fluid_dram', 'fl dr', `${FLUID_OUNCE} / 8`, { aliases: ['us fluid dram', 'fluidram'] }),
    unit('minim', 'minim', `${FLUID_OUNCE} / 480`, { aliases: ['us minim'] }),
    unit('imperial_gallon', 'imp gal', IMPERIAL_GALLON, { aliases: ['uk gallon', 'uk gallons', 'uk gal'] }),
    unit('imperial_quart', 'imp qt', `${IMPERIAL_GALLON} / 4`, { aliases: ['uk quart', 'uk quarts', 'uk qt'] }),
    unit('imperial_pint', 'imp pt', `${IMPERIAL_GALLON} / 8`, { aliases: ['uk pint', 'uk pints', 'uk pt'] }),
    unit('imperial_cup', 'imp cup', `${IMPERIAL_GALLON} / 16`, { aliases: ['uk cup', 'uk cups'] }),
    unit('imperial_gill', 'imp gi', `${IMPERIAL_GALLON} / 32`, { aliases: ['uk gill', 'uk gills'] }),
    unit('imperial_fluid_ounce', 'imp fl oz', `${IMPERIAL_GALLON} / 160`, {
      aliases: ['uk fluid ounce', 'uk fluid ounces', 'uk fl oz'],
    }),
    unit('imperial_fluid_dram', 'imp fl dr', `${IMPERIAL_GALLON} / 1280`, { aliases: ['uk fluid dram'] }),
    unit('imperial_bushel', 'imp bu', `${IMPERIAL_GALLON} * 8`, { aliases: ['uk bushel', 'uk bushels'] }),
    unit('imperial_barrel', 'imp bbl', `${IMPERIAL_GALLON} * 36`, { aliases: ['uk barrel', 'uk beer barrel'] }),
    unit('metric_cup', 'metric cup', '0.25'),
    unit('us_legal_cup', 'legal cup', '0.24', {
      aliases: ['us legal cups'],
      note: 'The cup used on US nutrition labels, 240 mL.',
    }),
    unit('metric_tablespoon', 'metric tbsp', '0.015'),
    unit('metric_teaspoon', 'metric tsp', '0.005'),
    unit('australian_tablespoon', 'au tbsp', '0.02', { label: 'Australian tablespoon' }),
    unit('oil_barrel', 'bbl', `${GALLON} * 42`, { aliases: ['barrel of oil', 'barrels of oil', 'petroleum barrel'] }),
    unit('us_beer_barrel', 'beer bbl', `${GALLON} * 31`, { aliases: ['beer barrel'] }),
    unit('us_liquid_barrel', 'liq bbl', `${GALLON} * 31.5`, { aliases: ['liquid barrel'] }),
    unit('us_dry_barrel', 'dry bbl', '115.627123584', { aliases: ['dry barrel'], note: '7056 cubic inches.' }),
    unit('us_bushel', 'bu', BUSHEL, { aliases: ['bushel', 'bushels', 'us dry bushel'] }),
    unit('us_peck', 'pk', `${BUSHEL} / 4`, { aliases: ['peck', 'pecks'] }),
    unit('us_dry_gallon', 'dry gal', `${BUSHEL} / 8`, { aliases: ['dry gallon', 'dry gallons'] }),
    unit('us_dry_quart', 'dry qt', `${BUSHEL} / 32`, { aliases: ['dry quart', 'dry quarts'] }),
    unit('us_dry_pint', 'dry pt', `${BUSHEL} / 64`, { aliases: ['dry pint', 'dry pints'] }),
    unit('board_foot', 'bd ft', `${CUBIC_FOOT} / 12`, { plural: 'board feet', aliases: ['fbm', 'bf'] }),
    unit('cord', 'cord', `${CUBIC_FOOT} * 128`),
    unit('register_ton', 'GRT', `${CUBIC_FOOT} * 100`, { aliases: ['gross register ton'] }),
    unit('acre_inch', 'ac in', `${CUBIC_FOOT} * 3630`, { plural: 'acre inches' }),
    unit('acre_foot', 'ac ft', `${CUBIC_FOOT} * 43560`, { plural: 'acre feet', aliases: ['af'] }),
  ],
};
