// The catalogues that the questions are asked of: small extracts written by hand, as the sources' own modules make rows of them.

import { readFileSync } from 'node:fs';
import type { ListRow } from '../../runtime/harvest/harvest.ts';
import type { Language } from '../../runtime/language/stemming.ts';
import { seriesRow } from '../../runtime/sources/bls/series-files.ts';
import { SURVEYS } from '../../runtime/sources/bls/surveys.ts';
import { flowRows as ecbRows } from '../../runtime/sources/ecb-sdmx/ecb-sdmx.ts';
import { contentsRows } from '../../runtime/sources/eurostat/catalogue.ts';
import { domainRow } from '../../runtime/sources/faostat/domains.ts';
import { flowRows } from '../../runtime/sources/oecd/catalogue.ts';
import { type ReadTable, tableRows } from '../../runtime/sources/scb/tables.ts';
import { indicatorRow } from '../../runtime/sources/world-bank/indicators.ts';

const NOW = new Date('2026-10-01T12:00:00Z');

/** Lines of an extract: id, name, `lang=name` where there are further languages, context. */
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
