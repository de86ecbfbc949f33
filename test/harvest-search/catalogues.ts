// Catalogs for the search tests: small handwritten extracts, converted to rows by the sources' own modules.

import { readFileSync } from 'node:fs';
import { seriesRow } from '../../runtime/adapters/economic-indicators/bls/series-files.ts';
import { SURVEYS } from '../../runtime/adapters/economic-indicators/bls/surveys.ts';
import { contentsRows } from '../../runtime/adapters/economic-indicators/eurostat/catalogue.ts';
import { flowRows } from '../../runtime/adapters/economic-indicators/oecd/catalogue.ts';
import { indicatorRow } from '../../runtime/adapters/economic-indicators/world-bank/indicators.ts';
import { flowRows as ecbRows } from '../../runtime/adapters/eu-bank-stats/ecb-sdmx/ecb-sdmx.ts';
import { domainRow } from '../../runtime/adapters/food-agri/faostat/domains.ts';
import { type ReadTable, tableRows } from '../../runtime/adapters/se-statistics/scb/tables.ts';
import type { Language } from '../../runtime/lib/text/stemming.ts';
import type { ListRow } from '../../runtime/sources/catalogs/catalogs.ts';

const NOW = new Date('2026-10-01T12:00:00Z');

/** Reads the lines of an extract: id, name, `lang=name` for other languages, context. */
function lines(
  catalogue: string,
): { id: string; name: string; names: Partial<Record<Language, string>>; context: string }[] {
  const text = readFileSync(new URL(`catalogues/${catalogue}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', name = '', ...rest] = line.split('\t');
      const cells = [name, ...rest];
      const translated = cells.flatMap((cell) => {
        const [, language, title] = /^(en|sv|de|fr|es)=(.+)$/.exec(cell) ?? [];
        return language === undefined || title === undefined ? [] : [[language as Language, title] as const];
      });
      const context = rest
        .filter((cell) => !/^..=/.test(cell))
        .join(' ')
        .trim();
      return { id, name: name.replace(/^..=/, ''), names: Object.fromEntries(translated), context };
    });
}

export const CATALOGUES: Readonly<Record<string, () => readonly ListRow[]>> = {
  'world-bank': () =>
    lines('world-bank').map(({ id, name, names, context }) =>
      indicatorRow(
        {
          id,
          name,
          description: undefined,
          unit: undefined,
          dataset: 'World Development Indicators',
          datasetId: '2',
          topics: context.split('; '),
        },
        names,
      ),
    ),
  eurostat: () => {
    const all = lines('eurostat');
    const entries = all.map(({ id, name, context }) => ({
      id,
      name,
      theme: context,
      first: undefined,
      last: undefined,
      updated: undefined,
      isTable: /^(?:t|sdg_)/.test(id) && !id.startsWith('tour') && !id.startsWith('tran'),
    }));
    return contentsRows(entries, new Map(all.map(({ id, names }) => [id, names])), NOW);
  },
  oecd: () =>
    flowRows(
      lines('oecd').map(({ id, name, names, context }) => {
        const [agency = '', flow = ''] = id.split(',');
        return {
          id,
          agency,
          flow,
          version: '1.0',
          name,
          description: context || undefined,
          names: { ...names, en: name },
        };
      }),
    ),
  bls: () => {
    const columns = new Map(
      ['series_id', 'series_title', 'begin_year', 'end_year'].map((name, index) => [name, index]),
    );
    return lines('bls').flatMap(({ id, name }) => {
      const survey = SURVEYS.find(({ code }) => code === id.slice(0, 2).toLowerCase());
      const row = survey === undefined ? undefined : seriesRow(survey, columns, [id, name, '1990', '2026'], NOW);
      return row === undefined ? [] : [row];
    });
  },
  'ecb-sdmx': () =>
    ecbRows(
      lines('ecb-sdmx').map(({ id, name }) => ({ id, name, agency: 'ECB', version: '1.0' })),
      [],
      {},
    ),
  faostat: () =>
    lines('faostat').map(({ id, name, context }) => {
      const row = domainRow({
        code: id,
        name,
        group: context,
        description: undefined,
        updated: undefined,
        rows: 1,
        kilobytes: 1,
        file: '',
        ended: context.startsWith('Discontinued'),
      });
      return { ...row, value: { id } };
    }),
  scb: () => {
    const all = lines('scb');
    const table = (id: string, label: string, context: string): ReadTable => ({
      id,
      label,
      path: [],
      folders: [context],
      variables: [],
      first: undefined,
      last: undefined,
      updated: undefined,
      timeUnit: undefined,
      discontinued: false,
    });
    const inLanguage = (language: 'sv' | 'en') =>
      all.map(({ id, names, context }) => table(id, names[language] ?? '', language === 'en' ? context : ''));
    return tableRows(inLanguage('sv'), inLanguage('en'), NOW);
  },
};
