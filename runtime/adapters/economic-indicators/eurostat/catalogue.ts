// Eurostat's table of contents in three languages: every dataset and predefined table with its theme, coverage and last update.

import { records } from '../../../lib/delimited.ts';
import { HOUR_MS } from '../../../lib/duration.ts';
import { type Frequency, frequencyOf, isFrozen, knownPeriod, writtenPeriod } from '../../../lib/period.ts';
import type { Language } from '../../../lib/text/stemming.ts';
import type { CatalogCall, ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import { READY } from './ready.ts';

export const reads = readers(import.meta.url, { contents: readContents });

/** A dataset, or a predefined indicator (a dataset with selected dimension values). */
export interface Dataset {
  /** Examples: `une_rt_m`, `une_rt_m?sex=T&age=TOTAL`. */
  readonly id: string;
  readonly name: string;
  /** Theme path, from general to specific. */
  readonly theme: string | undefined;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly updated: string | undefined;
  readonly ended: boolean;
  readonly successor: string | undefined;
  readonly frequency: Frequency | undefined;
}

export interface ContentsEntry extends Omit<Dataset, 'ended' | 'successor' | 'frequency'> {
  readonly isTable: boolean;
}

const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
const BATCH = 500;

export function datasetList(client: SourceClient): ListDefinition {
  return {
    id: 'eurostat-datasets',
    source: 'eurostat',
    title: 'Eurostat datasets',
    lifetime: 12 * HOUR_MS,
    rows: (call) => rows(client, call),
  };
}

async function* rows(client: SourceClient, call: CatalogCall): AsyncGenerator<readonly ListRow[]> {
  const [english, ...others] = await Promise.all(
    LANGUAGES.map(async (lang) => {
      try {
        const request = { path: '/catalogue/toc/txt', query: { lang }, expect: 'text', lifetime: 'none' } as const;
        return await client.read(request, reads.contents, call);
      } catch (error) {
        // If names in another language cannot be read, continue without them.
        if (lang === 'en' || call.signal.aborted) throw error;
        return [];
      }
    }),
  );
  const names = new Map<string, Partial<Record<Language, string>>>();
  for (const [index, entries] of others.entries()) {
    const language = LANGUAGES[index + 1] as Language;
    for (const { id, name } of entries) names.set(id, { ...names.get(id), [language]: name });
  }
  const all = contentsRows(english ?? [], names, call.now());
  call.expect(all.length);
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

export function contentsRows(
  english: readonly ContentsEntry[],
  names: ReadonlyMap<string, Partial<Record<Language, string>>>,
  now: Date,
): ListRow[] {
  const byId = new Map(english.map((entry) => [entry.id, entry]));
  const datasets = [...byId.values()].map((entry) => contentsRow(entry, names.get(entry.id) ?? {}, now));
  const ready = READY.flatMap(({ id, titles, description }): ListRow[] => {
    const dataset = byId.get(id.slice(0, id.indexOf('?')));
    if (dataset === undefined) return [];
    const row = contentsRow({ ...dataset, id, name: titles.en }, titles, now);
    return [{ ...row, description, prior: 1 }];
  });
  return [...datasets, ...ready];
}

function contentsRow(
  { isTable, ...entry }: ContentsEntry,
  names: Readonly<Partial<Record<Language, string>>>,
  now: Date,
): ListRow {
  const ended = isEnded(codeOf(entry.id), entry.name, entry.last, now);
  const value: Dataset = {
    ...entry,
    // A period with an unknown week (2026-W99) cannot be used as the latest period.
    last: entry.last === undefined ? undefined : knownPeriod(entry.last),
    ended,
    successor: successorOf(codeOf(entry.id)),
    frequency: frequencyIn(entry.name, entry.last),
  };
  const isRegional = /nuts|metropolitan|cities|degree of urbani/i.test(entry.name);
  return {
    key: entry.id,
    titles: { ...names, en: entry.name },
    context: entry.theme,
    prior: (isTable ? 0.5 : 0.65) - (isRegional ? 0.2 : 0) - (entry.id.endsWith('_h') ? 0.3 : 0),
    ended,
    // Ids with DS-… are raw trade tables; ids with $DV_… are snapshots of a dataset.
    vintage: entry.id.includes('$dv_'),
    value,
  };
}

const CLOSED: Readonly<Record<string, string | undefined>> = {
  prc_hicp_manr: 'prc_hicp_minr',
  prc_hicp_midx: 'prc_hicp_minr',
  jvs_q_nace2: undefined,
};

/** True if the code or title marks the dataset as discontinued, or if the dataset is no longer updated. */
export function isEnded(code: string, name: string, last: string | undefined, now: Date): boolean {
  const isMarked =
    Object.hasOwn(CLOSED, code) || code.endsWith('_h') || /\bhistorical data\b|\buntil (?:19|20)\d\d\b/i.test(name);
  return isMarked || isFrozen(last, now);
}

export function successorOf(code: string): string | undefined {
  return Object.hasOwn(CLOSED, code) ? CLOSED[code] : undefined;
}

function codeOf(id: string): string {
  return id.split('?', 1)[0] as string;
}

/** Frequencies in titles, in the order in which they are tried. "bi-annual data" must come before "annual data". */
const FREQUENCY_WORDS: readonly (readonly [RegExp, Frequency])[] = [
  [/\b(?:half-?yearly|bi-?annual|semi-?annual) data\b/i, 'half_yearly'],
  [/\bannual data\b/i, 'annual'],
  [/\bquarterly data\b/i, 'quarterly'],
  [/\bmonthly data\b/i, 'monthly'],
  [/\bweekly data\b/i, 'weekly'],
  [/\bdaily data\b/i, 'daily'],
];

/**
 * Returns the frequency of the last period. If that period is a year or unknown, the frequency in the title takes
 * precedence, because the source can write the last period of any frequency as a year.
 */
function frequencyIn(name: string, last: string | undefined): Frequency | undefined {
  const byForm = last === undefined ? undefined : frequencyOf(last);
  if (byForm !== undefined && byForm !== 'annual') return byForm;
  return FREQUENCY_WORDS.find(([words]) => words.test(name))?.[1] ?? byForm;
}

/** A code that is listed in several branches is kept only in the first. */
function readContents(answer: Answer): ContentsEntry[] {
  return contentsOf(answer.text());
}

export function contentsOf(text: string): ContentsEntry[] {
  const [header = [], ...lines] = records(text, '\t');
  if (header[1]?.trim() !== 'code') throw new Error('Unexpected columns in the table of contents.');
  const found = new Map<string, ContentsEntry>();
  const path: string[] = [];
  for (const line of lines) {
    const [title = '', code = '', type = '', updated = '', , first = '', last = ''] = line;
    // Titles are indented by four spaces per level, inside the quotes.
    const depth = Math.floor((title.length - title.trimStart().length) / 4);
    path.length = Math.min(path.length, depth);
    const id = code.trim().toLowerCase();
    if (type.trim() === 'folder') path[depth] = title.trim();
    else if (id !== '' && !found.has(id)) {
      found.set(id, {
        id,
        name: title.trim(),
        theme: path.slice(1).filter(Boolean).join(' > ') || undefined,
        first: writtenPeriod(first),
        last: writtenPeriod(last),
        updated: dottedDay(updated),
        isTable: type.trim() === 'table',
      });
    }
  }
  return [...found.values()];
}

/** Example: `14.07.2023`. */
function dottedDay(text: string): string | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text.trim());
  return match === null ? undefined : `${match[3]}-${match[2]}-${match[1]}`;
}
