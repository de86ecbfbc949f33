// The live cards of the front page: the call that each card shows, and how its result is summarized in a few words.
// Pure. If expected parts of a result are missing, there is no card.

import { formatted } from '../views/format.ts';

export interface CardContent {
  readonly figure: string;
  readonly text: string;
  /** The date of the figure in ISO 8601, or a period in words. */
  readonly when?: string;
  /** Values of a line chart, in chronological order. */
  readonly line?: readonly number[];
  /** Parts of a whole, such as votes for and against. */
  readonly parts?: readonly { readonly name: string; readonly value: number }[];
}

export interface Card {
  readonly title: string;
  readonly operation: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly read: (result: Result) => CardContent | undefined;
}

type Result = Readonly<Record<string, unknown>>;

const MAX_POINTS = 60;
const MAX_TEXT_LENGTH = 90;

export const CARDS: readonly Card[] = [
  {
    title: 'US dollars per euro',
    operation: 'eu-bank-fx.get_history',
    arguments: { base: 'EUR', target: 'USD' },
    read: rate,
  },
  {
    title: 'Latest big earthquake',
    operation: 'crisis-intelligence.get_active_crises',
    arguments: {},
    read: earthquake,
  },
  { title: 'Vote in the Riksdag', operation: 'se-parliament.list_votes', arguments: { limit: 1 }, read: vote },
  {
    title: 'Refugees from Syria',
    operation: 'migration.get_population',
    arguments: { year: 2024, country_of_origin: 'SYR', limit: 3 },
    read: displacement,
  },
  {
    title: 'Ships in Helsinki',
    operation: 'maritime.vessels_in_area',
    arguments: { port_name: 'Helsinki' },
    read: ships,
  },
  {
    title: 'Paper on coral bleaching',
    operation: 'scholarly.search_papers',
    arguments: { query: 'coral bleaching', sort: 'publication_date', max_results: 1 },
    read: paper,
  },
];

function rate(result: Result): CardContent | undefined {
  const series = listOf(result['series']).flatMap(({ date, rate: value }) =>
    typeof date === 'string' && typeof value === 'number' ? [{ date, value }] : [],
  );
  const sorted = series.sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-MAX_POINTS);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const change = ((last.value - first.value) / first.value) * 100;
  const sign = change >= 0 ? '+' : '−';
  return {
    figure: last.value.toFixed(4),
    text: `${sign}${Math.abs(change).toFixed(1)} % in ${sorted.length} days`,
    when: last.date,
    line: sorted.map(({ value }) => value),
  };
}

function earthquake(result: Result): CardContent | undefined {
  const quakes = listOf(result['events']).filter((event) => event['event_type'] === 'EQ');
  const [latest] = quakes.sort((a, b) => (textOf(a['starts_at']) < textOf(b['starts_at']) ? 1 : -1));
  if (latest === undefined || typeof latest['magnitude'] !== 'number') return undefined;
  return {
    figure: `M ${latest['magnitude'].toFixed(1)}`,
    text: cut(textOf(latest['title'])),
    when: textOf(latest['starts_at']).slice(0, 10),
  };
}

function vote(result: Result): CardContent | undefined {
  const [ballot] = listOf(result['ballots']);
  if (ballot === undefined) return undefined;
  const parties = listOf(ballot['by_party']);
  const sum = (name: string) => parties.reduce((total, party) => total + (numberOf(party[name]) ?? 0), 0);
  const parts = ['yes', 'no', 'abstain', 'absent'].map((name) => ({ name, value: sum(name) }));
  if (parts.every(({ value }) => value === 0)) return undefined;
  return {
    figure: `${parts[0]?.value} to ${parts[1]?.value}`,
    text: `Yes to no, ${textOf(ballot['votering_id'])}`,
    parts,
  };
}

function displacement(result: Result): CardContent | undefined {
  const rows = listOf(result['results']).flatMap((row) => {
    const refugees = numberOf(row['refugees']);
    const name = textOf((row['country_of_asylum'] as Result | null)?.['name']);
    return refugees === undefined || refugees === 0 || name === ''
      ? []
      : [{ name, refugees, year: numberOf(row['year']) }];
  });
  const [first] = rows.sort((a, b) => b.refugees - a.refugees);
  if (first === undefined) return undefined;
  return {
    figure: formatted(first.refugees, 'number'),
    text: `in ${first.name}`,
    when: `End of ${first.year ?? 'the year'}`,
  };
}

function ships(result: Result): CardContent | undefined {
  const total = numberOf(result['total']);
  const names = listOf(result['vessels']).flatMap(({ name }) => (textOf(name) === '' ? [] : [textOf(name)]));
  if (total === undefined || total === 0) return undefined;
  return { figure: formatted(total, 'number'), text: cut(names.slice(0, 3).join(', ')), when: 'Now' };
}

function paper(result: Result): CardContent | undefined {
  const [first] = listOf(result['papers']);
  const title = textOf(first?.['title']);
  if (first === undefined || title === '') return undefined;
  const year = numberOf(first['year']);
  return { figure: '', text: cut(title), ...(year === undefined ? {} : { when: String(year) }) };
}

function listOf(value: unknown): Result[] {
  return Array.isArray(value) ? value.filter((each): each is Result => typeof each === 'object' && each !== null) : [];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function cut(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()}…` : text;
}
