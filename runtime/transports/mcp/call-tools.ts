// `call_tools` of `/mcp/`: several calls in one request, with SQL over their results. The text contains one line with
// sources per publisher.

import { QUERY_REQUEST } from '../../contract/query-schema.ts';
import type { Progress } from '../../dispatch/invocation.ts';
import { type Queries, type QueryAnswer, REQUESTS_A_QUERY } from '../../query/query.ts';
import type { McpRequest } from './mcp-request.ts';
import type { JsonObject } from './protocol.ts';

export const CALL_TOOLS = {
  name: 'call_tools',
  title: 'Call several tools',
  description:
    'Calls several read-only tools in one request and returns one table. `for_each` repeats a call over a list of values, the members of a group ' +
    '(EU, EA, EFTA, NORDIC, OECD, G7, G20, World Bank SSF, LIC …) or a column of another call. `sql` is one SELECT of SQLite over the results: each call is a table with ' +
    'its name, with its fields as columns (dry_run without sql lists them). Country codes are ISO 3166-1 alpha-2 and can be joined; periods also have a first day ' +
    '(`period_start`). Without sql, the first rows of each table are returned. A failed call leaves NULL and is reported.\n' +
    'Rank: {"calls":{"u":{"tool":"economic_indicators__get_economic_data","arguments":{"indicator":"SL.UEM.TOTL.ZS","source":"development_bank",' +
    '"year_from":2023},"for_each":{"country":{"members_of":"EU"}}}},"sql":"select country, period, value from u order by value desc limit 10"}\n' +
    'Chain: {"calls":{"c":{"tool":"places__search_cities","arguments":{"query":"Paris"}},"t":{"tool":"world_time__get_current_time",' +
    '"for_each":{"timezone":{"column":"c.timezone"}}}},"sql":"select c.country_code, t.datetime from c join t using (timezone)"}\n' +
    '`dry_run` checks everything and returns the columns and the number of calls. Each call counts against the quota.',
  inputSchema: QUERY_REQUEST,
  outputSchema: { type: 'object', description: 'Columns and rows, with a report per call.' },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
};

/** @param within services of the endpoint; undefined for all services */
export async function runQuery(
  queries: Queries,
  values: JsonObject,
  { requestId, network, signal, entry }: McpRequest,
  progress: Progress | undefined,
  within: ReadonlySet<string> | undefined,
): Promise<QueryAnswer> {
  entry.charge(REQUESTS_A_QUERY - 1);
  const caller = { requestId, network, signal, transport: 'mcp' as const, identify: () => entry.identify(), progress };
  return queries.run(values, caller, within);
}

type Rows = Pick<QueryAnswer, 'columns' | 'rows' | 'truncated'>;

/** Returns tab-separated tables, followed by failures, warnings and sources. */
export function queryText(answer: QueryAnswer): string {
  const { tables = {}, calls, warnings, dry_run: dry } = answer;
  const sections = answer.columns === undefined ? [] : [tableText(answer)];
  for (const [name, table] of Object.entries(tables)) sections.push(`${name}:\n${tableText(table)}`);
  if (dry !== undefined)
    sections.push(`Dry run: ${dry.calls} calls${dry.at_most > dry.calls ? `, at most ${dry.at_most}` : ''}.`);
  const failed = Object.entries(calls).flatMap(([name, report]) =>
    report.failed.map((each) => `Failed: ${name} ${JSON.stringify(each.arguments)}: ${each.code}: ${each.message}`),
  );
  if (failed.length > 0) sections.push(failed.slice(0, MAX_FAILURES).join('\n'));
  if (warnings.length > 0) sections.push(warnings.map((warning) => `Warning: ${warning}`).join('\n'));
  const sources = new Set(Object.values(calls).flatMap((report) => report.sources.map(sourceText)));
  if (sources.size > 0) sections.push([...sources].join('\n'));
  return sections.join('\n\n');
}

const MAX_FAILURES = 10;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

function tableText({ columns = [], rows = [], truncated }: Rows): string {
  const head = columns.map(({ name, unit }) => (unit === undefined ? name : `${name} (${unit})`));
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => String(cell ?? '').replaceAll(BREAKS, ' ')).join('\t'),
  );
  return truncated ? [...lines, '(more rows: raise limit, or aggregate in sql)'].join('\n') : lines.join('\n');
}

function sourceText(source: object): string {
  const { publisher, licence, page, as_of: asOf, fetched_at: fetchedAt } = source as Record<string, string | undefined>;
  const who = licence === undefined ? publisher : `${publisher} (${licence})`;
  const when = asOf ?? fetchedAt?.slice(0, 16).replace('T', ' ');
  return `Source: ${[who, page, when === undefined ? undefined : `as of ${when}`].filter((part) => part !== undefined).join(', ')}.`;
}
